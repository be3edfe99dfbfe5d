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
const animals = 'dog|cat|puppy|kitten|horse|pony|rabbit|hamster|budgie|parrot|hen|guinea pig'
const near =
  'mother|mum|mom|mam|father|dad|brother|sister|wife|husband|friend|best friend|son|daughter|baby|gran\\w*|nan|partner|uncle|aunt'
const theirs = `${near}|${animals}`
/** When somebody was lost, as against where: “lost her in the crowd”. */
const whenLost =
  '(?:$|[.,;!]|(?:on|last|this|two|three|four|a|to) |in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|the (?:night|spring|summer|autumn|winter|end)|\\d{4}))'

/** Somebody has died. */
export const griefRule = {
  act: 'grief-loss',
  pattern: new RegExp(
    [
      `\\b(?:my|our|ma) (?!(?:\\w+ )?(?:${lifeless})\\b)(?:\\w+ )?\\w+ (?:just |recently |suddenly |sadly )?(?:died|passed away|was put down|is dying(?! (?:to|of|for)\\b))\\b`,
      `\\blost my (?:${theirs})\\b(?! in the (?:crowd|shop|market))`,
      `\\blost (?:mum|mom|mam|dad|gran|nan|grandad|grandma|grandpa|the baby|our baby)\\b(?! in the (?:crowd|shop|market))`,
      `\\bwe lost (?:him|her)(?= ?${whenLost})`,
      `\\b(?:put|had) (?:(?:my|our|the) (?:old )?(?:${animals})|him|her) (?:put )?(?:down|to sleep)$`,
      "\\b(?:mum|mom|mam|dad|gran|nan|grandad)(?:'s| is) dying$|^(?:she|he)(?:'s| is) dying$",
      "\\b(?:the|his|her|their|my|our|\\p{L}+'s) funeral\\b|\\bfuneral(?:'s| is| was| on)\\b|^funeral\\b|\\b(?:to|from|have|had|got) a funeral\\b",
      "\\b(?:grieving|bereaved|miscarriage|stillborn)\\b|\\b(?:i'm|i am|we're|we are|still) (?:in )?mourning\\b",
      `\\b(?!(?:i|it|nearly|almost|${lifeless})\\b)\\p{L}+ (?:${died}) (?:on(?! me\\b)|in|last|this|yesterday|at|today|two|three|a)\\b`,
      '\\b(?:he|she) pass(?:ed)? in (?:19|20)\\d\\d\\b|\\b(?:of mine|wife|husband|mother|father|mum|mom|dad|gran\\w*) passed$',
      "\\b(?:i'm|i am|been) an? widow(?:er|ed)?\\b",
    ].join('|'),
    'u',
  ),
}

const illnesses =
  "cancer(?! on)|dementia|alzheimer's|parkinson's|huntington's|leukaemia|leukemia|lymphoma|melanoma|tumou?r|a (?:(?:mini|massive|small|bad|big|second|third) )?stroke(?! of)|motor neurone|multiple sclerosis|cirrhosis|aneurysm|brain (?:bleed|ha?emorrhage)|sepsis|heart attack|heart failure|kidney failure"
const signs =
  'aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|zodiac|horoscopes?|star ?signs?|astrolog\\w+'

/** What only sounds like an illness: a star sign, a fright, a trade, a film, and what it was not or is over. */
const noIllness = [
  `cancer\\b.*\\b(?:${signs})|(?:${signs})\\b.*\\bcancer|cancer (?:sun|moon|rising|season|woman|man)|an? (?:(?:typical|classic|total|true|real|proper|such) )?(?:a )?cancer$`,
  "(?:nearly|almost|would've|would have|'d have|gave|give|gives|giving|gonna|going to|i'll|as if i) (?:\\p{L}+ ){0,3}(?:heart attack|a stroke)",
  `(?:not|isn't|wasn't|no|never had|ruled out|remission from|recovered from|free of|beat|beaten|survived) (?:\\p{L}+ ){0,3}(?:${illnesses})`,
  `(?:${illnesses})\\b.*\\b(?:in remission|all[- ]clear|cured|recovered|fine now|(?:much|far|so much) better now|benign)`,
  `(?:${lifeless}) (?:has|had|is having|got|nearly had) `,
  `(?:work|works|worked|working|volunteer\\w*|nurse|nurses|nursed|shifts?|job|intern\\w*|study|studies|studying|research\\w*|fundrais\\w*|donat\\w*|marathon|charity) (?:\\p{L}+ ){0,5}(?:${illnesses}|hospice|chemo|intensive care|palliative)`,
  '(?:cancer|stroke|dementia|hospice|palliative(?: care)?) (?:research|charity|nurse|shop|awareness|screening|fundraiser)',
  `(?:film|movie|book|novel|series|show|episode|character|documentary|play|opera|chapter)\\b.*\\b(?:${illnesses}|coma|hospice)`,
].join('|')
const clinic =
  'scans?|doctors?|consultant|oncolog\\w+|hospital|cancer|lumps?|treatment|remission|results?|tumou?r|biopsy|x-?ray|lungs?|liver|breast|bowel|brain|mri'

