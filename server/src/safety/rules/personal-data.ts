import type { Folded } from '../reading/fold.ts'
import type { Finding, Screening } from '../verdict.ts'
import { hasName, lifeOfNamed, soughtOfNamed } from './named-people.ts'
import { writtenAt } from './written-at.ts'

const phone = /(?<![\w.,])\+?\(?\d[\d ()./-]{6,18}\d(?![\w])/g
/** Cards begin with 2 to 6; what begins otherwise is a time stamp, an order or a parcel, and one of ten has a check digit that fits. */
const cardNumber = /(?<!\d)[2-6][ -]?(?:\d[ -]?){11,17}\d(?!\d)/g
const iban = /\b[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,4})?\b/g
const socialSecurity = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g
const mail = /[\w.+-]+@[\w-]+\.[\w.]{2,}/g
const numberedPaper =
  /(?:passport|id card|identity card|licen[cs]e|national insurance|insurance|social security|tax|account|acct|account number|sort code|bsb|medicare|nhs|ssn|pin|plate|number plate|license plate|registration)(?: (?:number|no|code))?(?: is|:|,)? ([a-z]{0,2}\d[\d -]{2,}|[a-z]{1,3}\d{1,4} ?[a-z]{0,3}\d{0,4})/g
const nationalInsurance = /\b[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d]\b/g
const localPhone = /(?<![\d-])\d{3}-\d{4}(?![\d-])/g
const plate = /\b(?:plate|number plate|licen[cs]e plate)s?(?: is|:|,)? [a-z]{1,3} ?[a-z\d]{1,3} ?\d{1,4}\b/g
const account =
  /\b(?:her|his|their|my \w+'?s?) (?:insta(?:gram)?|snap(?:chat)?|tiktok|telegram|twitter|facebook|discord|kik|onlyfans)(?: (?:name|handle|account))?(?: is|:) @?[\w.]{3,}/g
const secret =
  /\b(?:her|his|their|\w+'s|my \w+s?|of my \w+) (?:\w+ )?(?:password|pass|pin|pin code|login|passcode|door code|alarm code|ip|ip address)(?: (?:of|for|to) (?:my|the|his|her) \w+)?(?: is|:) ?\S{3,}|\b(?:door code|password|pin|alarm code) of (?:my|her|his|the) [\w ]{2,20}(?: is|:) ?\S{3,}/g
const whereabouts =
  /\b(?:she|he|they|who|daughter|son|kid|kids|children|wife|sister|ex) (?:works?|goes|parks?|trains?|walks?|jogs?|studies|is) (?:at|to|in|on|through) [^.!?\n]{3,60}\b(?:every (?:day|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|until|at (?:six|seven|eight|nine|ten|five|four|\d)|year \d|alone|wait for (?:her|him)|go (?:and|there))\b/g
const ways =
  'street|st|road|rd|lane|ln|avenue|ave|close|drive|dr|way|court|ct|grove|view|terrace|square|place|crescent|gardens|hill|row|walk|mews|boulevard|blvd|park|parade|quay|heights|meadow|rise|green|alley'
const address = new RegExp(
  `(?<!\\w)(?!(?:19|20)\\d\\d (?:and|i|we|he|she|it|they|the|my|when|in|but|was|to|on)\\b)\\d{1,4}[a-z]? (?:[a-z']+ ){1,3}(?:${ways})\\b|(?<!\\w)\\d{1,4},? (?:calle|rue|via|rua|avenida|plaza|piazza|ulica) [a-z]+|\\b(?:calle|rue|via|rua|avenida|plaza|ulica) [a-z ]{2,20},? \\d{1,4}\\b|\\b[a-z]+(?:strasse|str\\.|straat|gasse|weg|platz|allee) \\d{1,4}\\b|(?<!\\w)\\d{1,4},? [a-z]+(?:strasse|str\\.|straat|gasse|weg|platz|allee)\\b|\\b[a-z]{1,2}\\d[a-z\\d]? \\d[a-z]{2}\\b`,
  'g',
)

const people =
  "ex|exs|ex's|ex-?(?:wife|husband|girlfriend|boyfriend)\\w*|boss+|neighbou?rs?|colleagues?|cowork\\w+|co-worker\\w*|teachers?|landlord\\w*|girlfriends?|boyfriends?|wifes?|husbands?|sisters?|brothers?|friends?|flatmates?|roommates?|managers?|classmates?|cousins?|mothers?|fathers?|mums?|moms?|dads?|aunts?|uncles?|doctors?|therapists?|stalkers?|bully|bullies|crush|stepmother|stepfather|daughters?|sons?|tenants?|nurses?|employees?|in-?laws?|nephews?|nieces?|grandmothers?|grandfathers?|stepsons?|partners?|dates?|scammers?|cheaters?|lodgers?|students?|pupils?|clients?|patients?"
const somebodyElse = new RegExp(
  `\\b(?:her|his|their|she|he|him|hers)\\b|\\bmy (?:\\w+ )?(?:${people})(?:'s)?\\b|\\bthe (?:\\w+ )?(?:girl|guy|woman|man|nurse|teacher|bitch|bastard|cop|judge|doctor|driver|person|lady|kid|student|liar|cheater|bully|creep) (?:who|that|from)\\b|\\b(?:calls?|text|ring|write to|message|phone|visit|harass|spam|prank) (?!me\\b|us\\b|it\\b|the\\b|now\\b|back\\b)\\w+|\\b(?:lives|works|parks|sleeps) (?:at|in|on)\\b|\\breal (?:neighbou?r|person|name|address)\\b|\\bthis (?:is|girl|guy|woman|man)\\b|\\b(?:mr|mrs|ms|miss|dr|professor|prof)\\.? [a-z]+(?:'s)?\\b|\\b(?:house|home|flat|address|number) of (?:my|that|this) \\w+|\\bwho owns (?:the|this) (?:phone )?number`,
)
const oneself =
  /\b(?:my (?:own |new |old |home |work |private |mobile |phone )?(?:number|phone|mobile|cell|e?-?mail|address|house|flat|place|card|iban|account|street|postcode|room|door|car|plate|passport|order|booking|reservation|parcel|tracking|flight)|call me|text me|reach me|write me|i live|i moved|we live|we moved|i am at|im at|i'm at|i grew up|i was born|i used to live|i work|we met|i stayed|we stayed|i bought|we bought)\b/
const someplace =
  /\b(?:pizza|shop|store|restaurant|takeaway|taxi|hotline|helpline|hospital|surgery|office|hotel|clinic|library|museum|cafe|pub|bar|garage|vet|dentist|bakery|bank|police|council|customer service|support|emergency|samaritans|lifeline|theatre|theater|cinema|school|church|gallery|airport|station|venue|bookshop|salon|barber|hairdresser|novel|film|song|story|character|detective|book)\b/
const storied =
  /\b(?:sherlock|baker street|privet drive|downing street|wall street|fleet street|broadway|abbey road|sesame street|coronation street|ramsay street|wisteria lane|evergreen terrace|penny lane|albert square)\b/
const sharedMailbox =
  /^(?:info|hello|contact|support|help|helpdesk|careers?|jobs|office|sales|service|team|press|admin|bookings?|enquiries|no-?reply|customer\w*)@/
/** Given out so that others use it. */
const exposing =
  /\b(?:dox+(?:ed|ing)?|expose|spread (?:it|this)|pass it on|have fun (?:boys|guys|lads)|(?:her|his|their|girls?|guys?) details|who wants (?:it|her|him)|someone go there|go there|ring (?:his|her) bell|pay (?:him|her|them) a visit)\b/
const called =
  /\b(?:called|named|name is|name) [A-Z][a-z]+ [A-Z][a-z]+|\b[A-Z][a-z]+ [A-Z][a-z]+(?:'s|’s)? (?:lives|works|earns|parks|phone|number|address|home|is at|can be)|\b(?:neighbou?r|colleague|boss|teacher|ex|friend|classmate|cousin) [A-Z][a-z]+ [A-Z][a-z]+/
/** “Send it to Frank Moore, 90 High Street”; “John Dean, born 2 May 1979”. */
const besideAName =
  /\b[A-Z][a-z]+ [A-Z][a-z]+(?:,| from [A-Z]\w+,?) (?:\d{1,4}[a-z]? [A-Z]|born|lives|private|mobile|phone|home)/
const lookUp =
  /\b(?:find|find out|tell me|look up|track down|dig up|search|get me|figure out|help me find|trace|locate|can you see)\b.{0,40}\b(?:where .{2,40} (?:lives?|works?|goes to school|is staying|is hiding|sleeps|parks)|(?:home |private |new |current |phone |mobile )?(?:address|number|phone|whereabouts|location) of (?!the (?:hotel|restaurant|shop|nearest|police|museum|hospital|station|office|venue|library|school|church|doctor|dentist|vet|bank|pharmacy|airport|clinic|cinema|theatre|embassy|house|white|company)|a |this |your |my )[a-z]+|(?:phone )?number belongs to|(?:her|his|their|my exs?'?s?) (?:home |new |private |current )?(?:address|phone number|whereabouts|location|workplace))|\bwhat(?:'s| is|s) the (?:home |private |phone |mobile )(?:address|number) of (?!the (?:hotel|restaurant|shop|nearest|police|museum|hospital|station|office|library|school|doctor|dentist|vet|bank)|a |this |your |my )[a-z]+|\bwho owns the (?:phone )?number|\bwhere (?:does|do|is|did) my ex\S*(?: \w+)? (?:now )?(?:live|living|work|hide|hiding|move|stay)/

/** Of people who have not been asked. What one says of oneself, and where the pizza place is, is nobody's concern. */
export function findPersonalData(
  text: string,
  folded: Folded,
  before: readonly string[],
  { surface }: Screening,
): Finding[] {
  const { chars } = folded
  const earlier = before.join(' ').toLowerCase()
  const whole = earlier === '' ? chars : `${earlier} ${chars}`
  const isNamed = called.test(text) || besideAName.test(text) || hasName(text)
  const isElse = somebodyElse.test(whole) || isNamed || exposing.test(chars)
  const isPublic = surface === 'group-name' || surface === 'avatar' || surface === 'card'
  const spans: [number, number][] = []
  const take = (pattern: RegExp, fits: (found: string) => boolean = () => true): boolean => {
    const before = spans.length
    for (const match of chars.matchAll(pattern)) {
      if (fits(match[0])) spans.push(writtenAt(folded, match.index, match.index + match[0].length))
    }
    return spans.length > before
  }
  const place = (found: [number, number] | undefined): boolean =>
    found !== undefined && spans.push(writtenAt(folded, ...found)) > 0

  const isCard = take(cardNumber, (found) => passesLuhn(digitsOf(found)))
  const isBank = take(iban, (found) => passesIban(found)) || take(socialSecurity)
  const isPaper =
    isElse && [numberedPaper, nationalInsurance, plate, secret].map((one) => take(one)).some(Boolean)
  const isReach =
    take(phone, isPhone) ||
    splitPhone(earlier, chars, spans) ||
    take(address) ||
    (chars.includes('@') && take(mail, (found) => !sharedMailbox.test(found))) ||
    take(localPhone)
  const isLookUp =
    (take(new RegExp(lookUp, 'g')) && (isElse || /\bmy ex/.test(chars))) || place(soughtOfNamed(text, chars))

  // “Church Lane” is a place to live, and no church; and who is named is no shop.
  const isOwn = oneself.test(whole) || (!isNamed && someplace.test(whole.replaceAll(address, ' ')))
  const isTheirs = strongly.test(whole) || besideAName.test(text)
  if (isCard && !(oneself.test(chars) && !isElse)) return [finding('card-number', 3, spans)]
  if ((isBank || isPaper) && isElse) return [finding('numbers-of-others', 3, spans)]
  if (
    isReach &&
    !storied.test(chars) &&
    ((isElse && (isTheirs || !isOwn)) ||
      (isPublic && !someplace.test(whole) && (hasPhone(chars) || localPhone.test(chars))))
  ) {
    return [finding('reach-of-others', 2, spans)]
  }
  const isLife =
    place(lifeOfNamed(text, chars)) ||
    (!isOwn && (take(account) || (lyingInWait.test(chars) && take(whereabouts))))
  if (isLife) return [finding('private-life-of-others', 2, spans)]
  return isLookUp ? [finding('look-up-of-others', 2, spans)] : []
}

/** Somebody's days are nobody's concern, unless somebody waits there. */
const lyingInWait =
  /\b(?:alone|wait(?:ing|s)? for|follow(?:s|ed|ing)?|go (?:and|there|get)|grab|scare|surprise (?:her|him)|without (?:her|him|them) knowing|nobody (?:else )?(?:there|around)|year \d|parks?|address|teach (?:her|him) a lesson|called|named?)\b/

/** Theirs by the word, whatever else is said. */
const strongly = new RegExp(
  `\\b(?:her|his|their|my (?:\\w+ )?(?:${people})(?:'s)?) (?:\\w+ )?(?:number|phone|mobile|address|e?-?mail|house|home)\\b|\\blives at\\b`,
)

/** Begun in the text before, ended in this one. */
function splitPhone(earlier: string, chars: string, spans: [number, number][]): boolean {
  const head = /\+?\d[\d ()./-]{3,}$/.exec(earlier.trim())?.[0]
  const tail = /^[\d ()./-]{2,}/.exec(chars.trim())?.[0]
  if (head === undefined || tail === undefined || !isPhone(`${head} ${tail}`)) return false
  spans.push([0, chars.length])
  return true
}

function hasPhone(chars: string): boolean {
  return [...chars.matchAll(phone)].some(([found]) => isPhone(found))
}

function isPhone(found: string): boolean {
  const digits = digitsOf(found)
  if (digits.length < 8 || digits.length > 15) return false
  // A date, a range of years, a sum of money.
  return !/^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{4} ?- ?\d{4}|\d{1,3}(?:[., ]000)+)$/.test(
    found.trim(),
  )
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

export function passesLuhn(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/.test(digits)) return false
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function passesIban(found: string): boolean {
  const plain = found.replaceAll(' ', '')
  if (plain.length < 15 || plain.length > 34) return false
  let rest = 0
  for (const char of plain.slice(4) + plain.slice(0, 4)) {
    const value = parseInt(char, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

function finding(rule: string, severity: 2 | 3, spans: [number, number][]): Finding {
  return { category: 'personal-data', rule, severity, spans: spans.toSorted((a, b) => a[0] - b[0]) }
}
