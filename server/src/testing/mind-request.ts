import type { MindRequest, Persona, Turn } from '../minds/index.ts'

export const noor: Persona = {
  name: 'Noor',
  age: 29,
  gender: 'FEMALE',
  occupation: 'Night-shift astronomer',
  biography: 'Noor works while the town sleeps.',
  greeting: 'Still awake?',
  speakingStyle: 'Short sentences.',
  traits: ['Dry'],
  hobbies: ['Crosswords'],
  opinions: ['Street lamps should be dimmer.'],
  quirks: ['Counts stairs.'],
  neverSays: ['Have a blessed day'],
}

export function said(text: string, from: Turn['from'] = 'person', name?: string): Turn {
  return { from, text, at: Date.UTC(2026, 10, 15, 12), ...(name === undefined ? {} : { name }) }
}

/** Somebody says hello to Noor, unless it is said otherwise. */
export function mindRequest(change: Partial<MindRequest> = {}): MindRequest {
  return {
    persona: noor,
    person: { name: 'Robin', about: null },
    present: [],
    memories: [],
    summary: null,
    turns: [said('Hello')],
    goOn: false,
    version: 1,
    care: false,
    state: null,
    askedBy: 'robin',
    now: Date.UTC(2026, 10, 15, 12),
    ...change,
  }
}
