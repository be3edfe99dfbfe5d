import type { Clause } from '../hear/clauses.ts'

/** What the person wants to be reminded of. */
export type RecallQuestion = { readonly about: 'everything' } | OneQuestion

export interface OneQuestion {
  readonly about: 'one'
  readonly plain: string
  /** It can be nothing else, so that not knowing is said. Otherwise it counts only when there is an answer. */
  readonly isSure: boolean
}

const everything =
  /\b(?:what|anything|everything|all|things|how much) (?:else )?(?:do |that )?(?:you )?(?:still |already |actually )?(?:know|remember|recall)(?: that)?(?: you know)? (?:about|of) me\b|\bwhat have i told you(?: so far| about (?:me|myself))?$|\bwhat did i tell you about (?:me|myself)\b|\btell me (?:what you know|something you (?:know|remember)) about me\b|\b(?:remember|know) (?:anything|something|stuff) about me\b|\bsummari[sz]e (?:me|what you know)|\bwhat have you learn(?:ed|t) about me\b|\b(?:remember|know) (?:me|who i am)$|^who am i$/
const wantsAdvice =
  /\b(?:should|supposed to|could i|can i|would i|shall i|do i do (?:about|now|with|if)|do i (?:stop|tell|deal|even|handle|ask|say to|talk to)|did i do wrong|am i doing (?:wrong|it|this|ok)|am i (?:wrong|crazy|the only|being|supposed|so|such|weird|allowed|overreacting|talking)|have i done|my (?:problem|point|fault)|do i look|do i sound|do i deserve|what do i (?:do|win|get|owe|make|cook|wear|say|bring)(?: now| then)?$|how do i (?!take|like|have|drink|get to work|spell)|why (?:am i (?:like|so)|do i (?:always|keep|even|feel))|what(?:'s| is) wrong with me|help me|bother me|make me|let me|leave me)\b/
const askedInWords =
  /\b(?:remember|recall|remind me|forg[eo]t\w*|did i (?:tell|mention|say)|have i (?:told|mentioned|said)|i (?:told|mentioned to) you|you know (?:what|where|who|when|why|which|how|my)|know (?:my|our|what i|where i|who i|when i|which|why i|how i))\b/
const asksFor =
  /\b(?:what|what's|who|who's|whose|when|when's|where|where's|which|why|how (?:many|old|much|long|far|often|is|was|are|do|did|'s)|how's)\b/
/** No question mark is needed for these. */
const orders =
  /^(?:(?:now|ok|okay|so|and|right|quick|then|come on|please|well)[,:]? )*(?:tell me|name|say|guess|remind me|quiz|test|quick quiz|pop quiz)\b|^(?:and )?(?:the )?(?:names?|age|colour|date|time|day) of \p{L}+|\b(?:bet|guess|think|hope) you(?:'ve)? (?:already |probably )?(?:forgot|don't|can't|remember)/u

/** Whether it asks for something the person has told before. */
export function recallQuestionOf({ plain, isQuestion }: Clause): RecallQuestion | undefined {
  if (everything.test(plain)) return { about: 'everything' }
  if (
    /\bwhat (?:can't|can i not|cannot|am i not allowed to|don't|can) (?:i )?(?:not )?(?:eat|drink|have)\b/.test(
      plain,
    )
  )
    return { about: 'one', plain: `${plain} allergic`, isSure: true }
  if (!isQuestion && !orders.test(plain) && !/\byou (?:still )?remember\b/.test(plain)) return undefined
  if (wantsAdvice.test(plain)) return undefined
  // “Remind me what you do” is about the angel, and so is “do you like my cat?”.
  const rest = plain.replace(/\b(?:remind|tell|show|give|ask|excuse|with|for|to|about) me\b/g, '')
  const isMine = /\b(?:i|i'm|i've|i'd|my|mine|me|myself|we|we're|our|us)\b/.test(rest)
  const isHers = /\b(?:you|your|yours|you're|you'd|you've|yourself)\b/.test(rest)
  const speaksOfIt = askedInWords.test(plain)
  const isAgain = /\bagain$/.test(plain) && asksFor.test(plain)
  if (isHers && !isMine)
    return /\b(?:do|did|you) (?:you )?(?:still |even )?(?:remember|recall)\b/.test(plain) &&
      !/\byour\b/.test(plain)
      ? { about: 'one', plain, isSure: true }
      : undefined
  if (isHers && !speaksOfIt && !/\b(?:tell|say|know|listen|notice|heard|told)\b/.test(plain)) return undefined
  if (
    isMine &&
    (asksFor.test(plain) ||
      speaksOfIt ||
      orders.test(plain) ||
      /^(?:and |so |but |then |wait )*(?:do|did|am|was|were|have|had|is|are|isn't|wasn't|aren't) (?:i|we|my|our)\b/.test(
        plain,
      ))
  )
    return { about: 'one', plain, isSure: true }
  if (isMine)
    return /^(?:and |so |but )?(?:my|our) [\p{L}' -]+$/u.test(plain)
      ? { about: 'one', plain, isSure: false }
      : undefined
  // “Thesis topic?”
  if (!isHers && plain.split(' ').length <= 3 && !asksFor.test(plain))
    return { about: 'one', plain, isSure: false }
  return asksFor.test(plain) || orders.test(plain)
    ? { about: 'one', plain, isSure: isAgain || speaksOfIt || /\b(?:his|her) name\b/.test(plain) }
    : undefined
}
