import { setTimeout as pause } from 'node:timers/promises'
import type { Mind, MindRequest } from '../mind.ts'
import { echoReply } from './echo-reply.ts'

/** The stand-in: gives back what it heard, word by word. The same request always gets the same reply. */
export function createEchoMind(options: { wordsPerSecond: number }): Mind {
  const { wordsPerSecond } = options
  return {
    name: 'built-in stand-in',
    async *answer(request: MindRequest, signal: AbortSignal) {
      const started = performance.now()
      let spoken = 0
      for (const word of echoReply(request).match(/\S+\s*/g) ?? []) {
        if (signal.aborted) return
        if (wordsPerSecond > 0) {
          // Against the start, not the word before: a late timer does not slow the whole reply.
          const due = started + (++spoken * 1000) / wordsPerSecond
          const wait = due - performance.now()
          if (wait > 1) await pause(wait, undefined, { signal }).catch(() => undefined)
          if (signal.aborted) return
        }
        yield { type: 'text', text: word }
      }
      yield { type: 'end', state: null }
    },
  }
}
