/*
 * A real person by first name and surname, and what is told or asked about them. A name alone is nothing; a street, an hour or an illness beside
 * it is theirs to tell.
 */

const fullName =
  /\b([A-Z][a-z]+(?:-[A-Z][a-z]+)?) (?:(?:de|da|van|von|der|al|el|bin|di) ){0,2}((?:O['’]|Mc|Mac)?[A-Z][a-z]+(?:-[A-Z][a-z]+)?)\b/g
const introduced = /\b(?:name is|named|called|name's|names|name) ([a-z]{3,} [a-z]{3,})\b/
/** Two capitals that are no person: places, days, works, and those whom everybody may talk of. */
const noPerson = new Set(
  `street road lane avenue close drive court grove view terrace square place crescent gardens hill row walk mews park quay green bridge gate lake sea bay
river valley mountain beach island city town village county school college university primary hospital surgery church hall house station airport library museum
gallery theatre hotel club bar cafe street's high north south east west new old great saint golden royal central national united kingdom states the my our his
her its this that they then when where what who why how and but not just can could would should have has had was were are did does please thanks
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december christmas
easter english french german spanish italian american british indian chinese league cup world war act chapter part season episode sherlock holmes harry potter
doctor dr mr mrs ms miss sir lady lord king queen prince princess president pope god jesus based scenario residency route`.split(
    /\s+/,
  ),
)
const ofPublicLife =
  /\b(?:novel|film|movie|actor|actress|singer|band|song|album|poet|poem|painter|author|composer|president|minister|footballer|character|series|episode|book|biography|museum|played by|starring|century|sherlock|holmes)\b/

const born = /\b(?:dob|d\.o\.b\.?|date of birth|born(?: on)?:?) ?(?:the )?\d{1,2}[./ -]/
const home =
  /\b(?:lives?|living|stays?|resides?) (?:alone\b|(?:at|above|opposite|behind|next to|over|across from|on|in the)\b[^.!?]{0,50}\b(?:street|road|lane|avenue|close|drive|court|way|hill|square|row|terrace|number|flat|building|bakery|pub|shop|church|house|door)\b)|\b(?:flat|room) \d{1,3}[a-z]?\b|\bapartment \d|\bhouse number\b|\bdoor number\b/
const routine =
  /\b(?:works?|finishes|starts|studies|trains|parks?|walks?|jogs?|runs?|swims|gets off|gets out|leaves|comes? home|waits?|is alone|sleeps)\b[^.!?]{0,70}\b(?:at (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight)|by (?:\d|five|six|seven|eight|nine|ten)|until|every (?:day|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|alone|nights)\b/
const children =
  /\b(?:kids?|children|son|daughter|boy|girl|baby)\b[^.!?]{0,40}\b(?:goes? to|attends?|is at|are at|school|primary|nursery|kindergarten|wait)\b/
const illness =
  /\b(?:hiv|aids|herpes|std|syphilis|chlamydia|gonorrhea|abortions?|miscarriage|bipolar|schizophren\w+|borderline|lithium|antipsychotics?|rehab|psych(?:iatric)? ward|medical records?|sectioned|suicidal|alcoholic|addict)\b/
const facts = [born, home, routine, children, illness]

const search =
  /\b(?:find|find out|tell me|look(?:ing)? up|track(?:ing)? down|dig(?:ging)? up|search(?:ing)? for|get me|give me|figure out|trace|locate|hunt down|do you (?:have|know)|have you got|can you (?:get|see|check)|i need|i want|what(?:'|’)?s|what is|who (?:has|owns|knows))\b/
const sought =
  /\b(?:home|private|phone|mobile|cell|landline|street|address|number|whereabouts|workplace|which school|what school|where .{0,30}\blives?\b|where .{0,30}\bworks?\b|everything (?:about|on)|anything (?:about|on)|licen[cs]e plate|e-?mail)\b/

export function hasName(text: string): boolean {
  if (introduced.test(text)) return true
  for (const [, first = '', last = ''] of text.matchAll(fullName)) {
    if (!noPerson.has(first.toLowerCase()) && !noPerson.has(last.toLowerCase())) return true
  }
  return false
}

/** Where in the folded letters something of a named person's life is told. */
export function lifeOfNamed(text: string, chars: string): [number, number] | undefined {
  if (!hasName(text) || ofPublicLife.test(chars)) return undefined
  for (const fact of facts) {
    const match = fact.exec(chars)
    if (match !== null) return [match.index, match.index + match[0].length]
  }
  return undefined
}

/** Where somebody asks for what is a named person's own. */
export function soughtOfNamed(text: string, chars: string): [number, number] | undefined {
  if (!hasName(text) || ofPublicLife.test(chars)) return undefined
  const asks = search.exec(chars)
  const thing = asks === null ? null : sought.exec(chars.slice(asks.index))
  if (asks === null || thing === null || thing.index > farthest) return undefined
  return [asks.index, asks.index + thing.index + thing[0].length]
}

const farthest = 90
