import type { Heard } from '../hear.ts'
import type { Found } from '../matching/machine.ts'
import type { Finding, Surface } from '../verdict.ts'
import type { Label } from './phrases.ts'
import { apart, isNear, isOwn, spansOf, without } from './spans.ts'

type Place = Found<Label>

/** So many words may lie between a word for the young and a word for sex. */
const windows: Readonly<Record<Surface, number>> = {
  message: 24,
  memory: 24,
  persona: 24,
  'group-name': 24,
  avatar: 40,
  card: 40,
  reply: 12,
}
const playedWithin = 16
const contextWithin = 14
const besideWithin = 7
const acrossTexts = 60

/** Sex and the young in one breath, unless it protects, teaches, heals or remembers. */
export function findMinors(heard: Heard, surface: Surface): Finding[] {
  const found: Finding[] = []
  const csam = heard
    .of('csam')
    .filter(
      (one) =>
        isOwn(heard, one) &&
        (!isNear(heard, one, 'proper', contextWithin) || isNear(heard, one, 'demand', contextWithin)),
    )
  if (csam.length > 0) found.push(finding('csam', spansOf(heard, csam)))
  const young = without(heard, 'young', 'notYoung')
  const sexual = heard.of('sexual')
  const pair = young.length > 0 && sexual.length > 0 && pairOf(heard, young, sexual, windows[surface])
  if (pair) found.push(finding('sexual-minor', spansOf(heard, pair)))
  else if (young.length > 0 && surface !== 'reply') {
    const played = heard
      .of('suggestive')
      .flatMap((one) => young.map((other) => [one, other] as const))
      .find(
        ([one, other]) =>
          isEither(heard, one, other) &&
          apart(one, other) <= playedWithin &&
          isNear(heard, one, 'wish', playedWithin) &&
          !isHarmless(heard, one, other),
      )
    if (played) found.push(finding('played-minor', spansOf(heard, played)))
  }
  const close = found.length === 0 && surface !== 'reply' && closeOf(heard, young)
  if (close) found.push(finding('suggestive-minor', spansOf(heard, close)))
  const kin = heard
    .of('kinWish')
    .find((one) => isOwn(heard, one) && !isNear(heard, one, 'proper', contextWithin))
  if (kin && found.length === 0) {
    found.push(finding('sexual-family', spansOf(heard, [kin])))
  }
  if (surface === 'avatar' || surface === 'card') {
    const characters = without(heard, 'youngCharacter', 'notYoung').filter(
      (one) =>
        !heard
          .of('otherPerson')
          .some(
            (other) =>
              other.to <= one.to &&
              other.to >= one.from - 3 &&
              other.to !== one.to &&
              isBeforeAge(heard, other, one),
          ),
    )
    if (characters.length > 0) found.push(finding('character-under-18', spansOf(heard, characters)))
  }
  return found
}

/** “mother of a 12 year old” is no child herself: the word stands directly before the age. */
function isBeforeAge(heard: Heard, other: Place, character: Place): boolean {
  const age = heard.of('young').find((one) => one.to <= character.to && one.from >= character.from)
  return age === undefined ? other.from >= character.from : other.to < age.from || other.to <= age.to
}

function pairOf(
  heard: Heard,
  young: readonly Place[],
  sexual: readonly Place[],
  window: number,
): [Place, Place] | undefined {
  for (const one of young) {
    for (const other of sexual) {
      if (!isEither(heard, one, other)) continue
      const across = !isOwn(heard, one) || !isOwn(heard, other)
      if (apart(one, other) <= (across ? acrossTexts : window) && !isHarmless(heard, one, other))
        return [one, other]
    }
  }
  return undefined
}

/** Within a few words, and nobody is a parent, a teacher or a survivor: there is nothing left that it could mean. */
function closeOf(heard: Heard, young: readonly Place[]): [Place, Place] | undefined {
  for (const one of young) {
    for (const other of heard.of('beside')) {
      const isOne = isOwn(heard, one) && isOwn(heard, other)
      if (isOne && apart(one, other) <= besideWithin && !isHarmless(heard, one, other)) {
        // “teenagers kissing”, “the kids in the bath”: what the young do among themselves. An age or a wish makes it something else.
        if (
          isAge(heard, one) ||
          isNear(heard, other, 'wish', playedWithin) ||
          isFirstPerson(heard, one, other)
        )
          return [one, other]
      }
    }
  }
  return undefined
}

function isAge({ words }: Heard, { from, to }: Place): boolean {
  return words
    .slice(from, to + 1)
    .some(({ word }) =>
      /^(\d+|(?:thir|four|fif|six|seven)teen|twelve|eleven|ten|nine|eight|under|underage|underaged|schoolgirls?|lolis?|preteens?|jailbait|minors?|shota)$/.test(
        word,
      ),
    )
}

function isFirstPerson({ words }: Heard, one: Place, other: Place): boolean {
  const near = words.slice(Math.max(0, Math.min(one.from, other.from) - 4), Math.max(one.to, other.to) + 3)
  return near.some(
    ({ word }) => word === 'i' || word === 'me' || word === 'im' || word === 'wanna' || word === 'lets',
  )
}

function isEither(heard: Heard, one: Place, other: Place): boolean {
  return isOwn(heard, one) || isOwn(heard, other)
}

/** A parent, a teacher, a survivor. Whoever asks for a scene is none of them, whatever words stand beside it. */
function isHarmless(heard: Heard, one: Place, other: Place): boolean {
  const both = { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) } as Place
  const near = (label: Label): boolean => isNear(heard, both, label, contextWithin)
  if (near('memory') || near('caring') || near('proper'))
    return !near('demand') && !(near('wish') && !near('memory'))
  return false
}

function finding(rule: string, spans: Finding['spans']): Finding {
  return { category: 'minors', rule, severity: 4, spans }
}