/** Somebody is gravely ill: no time for a remark about knees. */
export const illnessRule = {
  act: 'bad-news',
  pattern: new RegExp(
    `^(?!.*\\b(?:${noIllness})\\b).*?(?:${[
      `\\b(?:has|have|had|got|with|it's|is|from|after|since|suffered|fighting|battling|diagnosed(?: with)?) (?:\\p{L}+ ){0,3}(?:${illnesses})\\b`,
      '\\b(?:on|starts?|started|had|having|doing|her|his|their) (?:\\p{L}+ )?(?:chemo|chemotherapy|radiotherapy)\\b|^chemo\\b|\\b(?:treatment|dialysis|radiation) (?:starts?|begins?|started)\\b',
      `(?<=^|[.!?,;:] )(?:it's )?(?:\\p{L}{4,} )?(?:${illnesses})(?:$|[.,;!])`,
      `^(?:${illnesses})\\b`,
      '\\b(?:hospice|intensive care|palliative|on life support|terminally ill|in a coma|inoperable|malignant|metasta\\w+)\\b',
      "\\b(?:she's|he's|it's|is) terminal$|\\b(?:weeks|months|not long|a year) to live\\b|\\bhasn't (?:got )?long(?: left)?$",
      '(?<=^|[.!?,;:] )stage (?:four|4|iv|three|3|iii)(?:$|[.,;!])',
      "(?<!\\b(?:exam|exams|school|driving|election|quiz|mock|a-?level|gcse) )\\b(?:results|tests|scans?|biopsy|bloods) (?:(?:are|is|came|come|were|was|have come|has come) )?(?:back\\b|in\\b).*\\b(?:what (?:we|i|they) (?:thought|feared|expected|were afraid of)|(?:not|isn't|aren't|wasn't|weren't) (?:so |very |looking )?good|bad|worse|positive|spread|abnormal)\\b",
      `\\b(?:${clinic})\\b.*\\b(?:it's|it is|it has come|has come|come|came|is) back$|\\bthe (?:cancer|tumou?r|lump|leuka?emia)(?:'s| is| has come| came) back\\b`,
      `\\bfound (?:something|a (?:lump|shadow|mass|spot|growth|tumou?r)) (?:\\p{L}+ )?(?:on|in) (?:the|her|his|my|their) (?:\\p{L}+ )?(?:${clinic}|kidneys?|pancreas|stomach|throat|chest|prostate)\\b|\\b(?:they|they've|doctors?|consultant|have|we|i) found (?:a lump|a tumou?r|a shadow|a growth)\\b|^(?:and |so |well )?(?:they|they've|they have) found something$`,
      "\\b(?:eyes?|eyesight|sight|vision|hearing|kidneys?|liver|lungs?) (?:(?:is|are|has|have) )?(?:already |almost |nearly )?(?:gone|failing|giving out)\\b|\\b(?:i'm|i am|she's|he's|is|am|slowly) going (?:blind|deaf)\\b|\\blosing (?:my|her|his|their) (?:eye)?(?:sight|vision|hearing)\\b",
    ].join('|')})`,
    'su',
  ),
}

const sent = 'laid off|made redundant|sacked|let go|fired'

/** Somebody’s work was taken from them. */
const work = new RegExp(
  [
    `\\b(?:i|i've|we|we've|he|she|he's|she's|husband|wife|partner|dad|mum|mom|brother|sister|son|daughter)(?: just| all| have| has)* (?:got|gets|been|was|were|being|getting) (?:all )?(?:${sent})\\b(?! (?:of|up|with|by my pupils)\\b)`,
    "\\b(?:they|they've|work|the (?:company|firm|office|factory|boss)|my (?:boss|company|firm|work))(?: have| has| just)* (?:laid me off|made me redundant|sacked me|fired me|let me go)(?:$|[.,;!]| (?:on|last|this|today|yesterday|after|by|because|with|in)\\b)",
    '\\blost my job\\b',
  ].join('|'),
  'u',
)

export type GraveNews = 'death' | 'pet' | 'illness' | 'work'

/** What happened years ago is told with a hand on it: it wants a kind word, and no vigil. */
export function isLongAgo(plain: string): boolean {
  return /\b(?:years?|decades?|long time|ages) (?:ago|back)\b|\bin (?:19\d\d|20[01]\d)\b|\bwhen i was (?:a |an |\d|little|young|small|at school|nine|ten|twelve)/.test(
    plain,
  )
}

/** Which grave news is in it, in plain words. Asking about such a thing tells none, so questions are left to whoever calls this. */
export function graveNewsIn(plain: string): GraveNews | undefined {
  if (griefRule.pattern.test(plain)) return new RegExp(`\\b(?:${animals})\\b`).test(plain) ? 'pet' : 'death'
  if (illnessRule.pattern.test(plain)) return 'illness'
  return work.test(plain) ? 'work' : undefined
}
