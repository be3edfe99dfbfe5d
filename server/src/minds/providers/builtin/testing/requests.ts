import type { Encoder } from '#platform/encoder/index.ts'
import type { Mind, MindRequest, NewMemory, Turn } from '#minds/mind.ts'
import type { State } from '../state.ts'

/** An evening, on which everything is said unless a test says otherwise. */
export const evening = Date.UTC(2026, 10, 15, 18)

/** Somebody of whom nothing is known has said this to the angel. */
export function requestOf(
  persona: MindRequest['persona'],
  turns: readonly Turn[],
  more: Partial<MindRequest> = {},
): MindRequest {
  return {
    persona,
    person: { name: null, about: null },
    present: [],
    memories: [],
    summary: null,
    turns,
    goOn: false,
    version: 1,
    care: false,
    state: null,
    askedBy: 'x',
    now: evening,
    ...more,
  }
}

/** By words alone: what holds without the encoder holds with it. */
export const noEncoder: Encoder = {
  encode: () => Promise.reject(new Error('there is none')),
  close: async () => undefined,
}

/** The whole of an answer, and what is to be kept of it. */
export async function listen(mind: Pick<Mind, 'answer'>, request: MindRequest) {
  let text = ''
  let state: State | undefined
  let memories: readonly NewMemory[] = []
  for await (const event of mind.answer(request, new AbortController().signal)) {
    if (event.type === 'text') text += event.text
    else {
      state = event.state as State
      memories = event.memories ?? []
    }
  }
  return { text, state, memories }
}
