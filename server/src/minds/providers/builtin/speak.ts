import { setTimeout as pause } from 'node:timers/promises'

/** Word by word at a human pace; at once, in few pieces, when there is none. Stops soon after the signal. */
export async function* speak(
  text: string,
  wordsPerSecond: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const words = text.match(/\S+\s*/gu) ?? []
  if (wordsPerSecond <= 0) {
    const half = Math.ceil(words.length / 2)
    for (const part of [words.slice(0, half), words.slice(half)])
      if (part.length > 0 && !signal.aborted) yield part.join('')
    return
  }
  const started = performance.now()
  let spoken = 0
  for (const word of words) {
    if (signal.aborted) return
    // Against the start, not the word before: a late timer does not slow the whole reply.
    const wait = started + (spoken++ * 1000) / wordsPerSecond - performance.now()
    if (wait > 1) await pause(wait, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    yield word
  }
}
