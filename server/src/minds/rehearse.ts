import type { Mind, MindRequest } from './mind.ts'

/** Somebody who is nobody, and says what many begin with. */
function rehearsal(): MindRequest {
  const now = Date.now()
  return {
    persona: {
      name: 'Nobody',
      age: 30,
      gender: 'FEMALE',
      occupation: 'Prompter',
      biography: 'Whispers lines from below the stage.',
      greeting: 'Good evening.',
      speakingStyle: 'calm',
      traits: ['patient'],
      hobbies: ['theatre'],
      opinions: [],
      quirks: [],
      neverSays: [],
    },
    person: { name: null, about: null },
    present: [],
    memories: [],
    summary: null,
    turns: [
      { from: 'self', text: 'Good evening.', at: now },
      { from: 'person', text: 'Hello! I had a long day, and my sister is visiting. How are you?', at: now },
    ],
    goOn: false,
    version: 1,
    care: false,
    state: null,
    askedBy: 'nobody',
    now,
  }
}

/** An answer that nobody hears: what is compiled at its first use is compiled then, and not while somebody waits for the first one. */
export async function rehearse(mind: Pick<Mind, 'answer'>): Promise<void> {
  const enough = new AbortController()
  for await (const _ of mind.answer(rehearsal(), enough.signal)) {
    enough.abort()
    break
  }
}
