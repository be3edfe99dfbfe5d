import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '../own/written.ts'
import type { AvatarWithCard } from '../store.ts'
import type { RawCard } from './card-fields.ts'
import { ownKey } from './card-persona.ts'
import { readCardFile } from './read-card-file.ts'
import { pngCard, smallPng } from './testing/build-cards.ts'
import { cardOf, cardPng } from './write-card.ts'

/** What a JSON file and the database can hold: no halves of characters, no NUL. */
const text = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((one) => one.replaceAll('\0', '').toWellFormed())
const prose = fc.oneof(
  text,
  fc.constantFrom(
    '',
    '{{char}} greets {{user}}.',
    'patient, dry, kind',
    'She waits. She is calm.\r\n\r\n\r\nYes.',
    'A'.repeat(9000),
  ),
)
const key = fc.stringMatching(/^[a-z][a-z_]{0,11}$/)
const anything = fc
  .jsonValue({ maxDepth: 3, stringUnit: 'grapheme' })
  .map(
    (value) =>
      JSON.parse(JSON.stringify(value).replaceAll('\\u0000', '').replaceAll('__proto__', 'p')) as unknown,
  )
  .filter((value) => !JSON.stringify(value).includes('-0'))

const entry = fc.record({
  keys: fc.array(text, { maxLength: 3 }),
  content: prose,
  extensions: fc.dictionary(key, anything, { maxKeys: 3 }),
  enabled: fc.boolean(),
  insertion_order: fc.integer(),
  use_regex: fc.boolean(),
})
const dataV2 = {
  name: text.map((one) => `Ada ${one}`),
  description: prose.map((one) => `Age: 30. ${one}`),
  personality: prose,
  scenario: prose,
  first_mes: prose,
  mes_example: prose,
  creator_notes: prose,
  system_prompt: prose,
  post_history_instructions: prose,
  alternate_greetings: fc.array(prose, { maxLength: 3 }),
  tags: fc.array(text, { maxLength: 4 }),
  creator: text,
  character_version: text,
  extensions: fc.dictionary(key, anything, { maxKeys: 4 }),
  character_book: fc.option(
    fc.record({
      name: text,
      entries: fc.array(entry, { maxLength: 4 }),
      extensions: fc.dictionary(key, anything),
    }),
    { nil: undefined },
  ),
}
const dataV3 = {
  ...dataV2,
  nickname: text,
  group_only_greetings: fc.array(prose, { maxLength: 2 }),
  source: fc.array(text, { maxLength: 2 }),
  creation_date: fc.nat(),
  assets: fc.array(
    fc.record({
      type: text,
      uri: fc.constantFrom('ccdefault:', 'https://example.org/a'),
      name: text,
      ext: text,
    }),
    { maxLength: 3 },
  ),
}

function cardWith(
  spec: string,
  version: string,
  data: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<RawCard> {
  return fc
    .tuple(
      fc.record(data),
      fc.dictionary(key, anything, { maxKeys: 3 }),
      fc.dictionary(key, anything, { maxKeys: 3 }),
    )
    .map(([fields, more, beside]) => ({
      // What nobody knows yet, inside and beside the data.
      ...prefixed(beside),
      spec,
      spec_version: version,
      data: { ...prefixed(more), ...(JSON.parse(JSON.stringify(fields)) as object) },
    }))
}

function prefixed(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`new_${name}`, value]))
}

const version2 = cardWith('chara_card_v2', '2.0', dataV2)
const version3 = cardWith('chara_card_v3', '3.0', dataV3)

/** The angel that a file becomes, as the database gives it back. */
function angelOf(file: Buffer): AvatarWithCard {
  const { draft, kept } = readCardFile(file)
  const stored: unknown = JSON.parse(JSON.stringify(kept))
  return { ...written(draft), card: stored } as AvatarWithCard
}

