import type { AvatarDraft } from '@aureole/contract/own-avatars'

/** A whole angel, with whatever the test is about. */
export function draft(more: Partial<AvatarDraft> = {}): AvatarDraft {
  return {
    name: 'Clara',
    age: 34,
    gender: 'FEMALE',
    ethnicity: 'EUROPEAN',
    look: { seed: 'clara', hair: 'BOB', palette: 'PLUM' },
    traits: ['Curious', 'Dry'],
    hobbies: ['Chess', 'Swimming'],
    occupation: 'Astronomer',
    relation: 'Good friend',
    speakingStyle: 'Teasing',
    ...more,
  }
}
