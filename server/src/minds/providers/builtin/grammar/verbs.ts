const irregular: Readonly<Record<string, string>> = {
  has: 'have',
  does: 'do',
  goes: 'go',
  "doesn't": "don't",
  "hasn't": "haven't",
  dies: 'die',
  lies: 'lie',
  ties: 'tie',
  focuses: 'focus',
}
const third: Readonly<Record<string, string>> = {
  am: 'is',
  are: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  were: 'was',
  "don't": 'does not',
  "haven't": 'has not',
  "i'm": 'is',
  "i've": 'has',
  "i'd": 'would',
  "i'll": 'will',
}

/** “carries” to “carry”: how one says it of oneself, or to somebody. */
export function bare(verb: string): string {
  const lower = verb.toLowerCase()
  const known = irregular[lower]
  if (known !== undefined) return known
  if (/(?:ss|us|is)$/.test(lower)) return lower
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(lower)) return lower.slice(0, -2)
  return lower.endsWith('s') ? lower.slice(0, -1) : lower
}

/** “carry” to “carries”: how one says it of somebody else. Past tenses and helpers stay as they are. */
export function ofSomebody(verb: string): string {
  const lower = verb.toLowerCase()
  const known = third[lower]
  if (known !== undefined) return known
  if (fixed.has(lower) || isPast(lower)) return lower
  // “I mixing up the two”: not everybody says “am”.
  if (/[aeiou].*ing$/.test(lower) && !presentsInIng.has(lower)) return `is ${lower}`
  if (/(?:[^aeiou])y$/.test(lower)) return `${lower.slice(0, -1)}ies`
  if (/(?:s|sh|ch|x|z|o)$/.test(lower)) return `${lower}es`
  return `${lower}s`
}

export function isPast(verb: string): boolean {
  return pasts.has(verb) || (/(?:[a-z]{2})ed$/.test(verb) && !presentsInEd.has(verb))
}

const presentsInIng: ReadonlySet<string> = new Set(
  'bring sing ring swing sting fling cling wing ping ding sling string spring zing king'.split(' '),
)
const presentsInEd: ReadonlySet<string> = new Set([
  'need',
  'feed',
  'breed',
  'speed',
  'succeed',
  'proceed',
  'exceed',
  'bleed',
  'seed',
  'weed',
])

const fixed: ReadonlySet<string> = new Set(
  "can could will would should shall may might must was had did can't couldn't won't wouldn't shouldn't wasn't didn't hadn't cannot used".split(
    ' ',
  ),
)

const pasts: ReadonlySet<string> = new Set(
  `went came saw got had made took gave found thought told said knew felt left kept began brought bought caught taught sought fought ate drank drove rode
  wrote read spoke broke woke chose froze stole wore tore swore grew flew threw blew drew sang swam ran sat stood met lost won spent sent built lent bent
  slept swept wept dealt meant heard held paid laid sold led fed bled fell became forgot forgave hid bit lit shot hung stuck struck dug put cut hit hurt let set
  quit shut cost cast burst split spread was were did swung rang sprang shook drank sank stung clung won bound wound ground wove woven`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that stand between who does it and what is done. */
export const adverbs =
  /^(?:never|always|now|still|once|often|also|even|only|just|sometimes|usually|rarely|mostly|currently|then|recently|already|probably|actually|finally|really|almost|nearly|herself|himself|either|both|all|ever|first|secretly|hardly|barely|not|[a-z]{3,}ly)$/i
