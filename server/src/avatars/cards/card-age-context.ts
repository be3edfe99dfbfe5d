const kin =
  'daughters?|sons?|sisters?|brothers?|siblings?|nieces?|nephews?|cousins?|child(?:ren)?|kids?|grand(?:son|daughter|child(?:ren)?)|twins?|boys?|girls?|pupils?|students?'
const things =
  'cats?|dogs?|horses?|pets?|cars?|houses?|ships?|trees?|whisk(?:e)?y|wines?|books?|marriage|company|business'

const ofAnother = new RegExp(
  `(?:\\b(?:has|have|had|having|with|raises|raising|teaches|teaching|loves|and)\\s+(?:(?:a|an|two|three|four|her|his|their|one|also|young)\\s+){0,2}|\\b(?:mother|father|mom|mum|dad|parent|teacher|nanny|guardian)\\s+(?:of|to)\\s+(?:(?:a|an|two|three|her|his)\\s+)*|\\b(?:her|his|their|my)\\s+)$`,
  'i',
)
const another = new RegExp(`^[\\s,-]*(?:\\w+[\\s-]+){0,2}(?:${kin}|${things})\\b`, 'i')
const parent = /\b(?:mother|father|mom|mum|dad|parent)\s+(?:of|to)\s+(?:(?:a|an|two|three|her|his)\s+)*$/i

const subject = new RegExp(
  `(?:\\b(?:${things})|\\b(?:her|his|their)\\s+(?:\\w+\\s+)?(?:${kin}))\\s+(?:is|are|was|were)\\s+(?:only |just |about |now )?$`,
  'i',
)

/** Words about somebody else: “has a 10-year-old son”, “mother of a six-year-old”, “her son is 12 years old”. */
export function isAboutAnother(before: string, after: string): boolean {
  if (parent.test(before) || subject.test(before) || new RegExp(`^[\\s-]*(?:${things})\\b`, 'i').test(after))
    return true
  return ofAnother.test(before) && another.test(after)
}

const past =
  /\b(?:when|since|until|till|before|after|by|from|at|as|was|were|being|during|back in|in (?:her|his|their|my))\s+(?:(?:she|he|they|i|the|a|an|her|his|their|only|just|age|ages|of|was|were|turned|being|about|around|still|young|little|early|late|about)\s+){0,5}$/i

/** Words about the past: “when she was 12 years old”, “at the age of”, “as a teenager”, “since high school”. */
export function isPast(before: string): boolean {
  return past.test(before)
}

const denial =
  /\b(?:no|not|non|never|without|isn['’]t|aren['’]t|against|anti|forbids?|forbidden|blocks?)\b[\s\w,/'’-]{0,24}$/i

/** “No loli”, “not underage”: what a card rules out it does not say of itself. */
export function isDenied(before: string): boolean {
  return denial.test(before)
}
