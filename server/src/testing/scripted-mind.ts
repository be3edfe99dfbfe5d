import type { Mind, MindRequest, NewMemory } from '../minds/index.ts'

export interface ScriptedMind extends Mind {
  /** What was asked of it, oldest first. */
  readonly requests: MindRequest[]
  /** The next words of the reply that is being written; `end` and `fail` bring it to its end. */
  say(text: string): void
  end(state?: unknown, memories?: readonly NewMemory[]): void
  fail(error?: Error): void
  /** Resolves when a reply waits for its next words. */
  waiting(): Promise<void>
}

type Step =
  { text: string } | { state: unknown; memories?: readonly NewMemory[] | undefined } | { error: Error }

/** A mind that says what the test tells it to say, when the test says so. */
export function createScriptedMind(): ScriptedMind {
  const steps: Step[] = []
  const requests: MindRequest[] = []
  let wake: (() => void) | undefined
  let listeners: (() => void)[] = []

  function add(step: Step): void {
    steps.push(step)
    wake?.()
  }

  async function next(signal: AbortSignal): Promise<Step | undefined> {
    while (steps.length === 0 && !signal.aborted) {
      await new Promise<void>((resolve) => {
        wake = resolve
        signal.addEventListener('abort', () => resolve(), { once: true })
        for (const listener of listeners) listener()
        listeners = []
      })
      wake = undefined
    }
    return signal.aborted ? undefined : steps.shift()
  }

  return {
    name: 'scripted',
    requests,
    say: (text) => add({ text }),
    end: (state = null, memories) => add({ state, memories }),
    fail: (error = new Error('the model server is away')) => add({ error }),
    waiting: () =>
      wake === undefined ? new Promise((resolve) => listeners.push(resolve)) : Promise.resolve(),
    summarise: async () => '',
    async *answer(request, signal) {
      requests.push(request)
      for (;;) {
        const step = await next(signal)
        if (step === undefined) return
        if ('error' in step) throw step.error
        if ('text' in step) yield { type: 'text', text: step.text }
        else {
          const { state, memories } = step
          yield { type: 'end', state, ...(memories && { memories }) }
          return
        }
      }
    },
  }
}
