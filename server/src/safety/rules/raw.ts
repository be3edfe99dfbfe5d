import type { Folded } from '../reading/fold.ts'
import { writtenAt } from './written-at.ts'
import type { Finding, Screening } from '../verdict.ts'
import { hasName } from './named-people.ts'
import { findPersonalData } from './personal-data.ts'
import { findSpam } from './spam.ts'

const worthALook =
  /\d|@|:\/\/|www\.|>>|!!|[a-z\d]\.[a-z]{2,}|where .{0,40}(?:lives?|works)|(?:address|number|whereabouts) of |password|\b(?:hiv|aids|herpes|std|abortion)\b|\b(?:works?|goes|jogs?|walks?) (?:at|to|in|on) |\b(?:insta|snap|tiktok)|\b(\w+ \w+)(?: \1){2}/

/** Rules about numbers, addresses and links, which words alone do not show. */
export function findInRaw(
  text: string,
  folded: Folded,
  before: readonly string[],
  screening: Screening,
): Finding[] {
  if (!worthALook.test(folded.chars) && !before.some((one) => /\d{3}/.test(one)) && !hasName(text)) return []
  return [
    ...findPersonalData(text, folded, before, screening),
    ...findSpam(folded, screening),
    ...findSetOffAge(folded, screening),
  ]
}

/** “Mia is 16 and loves horses.” */
const namedAge =
  /(?:^|[.!?\n]\s*)(?!(?:today|it|this|that|there|tomorrow|temperature|number|house)\b)[a-z]+ is (?:only |just |barely )?(?:1[0-7])(?=[,.;]| and | years| but |$)/g
/** “Mia, 16, loves horses”: an age that stands between signs, where somebody is described. */
const setOffAge = /(?:^|[,(;:|/-])\s*(?:age[d]? )?(1[0-7])\s*(?=[,.;)|/]|$|\n|f\b|m\b|yo\b|y\.?o|years? old)/g

function findSetOffAge(folded: Folded, { surface }: Screening): Finding[] {
  if (surface !== 'avatar' && surface !== 'card' && surface !== 'persona' && surface !== 'group-name')
    return []
  const found = [
    ...folded.chars.matchAll(setOffAge),
    ...(surface === 'avatar' || surface === 'card' ? folded.chars.matchAll(namedAge) : []),
  ]
  const spans = found.map((match) => writtenAt(folded, match.index, match.index + match[0].length))
  if (spans.length === 0) return []
  return surface === 'avatar' || surface === 'card'
    ? [{ category: 'minors', rule: 'character-under-18', severity: 4, spans }]
    : [{ category: 'underage-person', rule: 'says-under-18', severity: 4, spans }]
}
