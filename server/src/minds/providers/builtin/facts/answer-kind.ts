import { family, pets, relations } from './nouns.ts'
import { whenIn } from './when.ts'

/** What kind of words would answer a question. */
export type AnswerKind = 'name' | 'who' | 'when' | 'span' | 'count' | 'where' | 'colour' | 'why' | 'any'

const asked: readonly (readonly [AnswerKind, RegExp])[] = [
  ['colour', /\bwh(?:at|ich) colou?r\b/],
  ['name', /\b(?:called|named?|names|name's|nickname)\b/],
  [
    'when',
    /\b(?:when|when's|since when|(?:what|which) (?:day|time|date|month|year|weekday|hour|week|evening|morning)s?|how soon|how long (?:until|till|til|ago))\b/,
  ],
  ['span', /\bhow long\b/],
  [
    'count',
    /\bhow (?:many|much|old|far|tall|often|big|heavy|high|late|early)\b|\bwh(?:at|ich) (?:age|size|height|number|floor|row|percentage|score|grade|mark)\b|\bmy (?:age|height|size|weight|score)\b/,
  ],
  [
    'where',
    /\b(?:where|where's|wh(?:at|ich) (?:town|city|country|village|place|street|island|part of|area|school|hospital))\b/,
  ],
  ['who', /\b(?:who|who's|whom|whose|with whom)\b/],
  ['why', /\b(?:why|what for|how come|the reason)\b/],
]

/** “What did he say when I got home” does not ask for a time: the word that comes first asks. */
export function answerKind(plain: string): AnswerKind {
  const sure = asked.find(([kind, pattern]) => (kind === 'colour' || kind === 'name') && pattern.test(plain))
  if (sure !== undefined) return sure[0]
  const first = plain.search(
    /\b(?:wh(?:at|ich|en|ere|o|om|ose|y)|how|since when|my (?:age|height|size|weight|score))\b/,
  )
  const asks = plain.slice(Math.max(0, first))
  return asked.find(([, pattern]) => asks.search(pattern) === 0)?.[0] ?? kindOfRest(plain, first)
}

/** “The reason I left”, “with whom”: no such word at its beginning, and still one kind. */
function kindOfRest(plain: string, first: number): AnswerKind {
  return first >= 0 ? 'any' : (asked.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'any')
}

const numbers =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|couple|dozen|once|twice|half|both|twins?|no|first|second|third|fourth|fifth|sixth|seventh|every|only|youngest|oldest)\b/i
const spans =
  /\b(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|ages|forever|since|until|all (?:day|night)|half an hour)\b/i
const times =
  /\b(?:\d{4}|\d{1,2}(?::\d{2})? ?(?:am|pm)|o'clock|half past|quarter (?:to|past)|noon|midnight|mornings?|evenings?|afternoons?|nights?|yesterday|ago|last (?:\p{L}+)|weekend|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|since|before|after|end of|tonight|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+))\b/iu
const places =
  /\b(?:in|at|on|to|from|near|by|outside|behind|under|above|above|between|round|around|into|of|over|inside|through) (?:the |a |an |my |their |your |our )?[\p{L}\d]|\b(?:home|abroad|upstairs|downstairs|next door|here|chin|north|south|east|west)\b/iu
const colours =
  /\b(?:red|blue|green|yellow|black|white|gr[ea]y|brown|pink|purple|orange|teal|turquoise|beige|gold|silver|navy|lilac|cream|mint|violet|maroon)\b/i
const people = new RegExp(
  `\\b(?:${family}|${relations}|${pets}|man|woman|girl|boy|guy|bloke|lady|kids?|children|boys|girls|parents|people|students?|nobody|everyone|they all|team|friends|neighbours|colleagues|siblings)s?\\b`,
  'iu',
)
const because = /\b(?:because|since|so|so that|to|for|after|cause|due|thanks to|as)\b/i

/** Whether the text has words of that kind. Names that the question says itself do not count. */
export function bears(kind: AnswerKind, text: string, key: string, question: string): boolean {
  switch (kind) {
    case 'name':
      return key === 'name' || key.endsWith('.name') || key === 'name.short' || namesIn(text, question)
    case 'who':
      return key.endsWith('name') || namesIn(text, question) || people.test(withoutWordsOf(question, text))
    case 'when':
      return whenIn(text) !== undefined || times.test(text)
    case 'span':
      return spans.test(text) || numbers.test(text)
    case 'count':
      return numbers.test(text)
    case 'where':
      return places.test(text)
    case 'colour':
      return colours.test(text)
    case 'why':
      return because.test(text)
    default:
      return true
  }
}

function namesIn(text: string, question: string): boolean {
  return [...text.matchAll(/(?<=\S\s[“"(]?)\p{Lu}[\p{L}'’-]*/gu)].some(
    ([name]) => name !== 'I' && !question.includes(name.toLowerCase()),
  )
}

function withoutWordsOf(question: string, text: string): string {
  const said = new Set(question.split(/[^\p{L}\p{N}'-]+/u))
  return text
    .split(/(?<=\s)/u)
    .filter((part) => !said.has(part.trim().toLowerCase()))
    .join('')
}
