/** Words that say little of what a sentence is about. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the and or but so if then than that this these those it its is am are was were be been being do does did done have has had having i me my mine
  you your yours we us our they them their he him his she her of in on at to for from with by about as into over under out up down off again just
  very really quite too also not no nor yes can could will would shall should may might must what which who whom whose when where why how there here
  some any all each every both few more most other such only own same s t don now well oh ok okay get got go going went make made like lot lots bit
  thing things something anything nothing someone anyone one ones much many still even ever never always today day know think say said tell told
  remember called name im ive dont want need i'm i've i'd i'll it's that's what's don't can't didn't you're let's let please because we're we've we'll we'd they're they've he's she's he'd she'd i'd isn't wasn't aren't doesn't haven't hasn't won't wouldn't couldn't there's who's where's since while
  kind sort maybe actually right way been back come came see`
    .split(/\s+/)
    .filter(Boolean),
)

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  )
}

/** Verbs whose past looks like another word. */
const pasts: ReadonlyMap<string, string> = new Map(
  'met meet|went go|bought buy|took take|ate eat|made make|gave give|told tell|said say|saw see|found find|lost lose|broke break|broken break|wrote write|ran run|sang sing|swam swim|drove drive|flew fly|left leave|kept keep|grew grow|got get|thought think|felt feel|slept sleep|sold sell|paid pay|won win|taught teach|caught catch|fought fight|built build|sent send|spent spend|drank drink|chose choose|woke wake|wore wear|fell fall|held hold|heard hear|knew know|lent lend|rode ride|stole steal|stood stand|threw throw|became become|began begin|brought bring|men man|women woman|children child|kids child|kid child|people person|mice mouse|wives wife|died die|dying die|spoken speak|spoke speak|gone go|driven drive|written write|eaten eat|given give|taken take|seen see|done do|begun begin|drunk drink|sung sing|worn wear|torn tear|tore tear|chosen choose|fallen fall|forgotten forget|forgot forget|hidden hide|hid hide|ridden ride|stolen steal|thrown throw|woken wake|grown grow|known know|flown fly|dreamt dream|burnt burn|learnt learn|spelt spell|hung hang|lit light|shot shoot|stuck stick|sunk sink|sank sink|swum swim|sworn swear|swore swear|froze freeze|frozen freeze|bit bite|bitten bite|shook shake|shaken shake|sewn sew|shown show|drew draw|drawn draw|blew blow|blown blow|rang ring|rung ring|sat sit|slid slide|stung sting|swept sweep|wept weep|dug dig|fed feed|fled flee|hurt hurt|laid lay|led lead|lain lie|proven prove|shut shut|wound wind|split split'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Good enough for telling that “baking”, “bakes” and “baked” are one. */
export function stem(word: string): string {
  const first = word.replace(/'(?:s|re|ve|d|ll|m)$/, '')
  const bare = pasts.get(first) ?? first
  if (bare.length <= 3) return bare
  const cut = bare
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ings|ed|er|ers|es|s|ly)$/, '')
    .replace(/([b-df-hj-np-rtv-z])\1$/, '$1')
  return cut.length > 3 ? cut.replace(/[ey]$/, '') : cut
}

/** The stems of the words that carry the meaning. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !smallWords.has(word))
    .map(stem)
}