function withoutOwn(card: RawCard): RawCard {
  const copy = JSON.parse(JSON.stringify(card)) as { data: { extensions: Record<string, unknown> } }
  Reflect.deleteProperty(copy.data.extensions, ownKey)
  return copy
}

const json = (card: RawCard) => Buffer.from(JSON.stringify(card))
const runs = { numRuns: 150, verbose: 0 } as const

describe('a card that comes in and goes out', () => {
  it.each([
    ['2', version2],
    ['3', version3],
  ] as const)('loses nothing in version %s, as JSON', (version, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (card) => {
        expect(withoutOwn(cardOf(angelOf(json(card)), version))).toEqual(card)
      }),
      runs,
    )
  })

  it.each([
    ['2', 'chara', version2],
    ['3', 'ccv3', version3],
  ] as const)('loses nothing in version %s, as PNG, however often', (version, keyword, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (card) => {
        let file = pngCard(card, keyword)
        for (let n = 0; n < 2; n++) file = cardPng(angelOf(file), version, smallPng())
        expect(withoutOwn(readCardFile(file).kept.card)).toEqual(card)
      }),
      runs,
    )
  })

  it('loses nothing on the way through the other version', () => {
    fc.assert(
      fc.property(version3, (card) => {
        const older = cardOf(angelOf(json(card)), '2')
        expect(older).toMatchObject({ spec: 'chara_card_v2', spec_version: '2.0' })
        const { data } = withoutOwn(cardOf(angelOf(json(older)), '3'))
        expect(data).toEqual(card['data'])
      }),
      runs,
    )
  })

  it('comes back as the same angel', () => {
    fc.assert(
      fc.property(version2, (card) => {
        const angel = angelOf(json(card))
        const again = angelOf(json(cardOf(angel, '3')))
        const { card: _, ...fields } = angel
        const { card: __, ...fieldsAgain } = again
        return isDeepStrictEqual(fieldsAgain, fields)
      }),
      runs,
    )
  })
})

describe('an angel of our own', () => {
  it('comes back as it was from the card that we write', () => {
    const draft = readCardFile(json({ name: 'Ada', description: 'Age: 30', personality: 'calm' })).draft
    const angel = {
      ...written({
        ...draft,
        speakingStyle: 'Short. Rarely asks.',
        relation: 'Good friend',
        starters: ['Tea?'],
      }),
      card: null,
    } as AvatarWithCard
    for (const file of [
      json(cardOf(angel, '3')),
      json(cardOf(angel, '2')),
      cardPng(angel, '3', smallPng()),
    ]) {
      const again = angelOf(json(cardOf(angelOf(file), '3')))
      expect({ ...again, card: null }).toEqual(angel)
    }
  })
})

describe('what its owner has changed', () => {
  const card = {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: 'Ada',
      description: '{{char}} waits. Age: 30',
      personality: 'calm, dry',
      first_mes: 'Hello {{user}}',
      tags: ['x'],
    },
  }
  const data = (row: AvatarWithCard) => cardOf(row, '2')['data'] as Record<string, unknown>

  it('goes out as they wrote it, and nothing else changes', () => {
    const angel = angelOf(json(card))
    expect(data(angel)).toMatchObject({ description: '{{char}} waits. Age: 30', first_mes: 'Hello {{user}}' })
    expect(data({ ...angel, greeting: 'Good morning' })).toMatchObject({
      first_mes: 'Good morning',
      description: '{{char}} waits. Age: 30',
    })
    expect(data({ ...angel, name: 'Ada L.' })).toMatchObject({
      name: 'Ada L.',
      first_mes: 'Hello {{user}}',
      tags: ['x'],
    })
    expect(data({ ...angel, traits: ['Calm', 'Loud'] })).toMatchObject({ personality: 'Calm, Loud' })
    expect(data({ ...angel, biography: 'Another life.' })).toMatchObject({
      description: 'Another life.',
      personality: 'calm, dry',
    })
  })
})
