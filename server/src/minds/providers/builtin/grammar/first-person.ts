import { adverbs, bare, isPast } from './verbs.ts'
import { sentence } from './persons.ts'

interface Who {
  readonly name: string
  readonly gender: 'FEMALE' | 'MALE'
}

/** Somebody else of the same sex: whom “she” means then is anyone's guess. */
const others = {
  FEMALE:
    /\b(?:mother|grandmother|grandma|gran|aunt|sister|woman|women|wife|daughter|girl|lady|queen|nun|bride|neighbour|widow|she-|niece|stepmother|pupil|\w+woman)\b/i,
  MALE: /\b(?:father|grandfather|uncle|brother|man|men|husband|son|boy|king|monk|mayor|nephew|neighbour|groom|stepfather|headmaster|\w+sman)\b/i,
}
const objectAfter =
  /^(?:a|an|the|to|about|with|and|or|for|from|in|on|at|by|into|how|what|when|where|why|who|whether|that|it|one|two|things?|something|anything|everything|nothing|because|if|as|until|again|so|but|than|there|here|directly|off|out|up|down|over|back|before|after|through|three|any|all|this|those|first|twice|later|than|letters?|books?|notes?|questions?|late)$/i
const possessiveAfter = /^(?:first|letters?|books?|notes?|questions?|late|one|two|three|things?)$/i

/**
 * A sentence of a biography as its angel would say it: “She works in Ghent” becomes “I work in Ghent”. Nothing where one cannot be sure whom
 * a word means.
 */
export function inFirstPerson(text: string, who: Who): string | undefined {
  const she = who.gender === 'FEMALE' ? 'she' : 'he'
  const source = text
    .trim()
    .replaceAll("'", '’')
    .replace(new RegExp(`\\bso is ${she}\\b`, 'giu'), 'so am I')
    .replace(
      new RegExp(
        `, (?:${she} (?:says|claims|said|admits|insists)|as ${she} puts it),(?= (?:and|but)\\b)`,
        'giu',
      ),
      ',',
    )
    .replace(
      new RegExp(`, (?:${she} (?:says|claims|said|admits|insists)|as ${she} puts it)(?:,|(?=[.:;]))`, 'giu'),
      '',
    )
    .replace(/\s+([.,])/g, '$1')
    .replace(/, ,/g, ',')
  const pronouns = [...source.matchAll(pronounsOf(who.gender))]
  const other = others[who.gender].exec(source)
  if (other !== null && pronouns.some((match) => match.index > other.index)) return undefined
  if (new RegExp(`\\bcalled ${escaped(who.name)}\\b`, 'u').test(source)) return undefined
  const words = source.split(/\s+/)
  const out: string[] = []
  let asksVerb = false
  let speaks = false
  let touched = false
  let ofAnother = false
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const [, head = '', core = '', tail = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? []
    const next = (words[i + 1] ?? '').replace(/[^\p{L}’-]/gu, '')
    const lower = core.toLowerCase()
    const replaced = personOf(core, next, tail, words[i - 1] ?? '', who)
    if (replaced !== undefined) {
      touched = true
      asksVerb = replaced === 'I' || (asksVerb && replaced === 'myself')
      speaks ||= asksVerb
      if (lower === `${she}’s`) out.push(`${head}I’m${tail}`)
      else out.push(head + replaced + tail)
      continue
    }
    if (asksVerb) {
      if (adverbs.test(core)) {
        out.push(word)
        continue
      }
      out.push(head + mine(core) + tail)
      asksVerb = false
      continue
    }
    // “Somebody who has been wrong and minds it”: what follows is that somebody's, up to the next comma.
    if (/^(?:who|which|that)$/.test(lower) && /^(?:is|was|has|[a-z]+s)$/.test(next)) ofAnother = true
    if (tail.startsWith(',')) ofAnother = false
    const previous = (words[i - 1] ?? '').toLowerCase()
    if (speaks && !ofAnother && isJoined(words, i) && knownVerb(core) && !/^(?:and|or)$/.test(next)) {
      out.push(head + mine(core) + tail)
      continue
    }
    if (
      speaks &&
      !ofAnother &&
      /^(?:is|was|has)$/.test(lower) &&
      /^(?:and|but)$/.test(previous) &&
      !/\bit\b/.test(sinceComma(out))
    ) {
      out.push(head + mine(core) + tail)
      continue
    }
    out.push(word)
  }
  if (!touched && !/\bso am I\b/.test(source)) return undefined
  const said = sentence(out.join(' '))
  if (/\b(?:so is I|so am me|[Mm]e [a-z]+(?:s|ed) (?:a|an|the))\b/.test(said)) return undefined
  return pronounsOf(who.gender).test(said) || new RegExp(`\\b${escaped(who.name)}\\b`, 'u').test(said)
    ? undefined
    : said
}

