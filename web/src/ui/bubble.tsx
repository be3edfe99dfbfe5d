import type { ReactNode } from 'react'
import { CarePicture } from './avatar-picture.tsx'
import { classNames } from './class-names.ts'

export interface BubbleProps {
  /** `in` the angel's, `out` mine, `care` a human of customer care, `notice` a line of the house between messages. */
  from: 'in' | 'out' | 'care' | 'notice'
  /** First and last of a run by the same person: the corners join up. */
  first?: boolean | undefined
  last?: boolean | undefined
  /** Beside the last of a run. */
  picture?: ReactNode
  name?: ReactNode
  /** 1 to 5: the angel's colour in a group. */
  nameColour?: 1 | 2 | 3 | 4 | 5 | undefined
  /** A soft caret after the text. */
  streaming?: boolean | undefined
  state?: 'sent' | 'sending' | 'failed' | undefined
  /** Under the bubble: time, actions, Retry. */
  meta?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

export function Caret() {
  return <span className="k-caret" aria-hidden="true" />
}

/** Before the first word has come. */
export function Thinking({ label = 'Writing' }: { label?: string | undefined }) {
  return (
    <span className="k-thinking">
      <span className="sr-only">{label}</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </span>
  )
}

export function Bubble(props: BubbleProps) {
  const { from, first = true, last = true, picture, name, nameColour, streaming, state = 'sent' } = props
  const side = from === 'care' ? (picture ?? <CarePicture />) : picture
  const named = from === 'care' ? (name ?? 'Customer care (human)') : name
  const hasSide = (from === 'in' && side !== undefined) || from === 'care'
  return (
    <div
      className={classNames('k-message', `k-message-${from}`, props.className)}
      data-first={first ? '' : undefined}
      data-last={last ? '' : undefined}
      data-state={state}
    >
      <div className="k-message-line">
        {hasSide ? <div className="k-message-side">{last ? side : null}</div> : null}
        <div className="k-bubble">
          {named ? (
            <span
              className="k-message-name"
              style={nameColour ? { color: `var(--angel-${nameColour})` } : undefined}
            >
              {named}
            </span>
          ) : null}
          {props.children}
          {streaming ? <Caret /> : null}
        </div>
      </div>
      {props.meta ? (
        <div className="k-message-meta" data-danger={state === 'failed' ? '' : undefined}>
          {props.meta}
        </div>
      ) : null}
    </div>
  )
}
