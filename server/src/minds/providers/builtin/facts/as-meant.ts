import { clausesOf, type Clause } from '../hear/clauses.ts'

const number =
  '(?:\\d+(?:[.:]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const oops = '(?:(?:no|nope|wait|sorry|oops|er+|hm+|i mean|make that|actually|rather)[,.!…: ]+)+'

const slips = [number, weekday].map(
  (kind) => new RegExp(`\\b${kind}\\b[.,!?…– -]*\\s${oops}(?:on |it's |he's |she's )?(?=${kind}\\b)`, 'giu'),
)

/** “He is 6. No, 7!”: the slip is left out, and what is meant stays. */
export function asMeant(text: string): string {
  return slips.reduce((left, slip) => left.replaceAll(slip, ''), text)
}

/** The same as clauses; those that were heard, where there was no slip. */
export function clausesAsMeant(text: string, heard: readonly Clause[]): readonly Clause[] {
  const meant = asMeant(text)
  return meant === text ? heard : clausesOf(meant)
}
