import type { LoreEntry, Script } from '../../minds/index.ts'
import { BoundedCache } from '../../platform/bounded-cache.ts'
import type { Database } from '../../platform/database/index.ts'
import { avatarWithCard } from '../store.ts'
import { fieldsOf, isObject, type RawCard } from './card-fields.ts'

/** What a mind gets of the card that an angel came with: the fields that are no part of the angel's own texts. */
export function scriptOf(card: RawCard): Script {
  const fields = fieldsOf(card)
  return {
    systemPrompt: orNull(fields.systemPrompt),
    scenario: orNull(fields.scenario),
    exampleDialogues: orNull(fields.examples),
    postHistory: orNull(fields.afterHistory),
    lore: loreOf(card),
  }
}

function loreOf(card: RawCard): LoreEntry[] {
  const data = isObject(card['data']) ? card['data'] : card
  const book = isObject(data['character_book']) ? data['character_book'] : {}
  const entries = book['entries']
  const list: unknown[] = Array.isArray(entries) ? entries : isObject(entries) ? Object.values(entries) : []
  return list.filter(isObject).flatMap((entry) => {
    const text = typeof entry['content'] === 'string' ? entry['content'].trim() : ''
    if (text === '' || entry['enabled'] === false) return []
    const order = entry['insertion_order']
    return [
      {
        keys: words(entry['keys'] ?? entry['key']),
        secondaryKeys: entry['selective'] === true ? words(entry['secondary_keys']) : [],
        text,
        always: entry['constant'] === true,
        caseSensitive: entry['case_sensitive'] === true,
        order: typeof order === 'number' && Number.isFinite(order) ? order : 100,
      },
    ]
  })
}

function words(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : []
  return list.flatMap((word) => (typeof word === 'string' && word.trim() !== '' ? [word.trim()] : []))
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text
}

const rememberedScripts = 500

/** Cards can have megabytes: each is read once and its script kept, since a card never changes once it is here. */
export function createScripts({ database }: { database: Database }) {
  const known = new BoundedCache<Script>(rememberedScripts)
  return async (id: string): Promise<Script | undefined> => {
    const remembered = known.get(id)
    if (remembered !== undefined) return remembered
    const kept = (await avatarWithCard(database.db, id))?.card
    if (!isObject(kept) || !isObject(kept['card'])) return undefined
    const script = scriptOf(kept['card'])
    known.set(id, script)
    return script
  }
}
