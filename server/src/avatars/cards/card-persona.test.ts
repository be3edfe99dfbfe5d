import { avatarLimits } from '@aureole/contract/avatar-limits'
import { describe, expect, it } from 'vitest'
import { personaOf } from './card-persona.ts'
import { readCard } from './read-card.ts'
import { cardV1, cardV2, cardV3 } from './testing/build-cards.ts'

function persona(card: object) {
  return personaOf(readCard(Buffer.from(JSON.stringify(card))))
}
const changed = (data: object) => ({ ...cardV2, data: { ...cardV2.data, ...data } })

describe('the angel of a card', () => {
  it.each([
    ['V1', cardV1],
    ['V2', cardV2],
    ['V3', cardV3],
  ])('has what the card says: %s', (_, card) => {
    const { draft } = persona(card)
    expect(draft).toMatchObject({
      name: 'Maren Voss',
      age: 41,
      gender: 'FEMALE',
      occupation: 'Lighthouse keeper',
      traits: ['Patient', 'Dry', 'Stubborn', 'Kind'],
      hobbies: ['Gulls', 'Strong tea', 'Crosswords'],
      look: { hairColour: 'COPPER', eyes: 'GREEN' },
    })
  })

  it('speaks to the reader, not in placeholders', () => {
    const { draft } = persona(cardV3)
    expect(draft.biography).toMatch(/^Maren keeps the lighthouse at Skagen and talks to you over the radio\./)
    expect(draft.greeting).toBe('*The lamp turns.* "Come in, you. Your coat is dripping on my floor."')
    const { draft: other } = persona(
      changed({
        description:
          '{{user}} knows {{char}}. {{user}}’s boat is hers. <USER> and <BOT>. {{// a note}}{{random:One,Two}} lamp. Age: 30',
      }),
    )
    expect(other.biography).toBe(
      'You knows Maren Voss. Your boat is hers. You and Maren Voss. One lamp. Age: 30',
    )
  })

  it('has prose of its personality in the biography, and a list of it in the traits', () => {
    const prose = 'She never hurries. When the wind turns, so does she.'
    expect(persona(changed({ personality: prose })).draft.biography).toContain(prose)
    expect(
      persona(changed({ personality: 'Personality("Kind" + "Shy" + "Very Dry")' })).draft.traits,
    ).toEqual(['Kind', 'Shy', 'Very Dry'])
    const lined = persona(changed({ personality: '- calm\n- blunt about fish\n- loyal' })).draft.traits
    expect(lined).toEqual(['Calm', 'Blunt about fish', 'Loyal'])
  })

  it('is a man where the card speaks of one, and is named after where they are from', () => {
    const man = {
      description: 'He is a Brazilian fisherman. His boat is old. Age: 50',
      personality: 'calm',
      first_mes: '',
    }
    expect(persona(changed(man)).draft).toMatchObject({ gender: 'MALE', ethnicity: 'LATIN_AMERICAN' })
    expect(
      persona(changed({ ...man, description: 'Gender: Female. He likes it. Age: 20' })).draft.gender,
    ).toBe('FEMALE')
    expect(
      persona(changed({ description: 'A rock. Age: 99', first_mes: '', tags: ['male'] })).draft.gender,
    ).toBe('MALE')
  })

  it('asks to check what the card leaves open, and is grown up', () => {
    const { draft, remarks } = persona(changed({ description: 'Somebody.', first_mes: 'Hm.' }))
    expect(draft.age).toBe(28)
    expect(remarks).toEqual(
      expect.arrayContaining([
        'The card does not say how old Maren Voss is. We put 28; please check.',
        'The card does not say Maren Voss’s gender and ethnicity. We guessed; please check.',
      ]),
    )
    const ancient = persona(changed({ description: 'Age: 1200, Japanese. She waits.' }))
    expect(ancient.remarks[0]).toBe('The card says 1200 years; ages here end at 99. We put 28; please check.')
    expect(persona(cardV2).remarks.join(' ')).not.toContain('how old')
  })

  it('looks the same each time the same card is read', () => {
    expect(persona(cardV2).draft.look).toEqual(persona(structuredClone(cardV2)).draft.look)
    expect(persona(changed({ name: 'Other' })).draft.look.seed).not.toBe(persona(cardV2).draft.look.seed)
  })

  it('is shortened to what we show, and says so', () => {
    const { draft, remarks } = persona(
      changed({
        name: 'M'.repeat(60),
        description: `Age: 30. ${'She waits for the light. '.repeat(1000)}`,
        first_mes: 'Hello there, stranger! '.repeat(200),
      }),
    )
    expect(draft.name).toHaveLength(avatarLimits.nameMax)
    expect(draft.biography!.length).toBeLessThanOrEqual(avatarLimits.biographyMax)
    expect(draft.biography).toMatch(/light\.$/)
    expect(draft.greeting!.length).toBeLessThanOrEqual(avatarLimits.greetingMax)
    expect(remarks).toContain(
      'The name and the description and the greeting are longer than we show. The whole text stays with the card.',
    )
  })

  it('tells what is kept beside it', () => {
    expect(persona(cardV2).remarks).toContain(
      'Kept with the card: 2 lorebook entries, 2 further greetings, examples of how they talk, instructions for a model.',
    )
  })

  it.each([
    [
      'a minor',
      { description: 'Age: 16' },
      'Everybody here is an adult, and Maren Voss is not: the card says 16 years.',
    ],
    ['nobody', { name: '   ' }, 'The card has no name.'],
  ])('is refused when it is %s', (_, data, words) => {
    expect(() => persona(changed(data))).toThrow(words)
  })

  it.each([
    { tags: 'a, b', alternate_greetings: 'one', extensions: [], character_book: [], assets: {} },
    {
      description: 7,
      personality: null,
      first_mes: ['x'],
      tags: [1, {}, null],
      character_book: { entries: { 0: { content: 'x' } } },
    },
    { extensions: { aureole: { age: 3, look: { seed: '../..' } } } },
    { extensions: { aureole: { look: { seed: 'x', hair: 'NO_SUCH_HAIR' }, traits: ['Calm'] } } },
  ])('comes of whatever kind the fields are of', (data) => {
    const { draft } = persona(changed(data))
    expect(draft.age).toBeGreaterThanOrEqual(18)
    expect(draft.look.hair).not.toBe('NO_SUCH_HAIR')
  })
})
