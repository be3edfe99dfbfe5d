import type { Heard } from '../hear.ts'
import type { Label } from './phrases.ts'
import { isOwn, without } from './spans.ts'

/** Then it is a story, a joke, or over. */
const unless: readonly Label[] = ['fiction', 'joking', 'past', 'recovered']
const notQuite = new Set(['almost', 'nearly'])

/** Whether somebody says in clear words that another one may be in danger. */
export function isAboutAnother(heard: Heard): boolean {
  return (
    without(heard, 'concern', 'idiom', 'notConcern').some((one) => isOwn(heard, one)) &&
    !unless.some((label) => heard.of(label).some((one) => isOwn(heard, one))) &&
    !isMourned(heard)
  )
}

/** They have died by their own hand: no line can help them any more. */
export function isMourned(heard: Heard): boolean {
  return heard
    .of('mourned')
    .some((one) => isOwn(heard, one) && !notQuite.has(heard.words[one.from - 1]?.word ?? ''))
}
