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
