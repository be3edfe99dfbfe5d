import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export interface CardLook {
  padded?: boolean | undefined
  quiet?: boolean | undefined
  /** The whole card can be pressed. */
  action?: boolean | undefined
  chosen?: boolean | undefined
}

/** For links, labels and buttons that are cards. */
export function cardClass(look: CardLook = {}, extra?: string): string {
  const { padded = true, quiet, action, chosen } = look
  return classNames(
    'k-card',
    padded && 'k-card-padded',
    quiet && 'k-card-quiet',
    action && 'k-card-action',
    chosen && 'k-card-chosen',
    extra,
  )
}

export function Card({
  padded,
  quiet,
  chosen,
  className,
  ...rest
}: ComponentProps<'div'> & Omit<CardLook, 'action'>) {
  return <div {...rest} className={cardClass({ padded, quiet, chosen }, className)} />
}
