import { avatarLimits } from '@aureole/contract/avatar-limits'
import { line } from './card-words.ts'

const readMax = 4000
const traitMax = 60

/** The parts of a list, however it is written: with commas, on lines, or as `Personality("Kind" + "Shy")`. */
export function traitsIn(text: string): { items: string[]; isList: boolean } {
  const head = text.slice(0, readMax)
  const quoted = [...head.matchAll(/["“]([^"”+\n]{2,60})["”]/g)].map((match) => match[1] ?? '')
  const isFormal = /["”]\s{0,3}\+\s{0,3}["“]/.test(head)
  const parts = isFormal ? quoted : head.split(/[,;\n•+|]|(?:^|\s)[-*]\s/)
  const items = [...new Set(parts.map(trait))].filter((item) => item !== '')
  const isList =
    items.length > 0 && items.every((item) => item.length <= traitMax) && !/[.!?]\s+\p{Lu}/u.test(head)
  return { items: items.filter((item) => item.length <= traitMax), isList }
}

/** With a capital, as the house writes them, and without what programs need around a word. */
function trait(text: string): string {
  const bare = line(
    text.replaceAll(/[[\](){}<>*_"“”]/g, '').replace(/^[\s:=-]{0,8}/, ''),
    avatarLimits.lineMax,
  )
  const tidy = bare.replace(/^(?:and|or)\s/i, '').replace(/[.:=\s]{1,4}$/, '')
  return tidy.charAt(0).toUpperCase() + tidy.slice(1)
}

/** What stands behind `Occupation: …`, on a line of its own or in a row of such. */
export function fieldIn(text: string, names: string): string | undefined {
  const pattern = new RegExp(
    `(?:^|[\\n[;{.|])[\\s*_"'+-]{0,6}(?:${names})[*_"'\\s]{0,4}[:=(][*_"'(\\s]{0,4}([^\\n\\]);}|]{1,300})`,
    'i',
  )
  const found = pattern.exec(text.slice(0, 10 * readMax))?.[1]
  const [sentence = ''] = found?.split(/\.\s/, 1) ?? []
  return sentence.replaceAll(/["*_]{1,3}/g, '').trim() || undefined
}
