/*
 * What people do and say who take leave. Each alone is ordinary; two of them together, with nothing about a journey or a move beside them, are not.
 */
const theirs =
  'family|kids|children|mum|mom|mother|dad|father|parents|wife|husband|everyone|sister|brother|son|daughter|friends|partner|girlfriend|boyfriend|neighbour|neighbor|ex|everybody|grandma|nan'

export const farewellGiven: readonly string[] = [
  '(gave|given|giving|give|left|leave|leaving|found a (new)? home for|took|brought|handed) ~2 (cat|cats|dog|dogs|pet|pets|hamster|things|stuff|belongings|clothes|ring|guitar|records|savings|money|keys|everything i own|everything|all i have|jewellery|watch) ~1 (to|away|with|at|behind)',
  '(take|takes|look after|looks after|feed|care for|adopt|have|keep) ~2 (my|the) (cat|cats|dog|dogs|pet|pets|kids|children|plants|guitar|records)',
]
export const farewellGone: readonly string[] = [
  '(wont|will not|not going to|never|not gonna) ~1 (need|be needing|want) (it|them|him|her|that|those|any of it|anything|my ~1|this) ~2 (anymore|any more|now|where|after|again|tomorrow|.)',
  '(wont|will not|not going to|not gonna|wont even) ~1 (be here|be around|be there|be back|come back|wake up|be alive|see (tomorrow|the morning|the sun|monday|christmas|spring|summer|you again)|make it|exist|hear from me|bother ~2)',
  '(not|never|dont plan on|not planning on|dont intend on) (coming|waking|going to wake|come|wake) (back|home|up|up again)',
  '(i will|ill|i) be (gone|dead|free|at peace|nowhere|with (him|her|them|god|my ~1))',
  '(when|after|once|by the time|before) ~3 (im|i am|ive|i have) (gone|dead|left this|passed)',
  '(last) (message|text|words|goodbye|time you|time we|time i|night on|day on|supper|conversation|call|hug|sunset|cigarette|meal)',
  '(no) (tomorrow|more tomorrows|more mornings|way back|turning back|going back)',
]
export const farewellTime: readonly string[] = [
  '(its|it is|it s|now is|now its) (time|the time|my time)',
  '(time) (to go|for me to go|to leave|to end|to say goodbye|to die|to rest|to stop)',
  '(im|i am|i feel|feel|feeling) ~1 (ready|at peace|calm|prepared|decided|done|finished) (now|with|to go|to leave|about it|.|and|at last|finally)',
  '(this is it|thats it then|the end|its all over|it ends (now|here|tonight|today|tomorrow)|it will be over|all will be over|finally free|peace at last|rest at last|i have decided|ive decided|i decided|made my decision|made up my mind|my mind is made up|decision is made|doing it|do it (tonight|now|today|tomorrow|after))',
  '(tonight|midnight|at dawn|before dawn|before sunrise|when everyone is asleep|when everybody sleeps|when they are asleep|after dark)',
]
export const farewellWritten: readonly string[] = [
  `(letter|letters|note|notes|video|videos|message|messages|will|testament|goodbye|goodbyes|envelope|envelopes|card|cards) ~3 (to|for|on|is|are|with|next|under|written|ready|behind) ~2 (${theirs}|table|desk|door|pillow|ready|done|written|signed|sealed|bed|fridge)`,
  '(wrote|written|write|writing|recorded|left|leaving|signed|finished) ~2 (letter|letters|note|notes|goodbye|goodbyes|my will|last words|farewell|the will|a will|testament)',
  '(said|say|saying|sent|told) ~2 (goodbye|goodbyes|farewell|good bye|my last)',
]
export const farewellSettled: readonly string[] = [
  '(paid|settled|sorted|cancelled|canceled|deleted|closed|cleared|tidied|cleaned|put) ~2 (debts|debt|bills|rent|funeral|affairs in order|accounts|everything|flat|apartment|house|room|subscriptions|contracts|phone|profile|paperwork|things in order|my life in order|all my)',
]
export const farewellSorry: readonly string[] = [
  '(forgive me|please forgive|sorry for (everything|it all|all|what i|the mess|the pain)|not (your|her|his|their|anyones|my mums|my moms) fault|nobodys fault|noones fault|dont be (sad|angry|mad)|do not be sad|dont cry for me|dont blame|love you all|loved you all|thank you for (everything|all|being|listening)|thanks for (everything|all|being|listening)|you were (kind|good|the only|always)|take care of (yourself|each other|them|her|him|my)|remember me|be happy without)',
  `(tell|let|say to) (my|the|our) ~1 (${theirs}) ~3 (love|loved|sorry|goodbye|know|fault|proud|thank)`,
  '(goodbye|good bye|farewell|adieu|bye forever|bye for ever|bye bye everyone)',
]
/** A journey, a move, a job, a party: then people take leave as well. */
export const elsewhereBound: readonly string[] = [
  '(holiday|holidays|vacation|trip|travel|travelling|traveling|flight|airport|plane|moving|moved|move|mover|movers|removal|new job|new flat|new house|new place|abroad|weekend away|two weeks|a week|retire|retiring|retirement|exam|exams|conference|wedding|party|emigrate|emigrating|work trip|business trip|cruise|camping|hospital|surgery|shift|work|office|school|concert|train to|drive to|italy|spain|france|london|berlin|visa|university|uni|festival|birthday|christmas|meeting|gym|shop|shopping|dinner|lunch|breakfast|see you|back on|back in|next week|next month|landlord|estate agent|colleague|colleagues|team|boss|company|contract|lease)',
]
