import type { Encoder } from '#platform/encoder/index.ts'
import type { Mind } from '../../mind.ts'
import { speak } from './speak.ts'

export interface BuiltinOptions {
  /** 0: at once. */
  readonly wordsPerSecond: number
  readonly encoder: Encoder
  /** How many milliseconds an answer waits for meanings before it goes by words alone. A busy machine answers in time, but not as well. */
  readonly patience?: number
}

export interface BuiltinMind extends Mind {
  /** Loads what the first answer needs, in about half a second of one core, so that nobody has to wait for it. */
  readonly warm: () => Promise<void>
}

/**
 * The mind that needs nothing: no network, no model server, no download. It plans what to do with what was said and speaks lines that were
 * written for it. Bank and engine are loaded with the first answer, so that the server starts without them.
 */
export function createBuiltinMind({ wordsPerSecond, encoder, patience = 150 }: BuiltinOptions): BuiltinMind {
  let loading: ReturnType<typeof load> | undefined
  return {
    name: 'built-in',
    async warm() {
      await (loading ??= load())
      // Without the encoder it answers as well, only plainer.
      await encoder.encode(['hello']).catch(() => undefined)
    },
    async *answer(request, signal) {
      const { answer, learnt } = await (loading ??= load())
      const { text, state, memories } = await answer(request, { encoder, patience }, learnt)
      for await (const words of speak(text, wordsPerSecond, signal)) yield { type: 'text', text: words }
      if (signal.aborted) return
      yield { type: 'end', state, memories }
    },
    async summarise(digest) {
      const { summarise } = await import('./summarise.ts')
      return summarise(digest)
    },
  }
}

async function load() {
  const [{ answer }, { bankHash, acts, topicLines, topics }, { loadLearnt }] = await Promise.all([
    import('./answer.ts'),
    import('./bank/whole.ts'),
    import('./learnt/file.ts'),
  ])
  return {
    answer,
    learnt: await loadLearnt(bankHash(), { topics: topics.length, acts: acts.length, lines: topicLines }),
  }
}
