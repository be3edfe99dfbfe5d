import type { Clause } from '../hear/clauses.ts'

/** What the person wants to be reminded of. */
export type RecallQuestion = { readonly about: 'everything' } | OneQuestion

export interface OneQuestion {
  readonly about: 'one'
  readonly plain: string
  /** It can be nothing else, so that not knowing is said. Otherwise it counts only when there is an answer. */
  readonly isSure: boolean
  /** Only that it follows another such question speaks for it. */
  readonly isWeak?: true
  /** It looks like something else: it takes much for an answer. */
  readonly isDoubted?: true
}

const everything =
  /\b(?:what|anything|everything|all|things|how much) (?:else )?(?:do |that )?(?:you )?(?:still |already |actually )?(?:know|remember|recall)(?: that)?(?: you know)? (?:about|of) me\b|\bwhat have i told you(?: so far| about (?:me|myself))?$|\bwhat did i tell you about (?:me|myself)\b|\btell me (?:what you know|something you (?:know|remember)) about me\b|\b(?:remember|know) (?:anything|something|stuff) about me\b|\bsummari[sz]e (?:me|what you know)|\bwhat have you learn(?:ed|t) about me\b|\b(?:remember|know) (?:me|who i am)$|^who am i$/
const wantsAdvice =
  /\b(?:should|supposed to|could i|can i|would i|shall i|do i do (?:about|now|with|if)|do i (?:stop|tell|deal with|even|handle|ask|say to|talk to)|did i do wrong|am i doing (?:wrong|it|this|ok)|am i (?:wrong|crazy|the only|being|supposed|so|such|weird|allowed|overreacting|talking)|have i done|my (?:problem|point|fault)|do i look|do i sound|do i deserve|what do i (?:do|win|get|make|cook|wear|say|bring)(?: now| then)?$|how do i (?!take|like|have|drink|get to work|spell)|why (?:am i (?:like|so)|do i (?:always|keep|even|feel))|what(?:'s| is) wrong with me|help me|leave me alone)\b|^(?:please )?(?:let|make|leave) me\b/
const askedInWords =
  /\b(?:remember|recall|remind me|forg[eo]t\w*|did i (?:ever |already )?(?:tell|mention|say|call|name)|have i (?:ever |already )?(?:told|mentioned|said)|i (?:told|mentioned to) you|i (?:said|mentioned)|(?:any|no) (?:idea|clue)|you (?:still |even )?know (?:what|where|who|when|why|which|how|my|our|the)|know (?:my|our|what i|where i|who i|when i|which|why i|how i)|(?:got|have) (?:it|that|my \p{L}+) (?:down|written|noted)|in your notes|you (?:noted|wrote down|kept)|were you (?:even )?listening|paying attention)\b/u
const asksFor =
  /\b(?:what|what's|who|who's|whose|when|when's|where|where's|which|why|how (?:many|old|much|long|far|often|is|was|are|do|did|'s)|how's)\b/
/** No question mark is needed for these. */
const orders =
  /^(?:(?:now|ok|okay|so|and|right|quick|then|come on|please|well|hey|go on|alright|let's see|memory)[,:]? )*(?:tell me|name|say|guess|remind me|refresh my memory|quiz|test|testing|memory test|quick quiz|pop quiz|try|i(?:'ve)? forg[eo]t|i can't remember|i don't remember|let's see (?:if|what|whether)|see if)\b|^(?:and )?(?:the )?(?:names?|age|colour|date|time|day) of \p{L}+|^(?:kindly|please) (?:confirm|tell|remind|say|repeat)\b|\b(?:asking|askin|asks|asked|wants to know|want to know|wondering|wonders|confirm) (?:me |us |you )?(?:again )?(?:what|which|who|where|when|why|how|the)\b|\b(?:bet|guess|think|hope) you(?:'ve)? (?:already |probably )?(?:forgot|don't|can't|remember)/u

/** “…, right?”: what was told is to be confirmed. */
const tag =
  /,? (?:right|correct|isn't (?:it|he|she)|wasn't (?:it|he|she)|aren't (?:they|we)|didn't (?:i|we|he|she)|don't i|haven't i|is(?: that)? (?:right|it)|no|yes|remember|am i right)$/
/** What she thinks of something of the person's is for her to say. */
const asksHer =
  /\b(?:do you (?:like|love|think|want|believe|agree|mind|care|hate|feel|see|get|understand|trust)|what do you (?:think|make|say|reckon|feel)|how do you (?:like|feel|find)|would you (?:like|want|rather|date|go|come|marry|be)|are you|were you(?! listening)|have you ever|can you (?:help|see|hear|feel|do|be|make|write|sing)|could you (?:help|be)|will you|don't you|do you have|what would you|did you (?:like|miss|sleep|have)|why (?:do|are|did|would|don't) you|how (?:are|old are|do) you|who are you|what are you|where are you|what's your|what is your|your (?:advice|opinion|tip))\b/

/** “Have you got the name of my vet?” */
const namesIt =
  /\b(?:names?|date|day|time|number|colour|age|place|town|city|street|address|birthday|job) (?:of|for) (?:my|our|the)\b|\b(?:got|have) my \p{L}+(?: \p{L}+)?(?: down| noted| there| right)?$/u

/** “My horse's name again”, “now my sister's job”: no verb, and still a question. */
function isElliptic(plain: string): boolean {
  return (
    plain.split(' ').length <= 7 &&
    /\b(?:my|our)\b/.test(plain) &&
    /\b(?:names?|age|job|birthday|number|size|colour|address|street|town|city|date|again|please)\b/.test(
      plain,
    ) &&
    !/\b(?:is|was|are|were|has|have|had|do|does|did|i'm|i've|got|went|it's|love|hate|like|miss|lost|\p{L}{3,}ed|you|your)\b/u.test(
      plain,
    )
  )
}

/** Whether it asks for something the person has told before. */
export function recallQuestionOf({ plain, isQuestion }: Clause): RecallQuestion | undefined {
  if (everything.test(plain)) return { about: 'everything' }
  const speaksOfIt = askedInWords.test(plain)
  const isOrder = orders.test(plain)
  if (!isQuestion && !isOrder && isElliptic(plain)) return { about: 'one', plain, isSure: false }
  if (
    !isQuestion &&
    !isOrder &&
    !/\byou (?:still |even )?(?:remember|know) (?:my|what|who|where|when|which|how|the)\b|\bremember\b$/.test(
      plain,
    )
  )
    return undefined
  // “I'm learning the accordion, is 41 too old?” tells first, and asks for an opinion.
  if (
    isQuestion &&
    /^(?:i|i'm|i've|we|we're|my|our)\b.*[,.:;] (?:is|are|was|do|does|should|can|could|would|will)\b(?! (?:that right|it not|i right))/.test(
      plain,
    ) &&
    !speaksOfIt
  )
    return undefined
  const isTag = tag.test(plain) && /\b(?:i|i'm|i've|my|our|we)\b/.test(plain)
  const words = plain.replace(tag, '')
  if (wantsAdvice.test(plain) && !speaksOfIt && !/\bcan i not\b|\bcan't i\b/.test(plain))
    // “Who am I supposed to call?” may be either, so it takes a memory that says so.
    return /^(?:and |so |wait |ok )*(?:(?:who|when|where|which|what) (?:am i|was i|are we|do i have)\b|can i \p{L}+$)/u.test(
      plain,
    )
      ? { about: 'one', plain, isSure: false }
      : undefined
  // “Remind me what you do” is about the angel, and so is “do you like my cat?”.
  const rest = plain
    .replace(/\b(?:may|can|could|might) i (?:ask|know)\b|\bif i may(?: ask)?\b|\bi wonder\b/g, '')
    .replace(/\b(?:remind|tell|show|give|ask|excuse|with|for|to|about) me\b/g, '')
  const isMine = /\b(?:i|i'm|i've|i'd|my|mine|me|myself|we|we're|we've|our|ours|us)\b/.test(rest)
  const isHers = /\b(?:you|your|yours|you're|you'd|you've|yourself)\b/.test(rest)
  const isAgain = /\b(?:again|earlier|back then|last time)$/.test(plain) && asksFor.test(plain)
  if (isHers && !isMine)
    return (/\b(?:do|did|you) (?:you )?(?:still |even )?(?:remember|recall)\b/.test(plain) || speaksOfIt) &&
      !/\b(?:your|yourself|you (?:said|told|mentioned|were|are))\b/.test(plain)
      ? { about: 'one', plain, isSure: true }
      : undefined
  if (isHers && !speaksOfIt) {
    if (namesIt.test(plain)) return { about: 'one', plain, isSure: true }
    if (
      asksHer.test(plain) ||
      /^(?:can|could|will|would) you\b(?!.*\b(?:tell|say|name|recall)\b)/.test(plain)
    )
      return undefined
    if (!asksFor.test(plain) && !/\b(?:tell|say|know|listen|notice|heard|told|guess|name)\b/.test(plain))
      return undefined
  }
  if (isTag) return { about: 'one', plain: words, isSure: true }
  if (isMine)
    return {
      about: 'one',
      plain,
      isSure:
        asksFor.test(plain) ||
        speaksOfIt ||
        isOrder ||
        /^(?:and |so |but )?(?:my|our) [\p{L}' -]{2,30}$/u.test(plain) ||
        /^(?:and |so |but |then |wait |ok )*(?:do|did|am|was|were|have|had|is|are|isn't|wasn't|aren't|can|could|does) (?:i|we|my|our)\b/.test(
          plain,
        ),
    }
  // “Thesis topic?”
  if (!isHers && plain.split(' ').length <= 3 && !asksFor.test(plain))
    return { about: 'one', plain, isSure: false }
  return asksFor.test(plain) ||
    isOrder ||
    /^(?:and |so |but |ok )*(?:is|was|are|were|did|does|has|do|had) (?:the|it|he|she|they|that|there|\p{L}{3,})\b/u.test(
      plain,
    )
    ? { about: 'one', plain, isSure: isAgain || speaksOfIt || /\b(?:his|her) name\b/.test(plain) }
    : undefined
}