/** “Smells a book before she opens it” becomes “I smell a book before I open it”. */
export function quirkInFirstPerson(text: string, who: Who): string | undefined {
  const she = who.gender === 'FEMALE' ? 'She' : 'He'
  return inFirstPerson(
    `${she} ${text.charAt(0).toLowerCase()}${text.slice(1)}${/[.!?…]”?$/.test(text) ? '' : '.'}`,
    who,
  )
}

function sinceComma(words: readonly string[]): string {
  return words.slice(words.findLastIndex((word) => word.endsWith(',')) + 1).join(' ')
}

function pronounsOf(gender: Who['gender']): RegExp {
  return gender === 'FEMALE' ? /\b(?:she|her|hers|herself)\b/giu : /\b(?:he|him|his|himself)\b/giu
}

function personOf(core: string, next: string, tail: string, previous: string, who: Who): string | undefined {
  const lower = core.toLowerCase()
  const isEnd = tail !== '' || next === ''
  if (core === who.name) {
    const follows = next.toLowerCase()
    return !isEnd &&
      (knownVerb(follows) ||
        isPast(follows) ||
        adverbs.test(follows) ||
        /^(?:is|was|has|had|will|can|would)$/.test(follows))
      ? 'I'
      : 'me'
  }
  if (core === `${who.name}’s`) return 'my'
  if (who.gender === 'FEMALE') {
    if (lower === 'she' || lower === 'she’s') return 'I'
    if (lower === 'herself') return 'myself'
    if (lower === 'hers') return 'mine'
    if (lower !== 'her') return undefined
    if (isEnd) return 'me'
    if (possessiveAfter.test(next) && !/^(?:tell|give|ask|bring|hand|write|show|to)s?$/i.test(previous))
      return 'my'
    return objectAfter.test(next) ? 'me' : 'my'
  }
  if (lower === 'he' || lower === 'he’s') return 'I'
  if (lower === 'himself') return 'myself'
  if (lower === 'him') return 'me'
  return lower === 'his' ? (isEnd ? 'mine' : 'my') : undefined
}

/** After “and”, “or”, “but”, “then” or a comma, with nobody new who does it. */
function isJoined(words: readonly string[], at: number): boolean {
  let before = at - 1
  while (
    before > 0 &&
    adverbs.test((words[before] ?? '').replace(/,$/, '')) &&
    !(words[before] ?? '').endsWith(',')
  )
    before--
  const word = (words[before] ?? '').toLowerCase()
  return /^(?:and|or|but|then)$/.test(word) || word.endsWith(',')
}

function mine(verb: string): string {
  const lower = verb.toLowerCase()
  if (lower === 'is') return 'am'
  if (lower === 'isn’t') return 'am not'
  if (lower === 'was' || lower === 'has' || lower === 'does') return lower === 'was' ? 'was' : bare(lower)
  if (lower === 'doesn’t') return 'don’t'
  return lower.endsWith('s') && !isPast(lower) ? bare(lower) : verb
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function knownVerb(word: string): boolean {
  const lower = word.toLowerCase()
  return lower.endsWith('s') && verbs.has(bare(lower))
}

const verbs: ReadonlySet<string> = new Set(
  `accept act add address admit answer apologise argue arrange arrive ask attend award bake bang become beat begin believe bet blink blow boil borrow bow break breathe
  bring build bury buy call carry carve catch celebrate chair chalk change check choose claim clean climb close collect come comment complain conduct consider cook correct
  count cross cry cut cycle dance date dedicate defend deliver describe design diagnose die dig dislike distrust divide do draw dream dress drill drink drive dry earn eat
  end enjoy explain fall feed feel fight fill find finish fix fly fold follow forget forgive frame fry get give go grow hand hate have hear help hold hum hunt identify
  imagine insist insult invent iron judge jump keep kick know knit knock label laugh lay lead learn leave lend let lick lie light like listen live load look lose love make
  mark mean measure meet mend mention mind mix move name need notice offer open organise own pack paint pass pay photograph pick plan plant play point pour practise praise pray
  prefer press print promise publish pull push put quote raise rank rate read recite recommend record refuse regret remember repair repeat report rescue restore return ride ring run
  salt save say see sell send serve set sew sharpen show sing sit sketch skate sleep smell smile solve sort speak spend stand start stay steer stop straighten study suspect swear
  swim tailor take talk tap taste teach tell tend test thank think throw tie time train translate travel treat trust try tune turn type understand use visit wait wake walk want warm
  warn wash watch water wave wear weave weigh welcome whistle whittle wind win wipe wish wonder work worry write yawn yield juggle restring haggle bottle busk navigate
  rehearse rewrite tidy hide host row sail swap grumble mutter whisper shout gossip flirt forage garden hike box mentor coach edit film grill hoard hope insure introduce invite
  iron jog lock memorise mow nod number peel pause pretend reply roast rest sand sculpt share shave sigh simmer sip skip slice sneak sneeze snore spin stir stitch store sweep park settle strike hurry deny recruit stamp silence`
    .split(/\s+/)
    .filter(Boolean),
)
