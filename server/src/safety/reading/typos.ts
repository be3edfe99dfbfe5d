/** Words that people in distress mistype, each in the ways in which fingers slip: a letter left out or doubled, two letters swapped. */
const long =
  'going killing myself suicide suicidal tonight right anymore living alive pills tablets overdose overdosed goodbye forever cutting hurting nobody everyone without thinking thoughts tomorrow disappear ending should bridge better nothing wanted another morning tired really worthless hopeless breathe funeral existing exist letter letters reason feeling always together wrists bleeding swallowed'.split(
    ' ',
  )
/** Shorter ones have too many neighbours that are words: only swapped letters count. */
const short =
  'want kill die dead live life wish wake sleep hurt never jump pain hope end death leave gone rope stop hate alone'.split(
    ' ',
  )

/** Slips that are words of their own. */
const words = new Set(
  'gong gin tables pill live bride ride with wither though thought anger letter later better beter bitter other notion exit existing sire tried tied red real ally feting feeling alley leter ling lining lving diet die eid deed dade dad file lie left leaf wise wash wish wait wan ant peels pean pan pin slep step steep gen goon one eon pore poe opt pots spot tops heat eat lone aloe neither near ever nerve even hut hunt hoop hop pohe end den ned'.split(
    ' ',
  ),
)

const meant = new Map<string, string>()
function learn(slip: string, word: string): void {
  if (slip !== word && !words.has(slip) && !long.includes(slip) && !short.includes(slip))
    meant.set(slip, word)
}
for (const word of [...long, ...short]) {
  // The first letter is hardly ever missed.
  for (let i = 1; i < word.length - 1; i++) {
    learn(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2), word)
  }
}
for (const word of [...long, 'kill', 'want']) {
  for (let i = 1; i < word.length; i++) {
    learn(word.slice(0, i) + word.slice(i + 1), word)
    learn(word.slice(0, i) + word[i] + word.slice(i), word)
  }
}

/** What thumbs leave out. */
const shorthand: readonly (readonly [string, string])[] = [
  ['dnt', 'dont'],
  ['wnt', 'want'],
  ['wana', 'wanna'],
  ['wanan', 'wanna'],
  ['gona', 'gonna'],
  ['gna', 'gonna'],
  ['tn', 'tonight'],
  ['tonite', 'tonight'],
  ['abt', 'about'],
  ['bout', 'about'],
  ['myslef', 'myself'],
  ['mysef', 'myself'],
  ['mself', 'myself'],
  ['anymor', 'anymore'],
  ['anymre', 'anymore'],
  ['suicidle', 'suicidal'],
  ['sucidal', 'suicidal'],
  ['sucide', 'suicide'],
  ['livin', 'living'],
  ['dyin', 'dying'],
  ['goin', 'going'],
  ['unalived', 'unalive'],
]
for (const [slip, word] of shorthand) meant.set(slip, word)

export function meantBy(slip: string): string | undefined {
  return meant.get(slip)
}
