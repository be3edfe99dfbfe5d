const another =
  "(?:my|our|his|her|their|an?|the|this) (?:[\\w'-]+ ){0,2}(?:friend|mate|bestie|buddy|pal|brother|sister|twin|mother|father|mum|mom|dad|son|daughter|kid|husband|wife|partner|boyfriend|girlfriend|ex|cousin|uncle|aunt|nephew|niece|grand\\w+|gran|nan|roommate|flatmate|neighbou?r|colleague|co-?worker|boss|student|classmate)|someone|somebody|(?:he|she|they)(?:'s|'re)?"
const noLife = "want to (?:die|be dead|end it)|don't want to (?:live|be alive|be here any ?more|wake up)"
const danger = `end it (?:all|tonight|now)|${noLife}|(?:see|is) (?:the|no) point (?:of|in) (?:being here|living|going on)|suicid\\w*|climbed over the rail|pills (?:here|ready|on the table)`

/**
 * Somebody may be in danger. Safety looks for this first and far more carefully; what it lets through must still not be answered with chatter. Who
 * asks how to help another one is not asked whether they are safe.
 */
export const crisisRule = {
  act: 'crisis-care',
  pattern: new RegExp(
    [
      '\\b(?:kill(?:ing)? myself|end my life|better off without me|hurting myself|cut(?:ting)? myself|would anyone (?:even )?(?:notice|miss me))\\b',
      `\\bi (?:(?!(?:they|people|you|we)\\b)[\\w']+ ){0,2}(?:${noLife})\\b`,
      "\\b(?:i'm|i am|i feel|i've been) (?:\\w+ )?suicidal\\b",
      `^(?!.*\\b(?:${another})\\b).*\\b(?:${danger})\\b`,
    ].join('|'),
    's',
  ),
}

const ofOthers = `${danger}|(?:goodbye|farewell|suicide) (?:text|note|message|letter|post|video)|(?:hurt|harm|kill|cut)(?:s|ing|ting)? (?:him|her|them)sel(?:f|ves)`

/** Of somebody else: no time for a joke either. Whom they have lost is mourned. */
export const othersDangerRule = {
  act: 'bad-news',
  pattern: new RegExp(`^(?=.*\\b(?:${another})\\b).*\\b(?<!\\b(?:to|by|of|from) )(?:${ofOthers})\\b`, 's'),
}

/** What fails without anybody having to mourn: “my battery died”. */
const lifeless =
  'battery|phone|laptop|car|van|engine|internet|wifi|connection|tv|computer|plants?|basil|signal|boiler|fridge|mic|chat|mood|motivation'
const died = 'died|passed away|passed on|has passed|was buried'
const theirs =
  'mother|mum|mom|father|dad|brother|sister|wife|husband|friend|best friend|son|daughter|baby|gran\\w*|nan|grandad|grandfather|grandmother|dog|cat|partner|uncle|aunt'

/** Somebody has died. */
export const griefRule = {
  act: 'grief-loss',
  pattern: new RegExp(
    [
      `\\b(?:my|our) (?!(?:\\w+ )?(?:${lifeless})\\b)(?:\\w+ )?\\w+ (?:just |recently |suddenly |sadly )?(?:died|passed away|was put down|is dying(?! (?:to|of|for)\\b))\\b`,
      `\\blost my (?:${theirs})\\b`,
      '\\b(?:funeral|grieving|bereaved|mourning|miscarriage|stillborn)\\b',
      `\\b(?!(?:i|it|nearly|almost|${lifeless})\\b)\\p{L}+ (?:${died}) (?:on(?! me\\b)|in|last|this|yesterday|at|today|two|three|a)\\b`,
      "\\b(?:i'm|i am|been) an? widow(?:er|ed)?\\b",
    ].join('|'),
    'u',
  ),
}

const illnesses =
  "cancer(?! on)|dementia|alzheimer's|parkinson's|leukaemia|leukemia|lymphoma|tumou?r|a stroke(?! of)|motor neurone|sepsis|heart attack|heart failure|kidney failure"

/** Somebody is gravely ill: no time for a remark about knees. */
export const illnessRule = {
  act: 'bad-news',
  pattern: new RegExp(
    [
      `\\b(?:has|have|had|got|with|it's|is|from|fighting|battling|diagnosed(?: with)?) (?:\\p{L}+ ){0,3}(?:${illnesses})\\b`,
      '\\b(?:on|starts?|started|had|having|doing|her|his|their) (?:\\p{L}+ )?(?:chemo|chemotherapy|radiotherapy)\\b|^chemo\\b',
      `^(?:it's )?(?:${illnesses})\\b`,
      '\\b(?:hospice|intensive care|palliative|on life support|terminally ill|in a coma)\\b',
    ].join('|'),
    'u',
  ),
}
