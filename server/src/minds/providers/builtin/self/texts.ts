import type { Persona } from '#minds/mind.ts'
import { inFirstPerson, quirkInFirstPerson } from '../grammar/first-person.ts'
import { typeset } from '../grammar/persons.ts'
import { withArticle } from '../facts/values.ts'
import { stemsOf } from '../hear/words.ts'

/** Something that an angel can say about herself, in her own voice. */
export interface OwnLine {
  readonly text: string
  /** An `aside` is a sentence of the biography that speaks of something else than the angel. */
  readonly from: 'biography' | 'opinion' | 'quirk' | 'aside' | 'trade' | 'hobby'
  readonly stems: ReadonlySet<string>
}

const kept = new WeakMap<Persona, readonly OwnLine[]>()
const byTexts = new Map<string, readonly OwnLine[]>()
const most = 300

/** All that the angel's texts say, in the first person; what cannot be turned safely is left out. */
export function ownLines(persona: Persona): readonly OwnLine[] {
  const known = kept.get(persona) ?? byTexts.get(signature(persona))
  if (known !== undefined) return known
  const lines = [
    ...biographyOf(persona),
    ...persona.opinions.flatMap((text) => own(text, 'opinion')),
    ...persona.quirks.flatMap((text) => own(quirkInFirstPerson(text, persona), 'quirk')),
    ...own(`I’m ${withArticle(lowerFirst(persona.occupation))}.`, 'trade'),
    ...persona.hobbies.flatMap((text) => own(`One of my pleasures: ${lowerFirst(asMine(text))}.`, 'hobby')),
  ]
  kept.set(persona, lines)
  if (byTexts.size >= most) byTexts.clear()
  byTexts.set(signature(persona), lines)
  return lines
}

function biographyOf(persona: Persona): OwnLine[] {
  let before: string | undefined
  return sentencesOf(persona.biography).flatMap((text) => {
    const isOfOther = isAside(text, persona)
    const said = isOfOther ? text : alreadyMine(text) ? text : turned(text, persona)
    // “I married him after the first”: whom, stands in the sentence before.
    const leans =
      said !== undefined &&
      /^(?:I (?:\p{L}+ )?(?:him|her|them|it)\b|They\b|It\b|That\b|There\b(?! (?:is|are|was|were) )|Both\b|Then\b|So\b|Most say\b|The same\b|A tired\b|Not\b)/u.test(
        said,
      )
    const whole =
      leans && before !== undefined && before.length + said.length < 250
        ? `${before} ${said}`
        : leans && !isOfOther
          ? undefined
          : said
    before = said
    return own(whole, isOfOther ? 'aside' : 'biography')
  })
}

/** As much of it as can be said of oneself: “She raised three boys, one of whom …” at least tells of the boys. */
function turned(text: string, persona: Persona): string | undefined {
  const whole = inFirstPerson(text, persona)
  if (whole !== undefined) return whole
  const parts = text.split(/,(?= (?:who|which|and|but|so|because|since|though|while|as|when)\b)/u)
  for (let count = parts.length - 1; count > 0; count--) {
    const part = parts.slice(0, count).join(',')
    const said = part.split(' ').length < 4 ? undefined : inFirstPerson(`${part}.`, persona)
    if (said !== undefined) return said
  }
  return undefined
}

/** “Walking his neighbour’s dog”, said by himself. */
export function asMine(hobby: string): string {
  return hobby.replace(/\b(?:his|her)\b(?= \p{L})/gu, 'my')
}

function signature({ name, occupation, biography, opinions, quirks, hobbies }: Persona): string {
  return [name, occupation, biography, ...opinions, ...quirks, ...hobbies].join('\n')
}

export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}|^\p{Lu} /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function isAside(text: string, { name }: Persona): boolean {
  return (
    !alreadyMine(text) &&
    !/\b(?:she|her|hers|herself|he|him|his|himself)\b/i.test(text) &&
    !text.includes(name)
  )
}

/** Imported cards are often written in the first person. */
function alreadyMine(text: string): boolean {
  return /\b(?:I|I’m|I'm|my)\b/.test(text)
}

function own(text: string | undefined, from: OwnLine['from']): OwnLine[] {
  if (text === undefined || text.length > 260) return []
  const said = typeset(text.trim())
  return [{ text: /[.!?…]”?$/.test(said) ? said : `${said}.`, from, stems: new Set(stemsOf(said)) }]
}

export function sentencesOf(text: string): string[] {
  return (
    text
      .match(/[^.!?…]+(?:[.!?…]+[”"’)]*|$)/gu)
      ?.map((one) => one.trim())
      .filter(Boolean) ?? []
  )
}
