import { createHash } from 'node:crypto'
import { ethnicities, type Ethnicity, type Gender } from '@aureole/contract/avatars'
import type { LookChoice } from '@aureole/contract/looks'
import type { CardFields } from './card-fields.ts'

const readMax = 50_000

/** What a card says of somebody's looks; what it leaves open is the seed's, so that the same card looks the same twice. */
export interface CardLooks {
  readonly gender: Gender
  readonly ethnicity: Ethnicity
  readonly look: LookChoice
  /** What the card does not say. */
  readonly guessed: readonly ('gender' | 'ethnicity')[]
}

export function readLooks(card: CardFields): CardLooks {
  const told = `${card.description}\n${card.personality}`.slice(0, readMax)
  const seed = `card-${createHash('sha256').update(card.name).update(card.description).digest('hex').slice(0, 12)}`
  const gender = genderIn(card.tags, told) ?? genderIn([], card.firstMessage.slice(0, readMax))
  const ethnicity = ethnicityIn(told)
  return {
    gender: gender ?? 'FEMALE',
    ethnicity:
      ethnicity ?? ethnicities[Number.parseInt(seed.slice(-4), 16) % ethnicities.length] ?? 'EUROPEAN',
    look: {
      seed,
      ...optionIn(told, 'hairColour', hairColours),
      ...optionIn(told, 'eyes', eyes),
      ...optionIn(told, 'hair', styles),
    },
    guessed: [
      ...(gender === undefined ? (['gender'] as const) : []),
      ...(ethnicity === undefined ? (['ethnicity'] as const) : []),
    ],
  }
}

function genderIn(tags: readonly string[], told: string): Gender | undefined {
  const named =
    /\b(?:gender|sex)\b[*_"'\s]{0,6}[:=(|[-][*_"'(\s]{0,6}(female|woman|girl|male|man|boy)\b/i.exec(told)?.[1]
  const word = named ?? tags.find((tag) => /^(?:female|woman|male|man)$/i.test(tag.trim()))
  if (word !== undefined) return /^(?:female|woman|girl)$/i.test(word.trim()) ? 'FEMALE' : 'MALE'
  const count = (pattern: RegExp) => [...told.matchAll(pattern)].length
  const women = count(
    /\b(?:she|her|hers|herself|woman|lady|queen|goddess|wife|girlfriend|mother|sister|daughter)\b/gi,
  )
  const men = count(/\b(?:he|him|his|himself|man|gentleman|king|husband|boyfriend|father|brother|son)\b/gi)
  return women === men ? undefined : women > men ? 'FEMALE' : 'MALE'
}

const peoples: Record<Ethnicity, string> = {
  AFRICAN:
    'african|african[- ]american|nigerian|kenyan|ethiopian|ghanaian|somali|senegalese|congolese|zulu|yoruba|igbo|jamaican|haitian|dark[- ]skinned',
  EAST_ASIAN:
    'asian|east asian|japanese|chinese|korean|taiwanese|mongolian|vietnamese|thai|filipin[oa]|cambodian|malaysian|singaporean',
  EUROPEAN:
    'european|caucasian|german|french|english|british|irish|scottish|welsh|italian|spanish|portuguese|polish|russian|ukrainian|dutch|belgian|swedish|norwegian|danish|finnish|icelandic|greek|czech|hungarian|romanian|austrian|swiss|nordic|slavic',
  LATIN_AMERICAN:
    'latin[ao]|latin american|hispanic|mexican|brazilian|colombian|argentin(?:ian|e)|peruvian|chilean|cuban|venezuelan|puerto rican|dominican',
  MIDDLE_EASTERN:
    'middle eastern|arab|arabian|persian|iranian|turkish|egyptian|lebanese|syrian|iraqi|saudi|moroccan|israeli|palestinian|kurdish|tunisian|algerian',
  PACIFIC: 'pacific islander|polynesian|hawaiian|maori|samoan|tongan|fijian',
  SOUTH_ASIAN: 'south asian|indian|pakistani|bangladeshi|bengali|punjabi|tamil|nepali|nepalese|sri lankan',
}

/** The first people that is named counts: where somebody is from comes before whom they know. */
function ethnicityIn(told: string): Ethnicity | undefined {
  const found = ethnicities.map((ethnicity) => ({
    ethnicity,
    at: told.search(new RegExp(`\\b(?:${peoples[ethnicity]})\\b`, 'i')),
  }))
  return found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.ethnicity
}

const hairColours: Record<string, string> = {
  PLATINUM: 'platinum|silver|white[- ]blonde?',
  COPPER: 'copper|ginger|red|orange',
  AUBURN: 'auburn|reddish[- ]brown',
  CHESTNUT: 'chestnut',
  DARK_BROWN: 'dark[- ]brown',
  DARK_BLOND: 'dark[- ]blonde?|dirty[- ]blonde?',
  BLOND: 'blonde?|golden',
  BROWN: 'brown|brunette|light[- ]brown',
  GREY: 'gr[ae]y',
  WHITE: 'white',
  BLACK: 'black|raven|jet[- ]black',
}

const eyes: Record<string, string> = {
  SEA_GREEN: 'teal|turquoise|sea[- ]green',
  DARK_BROWN: 'dark[- ]brown|black',
  BROWN: 'brown',
  HAZEL: 'hazel',
  AMBER: 'amber|golden|yellow',
  GREEN: 'green|emerald',
  BLUE: 'blue|azure|sapphire',
  GREY: 'gr[ae]y|silver',
}

const styles: Record<string, string> = {
  LONG_WAVES: 'long wavy|wavy',
  PONYTAIL: 'ponytail',
  BUN: 'bun',
  PLAITS: 'braids|braided|plaits',
  LOCS: 'dreadlocks|dreads',
  AFRO: 'afro',
  PIXIE: 'pixie',
  BOB: 'bob',
  CURLS: 'curly',
  BUZZ: 'buzz ?cut|shaved',
  BALD: 'bald',
  HIJAB: 'hijab',
  LONG_STRAIGHT: 'long straight|long',
}

/** `long red hair`, `eyes: green`, `hair("black")`, `a ponytail`. */
function optionIn(
  told: string,
  option: 'hairColour' | 'eyes' | 'hair',
  words: Record<string, string>,
): Partial<LookChoice> {
  const noun = option === 'eyes' ? 'eyes?' : 'hair'
  for (const [value, pattern] of Object.entries(words)) {
    const before = `\\b(?:${pattern})\\b(?:[ ,-]{1,2}[\\w-]{1,15}){0,2}[ -]${noun}\\b`
    const after = `\\b${noun}\\b(?: colou?r| style)?[*_"'\\s]{0,4}[:=(|-][*_"'(\\s]{0,4}(?:[\\w-]{1,15}[ ,]{1,2}){0,2}(?:${pattern})\\b`
    const alone = option === 'hair' && !/curly|wavy|long|shaved/.test(pattern) ? `|\\b(?:${pattern})\\b` : ''
    if (new RegExp(`${before}|${after}${alone}`, 'i').test(told)) return { [option]: value }
  }
  return {}
}
