import { completeLook, drawPortrait, paletteOf } from '@aureole/portrait-drawing'
import type { Delivery, Failure, Order } from './messages.ts'

/** Draws beside the page, so that a slider never waits for a face. */
self.addEventListener('message', ({ data: { id, choice, crop } }: MessageEvent<Order>) => {
  let answer: Delivery | Failure
  try {
    const look = completeLook(choice)
    const svg = crop && drawPortrait(choice, { crop })
    answer = { id, look, palette: paletteOf(look), svg }
  } catch (error) {
    answer = { id, failed: String(error) }
  }
  self.postMessage(answer)
})
