import type { Mind, MindRequest } from '../from-server.ts'

export interface MindAnswer {
  readonly text: string
  readonly state: unknown
  readonly memories: readonly Pick<MindRequest['memories'][number], 'kind' | 'text' | 'key' | 'data'>[]
  readonly milliseconds: number
  /** Why there is no whole reply. */
  readonly failure: string | undefined
}

/** One reply from the first word to the last. A mind that cannot answer is a finding, not the end of the run. */
export async function askMind(mind: Mind, request: MindRequest): Promise<MindAnswer> {
  const { signal } = new AbortController()
  const started = performance.now()
  let text = ''
  let state = request.state
  let memories: MindAnswer['memories'] = []
  let failure: string | undefined = 'the mind broke off'
  try {
    for await (const event of mind.answer(request, signal)) {
      if (event.type === 'text') text += event.text
      else {
        state = event.state
        memories = event.memories ?? []
        failure = text.trim() === '' ? 'the mind said nothing' : undefined
      }
    }
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  const milliseconds = performance.now() - started
  return {
    text,
    state,
    memories: [...memories, ...(await later(mind, request, text))],
    milliseconds,
    failure,
  }
}

/** What a mind notices in the background instead. */
async function later(mind: Mind, request: MindRequest, text: string): Promise<MindAnswer['memories']> {
  const last = request.turns.at(-1)
  if (mind.remember === undefined || last === undefined) return []
  const { persona, person, now } = request
  const turns = [last, { from: 'self' as const, text, at: now }]
  const known = request.memories.map((memory) => memory.text)
  const found = await mind.remember({ persona, person, turns, known }, new AbortController().signal)
  return found.map(({ kind, text, key, data }) => ({ kind, text, key, data }))
}
