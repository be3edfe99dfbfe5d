import type { Remembered } from '#minds/mind.ts'
import { saidBack, toThePerson, typeset } from '../grammar/persons.ts'
import { saidOf } from './episodes.ts'
import { factData } from './fact.ts'
import { dayInWords, today } from './when.ts'

/** The memory in words for the person. What was told with “tomorrow” is not tomorrow a week later. */
export function recalledInWords(
  { text, data, at }: Pick<Remembered, 'text' | 'data' | 'at'>,
  now: number,
): string {
  const fact = factData(data)
  const answer = /^Answered [“"](.+?)[”"] when asked: (.+)$/.exec(text)
  if (answer !== null) return typeset(`You said "${answer[1]}" when I asked: ${answer[2]}`)
  const own = saidOf({ data, text })
  if (own !== undefined) return typeset(saidBack(own))
  let said = toThePerson(text)
  if (fact?.when !== undefined && fact.day !== undefined && today(now) !== today(at)) {
    const isOver = fact.day < today(now)
    const time = / at .+$/.exec(fact.when)?.[0] ?? ''
    said = said.replaceAll('’', "'").replace(fact.when, `${dayInWords(fact.day, now)}${time}`)
    if (isOver) said = said.replace(/^You have\b/, 'You had').replace(/^You are\b/, 'You were')
  }
  return typeset(said)
}
