import { pets } from '../facts/nouns.ts'
import type { Subject } from './questions.ts'

/** Which sentences of a biography tell what. Each pattern in turn: the first one that finds anything decides. */
export const family =
  /\b(?:mother|father|mum|dad|parents?|sisters?|brothers?|grandmother|grandfather|gran|grandparents|uncles?|aunts?|daughters?|sons?|children|boys|girls|nieces?|nephews?|cousins?|husbands?|wife|family|widower?|twins?)\b/i
export const keys: Partial<Record<Subject, readonly RegExp[]>> = {
  home: [
    /\bI live\b(?! for)/i,
    /\bI am (?:at|in) [\p{L} ]*\p{Lu}/u,
    /\b(?:studio|shop|workshop|house|flat|tea house|kitchen|laboratory|theatre|school|room|garage|meadow|boat|restaurant|bar|café|club)\b.*\b(?:in|near|above|outside) \p{Lu}/u,
    /\b(?:hills|district|suburb|streets?|outskirts|edge|port|city|town|island|valley|courtyard|highlands|coast|field|corner|kilometres|shore) of (?:the )?\p{Lu}/u,
    /\bin the \p{Lu}\p{L}+ (?:highlands|islands|coast|valley|Dales|hills)\b/u,
    /(?<!\b(?:called|named|man|of|on|by|at a|storm) )(?<=\p{Ll},? )(?!I\b|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|March|November|God|English|Hindi|Irish|French|Russian|Don\b|El\b|Madam|Saturn|Mars|Venus|Jupiter|Pearl)\p{Lu}\p{Ll}{2,}/u,
    /\b(?:in|on|above|by|near) an? (?:small |little |old )?(?:\p{L}+ )?(?:hill|village|town|island|harbour|city|meadow|forest|valley|lighthouse|street|tower|basement)\b/u,
  ],
  origin: [
    /\b(?:grew up|was born|came (?:from|to .* from)|come from|was raised)\b/i,
    /\b(?:learned|trained|inherited|studied|left)\b.*\bin \p{Lu}/u,
    /\bcame\b.*\bfrom\b/i,
    /\b(?:first|built|taught me|my (?:grand)?(?:mother|father)’s)\b.*\bin \p{Lu}/iu,
  ],
  past: [
    /\bI (?:\p{L}+ )?(?:grew up|was born|used to|was an? |was paid|was supposed|studied|trained|learned|taught|left|worked|inherited|took|came|wrote|tested|ran|sold|built|drove)\b/iu,
    /\b(?:grew up|as a child|used to|was an? |studied|trained|learned|left school|until|once|inherited|was supposed|retired|for \w+(?:-\w+)? years)\b/i,
    /^I (?:took|came|left|worked|tested|wrote|taught|ran|had|studied|sold|built|drove)\b|\bafter an? [\p{L} ]*job\b/iu,
  ],
  family: [family],
  partner: [
    /\b(?:husbands?|wife|married|marry|divorced|widower?|in love with|partner|girlfriend|boyfriend)\b/i,
  ],
  pets: [new RegExp(`\\b(?:${pets}|hens?|pigeons?|spaniel|bees|donkeys?|sparrows|rooster|goat)s?\\b`, 'i')],
  fear: [/\b(?:afraid|fear|frighten\w*|scared)\b/i],
  wish: [/\b(?:want to|wish|hope|dream|would like to|would rather|the moment I live for)\b/i],
  joys: [/\b(?:happy|happiest|like|love|favourite|best|fond|live for|laugh|believe in)\b/i],
  dislikes: [
    /\b(?:distrust|impatient|no patience|hate|dislike|not about|no use for|cannot|do not believe|do not trust|will not|lazy)\b/i,
  ],
}
export const familyNoun =
  /\b(?:mother|mum|mom|father|dad|sisters?|brothers?|siblings?|kids?|children|sons?|daughters?|uncles?|aunts?|nieces?|nephews?|cousins?|grandmother|gran|grandma|grandfather|grandad|grandpa|parents)\b/

/** “Mum” finds “mother”, “kids” find sons and daughters. */
export function sameKin(noun: string): RegExp {
  const kin = [
    /mother|mum|mom/,
    /father|dad/,
    /sister|brother|sibling/,
    /kid|child|son|daughter|boys|girls|raised|father of|mother of/,
    /grandmother|gran\b|grandma/,
    /grandfather|grandad|grandpa/,
    /uncle/,
    /aunt/,
    /niece|nephew/,
    /cousin/,
    /parents|mother|father/,
  ]
  const found = kin.filter((one) => one.test(noun))
  return new RegExp(`\\b(?:${found.map(({ source }) => source).join('|') || noun})`, 'i')
}

export const work =
  /\bI (?:\w+ )?(?:work|make|teach|tune|write|draw|design|build|count|look after|drive|weave|repair|have repaired|photograph|watch|drill|read|bake|play|paint|take|cut|cross|grow|record|get up|climb|carve|keep|measure|run|bring|study|translate|mend|tell|talk|listen)\b/i

export function kinIn(text: string): number {
  return text.match(new RegExp(family.source, 'gi'))?.length ?? 0
}

/** Where something or somebody came from is not where she lives. */
export function withoutOrigins(text: string): string {
  return text.replace(
    /\b(?:(?<!out )from|born in|grew up in|(?:studied|trained|learned)(?: \p{L}+)* in|(?:mother|father|grandmother|grandfather|uncle|aunt)’s [\p{L} ]+ in) (?:\p{Lu}[\p{L}-]+ ?)+/gu,
    ' ',
  )
}

/** For how long. */
export const years =
  /\b(?:years?|winters?|months?|decades?|since (?:I was|before|\d{4})|at (?:nineteen|fifteen|twenty|eighteen))\b/i
