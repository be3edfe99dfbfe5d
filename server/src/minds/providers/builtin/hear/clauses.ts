import { plain, tidy } from './tidy.ts'

/** One thing that was said. */
export interface Clause {
  /** With its capitals, without the sign at its end. */
  readonly text: string
  readonly plain: string
  readonly isQuestion: boolean
}

const most = 12
const starts =
  "I|I'm|I've|I'd|I'll|my|we|it|it's|he|she|they|you|your|there|there's|this|that|that's|what|what's|how|how's|why|(?:who|which|where|when|whose)(?:'s| is| was| did| do| does| am| are| were| have| had| can| will|'re) (?:i|my|we|our|you|your|the)|(?:do|does|did|are|can|could|would|will|have) (?:you|i|we|they|your|my)|is (?:there|your|my)|also|actually|no"
const joints = [
  new RegExp(`[,:]\\s+(?:and |but |so |then |or )?(?=(?:${starts})\\b)`, 'giu'),
  new RegExp(
    `\\s+(?:and then|and so|and because|but then|and|but|because|so|though|although|while|then)\\s+(?=(?:I|I'm|I've|I'd|my|it's|she|he|we|they|you|what|what's|how|who|who's|where|where's|when|which|do you|are you)\\b)`,
    'giu',
  ),
  /\s+(?:lol|haha+|lmao|tbh|ngl)[,.]?\s+|\s*;\s+|\s+[-–—]+\s+/gu,
]

/** “…, I believe?” is no statement of its own. */
const afterthought = /,\s+(I (?:believe|think|guess|suppose|take it))(?=[?.!…]*(?:\s|$))/giu
/** “…, is 41 too old?” */
const opinion =
  /,\s+(?=(?:is|are|was|does|should) (?!n't)[\p{L}\d]+ (?:too|enough|ok|okay|normal|weird|worth|right|wrong|even)\b)/giu
const questionStart =
  /^(?:(?:and|so|but|ok|okay|well|hey|oh|btw|by the way|also|wait|then|now|anyway|right|right then|come on|go on|quick|quick one|tell me|say|please|hm+|er|um|sorry|listen|hang on|hold on|now then|test|memory test|question|quick question|one more|one more thing|last one|last two|next|first|second|lastly|finally|oi|mate|love|ah|alright|remind me|do tell|pop quiz|quiz),? )*(?:(?:since|until|till|til|for|in|at|on|to|with|from|of|by) (?:what|which|whom|who|when|where|how)|what|what's|who|who's|where|where's|when|when's|why|how|how's|which|whose|do|does|did|are|is|am|was|were|can|could|would|will|should|have|has|may|shall|isn't|aren't|don't|doesn't|didn't|won't|any|ever)\b(?!')(?! (?:a|the) .*[.!]$)/

/** What somebody wrote, cut into single statements and questions. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  for (const sentence of tidy(text)
    .replace(afterthought, ' $1')
    .split(/(?<=[.!?…])\s+|\n+/u)) {
    const asks = /\?[\s!?)"']*$/u.test(sentence)
    const parts = [...joints, ...(asks ? [opinion] : [])].reduce<string[]>(
      (pieces, joint) => pieces.flatMap((piece) => piece.split(joint)),
      [sentence],
    )
    parts.forEach((part, i) => {
      const bare = part.replace(/^[\s,;:.!?…"()-]+|[\s,;:.!?…"()-]+$/gu, '')
      const lower = plain(bare)
      if (lower === '') return
      const isLast = i === parts.length - 1
      clauses.push({
        text: bare,
        plain: lower,
        isQuestion: isLast ? asks || isQuestion(lower) : isQuestion(lower),
      })
    })
  }
  return clauses.slice(0, most)
}

function isQuestion(lower: string): boolean {
  if (
    /[a-z],? (?:how old|how many|how much|how long|which one|what|when|where|who|why)$/.test(lower) &&
    !/\b(?:know|care|matter|sure|no|guess|see|idea) (?:what|when|where|who|why|how \w+|which one)$/.test(
      lower,
    )
  )
    return true
  if (
    !questionStart.test(lower) ||
    // “Test is moved to Friday” tells.
    /^(?:test|memory test|question|quiz|pop quiz|love|next|first|second) (?:is|was|are|were|has|will) (?!(?:i|you|my|it|he|she|we|they|the|there|that|this)\b)/.test(
      lower,
    ) ||
    /^(?:don't|didn't|doesn't|can't|won't|isn't|aren't|have|had|is|was|do|did|will|would|can|could) (?:know|care|like|want|think|worry|mind|feel|need|get|ask|judge|even|really)\b/.test(
      lower,
    )
  )
    return false
  // “When I get home I eat” and “what a day” tell; “is fine by me” answers.
  if (
    /^(?:when|what|how|who|where|which)\b/.test(lower) &&
    /^(?:when (?:I|I'm|we|you|he|she|they|it|the|my)\b|what an? |what (?:i|i'm|i've|we|we're|he|she|they)\b)/i.test(
      lower,
    )
  )
    return false
  return !/^(?:is|are|was|were|have|has|had|does|will|would|can|could|do|did|any|should|may) (?:fine|good|ok|okay|great|nice|never|not|just|always|really|a|an|the|been|be)\b/.test(
    lower,
  )
}
