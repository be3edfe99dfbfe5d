import { graveNewsIn } from './grave-rules.ts'

/** How something is meant: meanings alone do not tell, since love and hate are used alike. */
export type Polarity = 'glad' | 'sorry' | 'plain'

const gladWords =
  /\b(?:love[ds]?|loving|like[ds]?|enjoy(?:ed|ing|s)?|adore[ds]?|great|good|amazing|awesome|fantastic|wonderful|lovely|brilliant|happy|glad|excited|exciting|fun|best|beautiful|proud|finally|delighted|nice|perfect|delicious|yum+y?|thrilled|relieved|won|passed|promoted|engaged|grateful|thankful|favou?rite|cosy|cozy|cute|gorgeous|can't wait|looking forward|yay|woo+hoo|hooray|stoked|pumped|better|obsessed|hooked|calm|peaceful|relaxing|went well|turned out well|got the job|celebrat\w+)\b|[😀😃😄😁😊🥰😍🎉❤🥳👍]/iu
const sorryWords =
  /\b(?:hate[ds]?|awful|terrible|horrible|bad|worse|worst|sad|sadly|cry|crying|cried|lonely|alone|miss(?:ing)?|tired|exhausted|knackered|stressed|stress|stressful|anxious|anxiety|worried|worry|worrying|nervous|scared|afraid|angry|furious|annoy(?:ed|ing|s)|upset|hurts?|hurting|pain|sick|ill|died|dead|death|passed away|lost|lose|failed|fail|failing|broke|broken|broke up|dumped|fired|laid off|redundant|quit|boring|bored|can't stand|cannot stand|sucks?|sucked|ugh|meh|difficult|hard|struggl\w+|overwhelmed|depress\w+|miserable|disappoint\w+|frustrat\w+|unfortunately|rejected|argu(?:ed|ment|ing)|fight|fought|cancel(?:led|ed)|ruined|disaster|nightmare|rough|insomnia|headache|dread(?:ing|ed)?|fed up|homesick|grie\w+|heartbroken|embarrass\w+|ashamed|guilty|burnt out|burned out|burnout|cold and wet|stolen|crashed|missed|pointless|numb|empty|gr[ea]y|heavy|weighs|forgetting|left me|split up|stupid|hopeless|hungover|rained off|vet said|can't stop (?:hearing|seeing|crying|shaking|replaying))\b|[😢😭😞😔😟😡🤬💔😩😫]/iu
const turned =
  /\b(?:not|n't|never|no|hardly|barely|without|isn't|wasn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|nothing)\b(?:\s+\w+){0,3}\s+$/iu

/** From rules alone, with the negation right before a word turning it. */
export function polarityOf(text: string): Polarity {
  // Grave news is none the better for a good hospital.
  if (graveNewsIn(text.toLowerCase().replace(/[.!?…\s]+$/u, '')) !== undefined) return 'sorry'
  let sum = 0
  for (const [words, value] of [
    [gladWords, 1],
    [sorryWords, -1],
  ] as const) {
    for (const match of text.matchAll(new RegExp(words, 'giu'))) {
      const before = text.slice(Math.max(0, match.index - 28), match.index)
      // “Can’t wait” and “can’t stand” bring their own negation along.
      const isTurned = turned.test(before) && !/^can't|^cannot/i.test(match[0])
      // “Would be nice” wishes; “like a” compares.
      if (
        /^like$/i.test(match[0]) &&
        !/\b(?:I|we|you|really|also|do|they|she|he|don't|doesn't|didn't|not)\s+$/i.test(before)
      )
        continue
      sum += isTurned ? -value * 0.8 : value
    }
  }
  if (/\bbut\b/i.test(text)) {
    const after = text.slice(text.search(/\bbut\b/i) + 3)
    if (/\w/.test(after) && after.length < text.length - 4) {
      const last = polarityOf(after)
      if (last !== 'plain') return last
    }
  }
  return sum > 0.3 ? 'glad' : sum < -0.3 ? 'sorry' : 'plain'
}
