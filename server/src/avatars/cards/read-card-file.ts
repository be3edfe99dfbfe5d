import type { AvatarDraft } from '@aureole/contract/own-avatars'
import { fieldsOf } from './card-fields.ts'
import { personaOf } from './card-persona.ts'
import { readCard } from './read-card.ts'
import type { KeptCard } from './write-card.ts'

/** All that a file of a card comes to. */
export interface CardFile {
  readonly kept: KeptCard
  readonly draft: AvatarDraft
  readonly picture?: Uint8Array
  readonly loreEntries: number
  readonly alternateGreetings: number
  readonly creator: string | null
  readonly remarks: readonly string[]
  /** Everything that somebody wrote, for safety to read. */
  readonly texts: readonly string[]
}

/** Pure, and bounded in time and memory by the size of the file: see `cards.fuzz.test.ts`. */
export function readCardFile(bytes: Uint8Array): CardFile {
  const read = readCard(bytes)
  const { draft, remarks } = personaOf(read)
  const card = fieldsOf(read.card)
  const { spec, container, picture } = read
  return {
    kept: { spec, container, card: read.card },
    draft,
    ...(picture === undefined ? {} : { picture: new Uint8Array(picture) }),
    loreEntries: card.lore.length,
    alternateGreetings: card.alternateGreetings.length,
    creator: card.creator.trim() === '' ? null : card.creator.trim().slice(0, 200),
    remarks,
    texts: [
      card.name,
      card.creator,
      ...card.tags,
      card.description,
      card.personality,
      card.scenario,
      card.firstMessage,
      card.examples,
      card.creatorNotes,
      card.systemPrompt,
      card.afterHistory,
      ...card.alternateGreetings,
      ...card.lore,
    ].filter((text) => text.trim() !== ''),
  }
}
