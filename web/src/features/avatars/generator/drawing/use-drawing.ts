import type { LookChoice as Choice } from '@aureole/contract/looks'
import type { LookChoice } from '@aureole/portrait-drawing'
import { useEffect, useRef, useState } from 'react'
import { createDesk, type Desk, type Drawn } from './desk.ts'
import type { Crop } from './messages.ts'

let desk: Desk | undefined

/** One for the whole page, hired when the first face is wanted. */
export function drawingDesk(): Desk {
  desk ??= createDesk({
    hire: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    keep: (svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
    discard: (url) => URL.revokeObjectURL(url),
  })
  return desk
}

/** The vocabulary of the API and of the drawing is one and the same; the API's schema only does not list it. */
export function drawable(choice: Choice): LookChoice {
  return choice as LookChoice
}

async function decoded(drawn: Drawn): Promise<Drawn> {
  if (drawn.url === undefined) return drawn
  const image = new Image()
  image.src = drawn.url
  await image.decode().catch(() => undefined)
  return drawn
}

export interface Drawing {
  readonly drawn: Drawn | undefined
  /** Nothing can be drawn in this browser. */
  readonly failed: boolean
}

/** The large portrait follows a slider about twelve times a second; small ones wait until the hand rests. */
const pace = { urgent: 80, rest: 320 }

/**
 * A picture by the answers. The one before stays until the next is ready to be shown, so that nothing blinks; while a slider is
 * dragged, whatever was drawn on the way is shown, too.
 */
export function useDrawing(choice: Choice, crop: Crop, { urgent = false } = {}): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ drawn: undefined, failed: false })
  const orders = useRef({ asked: 0, shown: 0, at: 0 })
  const text = JSON.stringify(choice)
  useEffect(() => {
    const state = orders.current
    let cancel = () => undefined as void
    function order() {
      const mine = ++state.asked
      state.at = performance.now()
      const job = drawingDesk().draw(drawable(JSON.parse(text) as Choice), crop, urgent)
      cancel = job.cancel
      job.drawn.then(decoded).then(
        (next) => {
          if (mine <= state.shown) return
          state.shown = mine
          setDrawing({ drawn: next, failed: false })
        },
        () => {
          if (drawingDesk().isBroken()) setDrawing((before) => ({ ...before, failed: true }))
        },
      )
    }
    const since = performance.now() - state.at
    const wait = state.shown === 0 ? 0 : urgent ? Math.max(0, pace.urgent - since) : pace.rest
    const timer = setTimeout(order, wait)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [text, crop, urgent])
  return drawing
}

/** Fills the gaps of a choice, where drawing is possible. */
export async function completeLook(choice: Choice): Promise<Choice | undefined> {
  try {
    return (await drawingDesk().draw(drawable(choice), undefined, true).drawn).look
  } catch {
    return undefined
  }
}
