import type { MindRequest } from '../mind.ts'

/** What the stand-in says to the last thing that was said. */
export function echoReply(request: MindRequest): string {
  const { persona, turns } = request
  const heard = turns.findLast((turn) => turn.from === 'person')?.text ?? ''
  const pick = chooser(seedOf(request, heard))
  if (request.goOn) return `${pick(further)} ${pick(invitations)}`
  if (asksWhatIAm(heard)) return whatIAm(persona.name)
  const sentence = worthEchoing(heard)
  if (sentence === '') return `I am here. ${pick(invitations)}`
  if (isGreeting(heard)) return `${pick(greetings)} ${pick(invitations)}`
  const asked = sentence.endsWith('?')
  const opening = pick(asked ? questionOpenings : openings)
  return `${opening} “${reflect(sentence)}” ${pick(asked ? questionTurns : turnsBack)} ${pick(invitations)}`
}

/** Another version and a further continuation begin elsewhere. */
function seedOf({ persona, turns, version, goOn }: MindRequest, heard: string): string {
  const said = goOn ? `\n${turns.at(-1)?.text}` : ''
  return `${persona.name}\n${turns.length}\n${heard}${version > 1 ? `\n${version}` : ''}${said}`
}

/** The last question, since questions want to be heard; else the first sentence. */
function worthEchoing(text: string): string {
  const sentences =
    text
      .replace(/\s+/g, ' ')
      .trim()
      .match(/[^.!?…]+[.!?…]*|[.!?…]+/g) ?? []
  const question = sentences.findLast((sentence) => sentence.trim().endsWith('?'))
  return shorten((question ?? sentences[0] ?? '').trim(), 140)
}

function whatIAm(name: string): string {
  return (
    `Plainly: I am an AI, and at the moment only the built-in stand-in for ${name}. ` +
    'I give back what I hear, in a few kind words, and no language model is behind me yet. ' +
    'What you write is kept in this chat all the same.'
  )
}

function asksWhatIAm(text: string): boolean {
  return (
    /\b(are|r) (you|u)\b.{0,30}\b(real|human|person|ai|a\.i\.|bot|robot|machine|stand-?in|fake|alive|conscious)\b/i.test(
      text,
    ) || /\b(what|who) (are|r) (you|u)( really| exactly)?\s*\??$/i.test(text.trim())
  )
}

function isGreeting(text: string): boolean {
  return /^(hi|hey|hello|good (morning|afternoon|evening|day)|hallo|hiya)\b[\s\S]{0,24}$/i.test(text.trim())
}

/** Seen from the other side: “my sister” becomes “your sister”, “are you there?” becomes “am I there?”. */
export function reflect(sentence: string): string {
  const words = sentence.split(' ')
  const mirrored = words.map((word, i) => turned(word, words[i - 1], words[i + 1])).join(' ')
  return mirrored.charAt(0).toUpperCase() + mirrored.slice(1)
}

function turned(word: string, before: string | undefined, after: string | undefined): string {
  const [, head = '', core = '', tail = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/u.exec(word) ?? []
  const near = [plain(before), plain(after)]
  switch (plain(core)) {
    case 'you':
      return (
        head +
        (before === undefined || helpers.has(plain(before)) || verbs.has(plain(after)) ? 'I' : 'me') +
        tail
      )
    case 'are':
      return head + (near.includes('you') ? 'am' : core) + tail
    case 'were':
      return head + (near.includes('you') ? 'was' : core) + tail
    case 'am':
      return `${head}are${tail}`
    case 'was':
      return head + (near.includes('i') ? 'were' : core) + tail
    default:
      return head + (otherSide[plain(core)] ?? core) + tail
  }
}

function plain(word: string | undefined): string {
  return (word ?? '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
}

/** After one of these, or before a verb, “you” is who does it; elsewhere it is whom it is done to. */
const helpers: ReadonlySet<string> = new Set(
  "are were have do did can could will would should may might must don't didn't can't won't aren't if when that".split(
    ' ',
  ),
)
const verbs: ReadonlySet<string> = new Set([
  ...helpers,
  ...'had like love think know say said want need see feel live make hear remember mean believe'.split(' '),
])

const otherSide: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": 'I’m',
  "you've": 'I’ve',
  "you'd": 'I’d',
  "you'll": 'I’ll',
}

function shorten(text: string, most: number): string {
  const points = Array.from(text)
  if (points.length <= most) return text
  const cut = points.slice(0, most).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 40)).trimEnd()}…`
}

/** Picks lines by the text itself, each time further along, so that the same text gets the same reply. */
function chooser(text: string): (lines: readonly string[]) => string {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193) >>> 0
  return (lines) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return lines[(state >>> 8) % lines.length] ?? ''
  }
}

const greetings = [
  'Hello, you. Good that you came by.',
  'There you are. I was hoping for company.',
  'Hello. Sit down a while.',
]
const openings = [
  'Let me say it back, so that I have it right:',
  'I heard you say',
  'So this is it:',
  'I am holding on to this:',
]
const questionOpenings = ['You would like to know:', 'A fair question:', 'Let me turn that over:']
const turnsBack = [
  'That deserves more than a quick nod.',
  'There is a story folded into that.',
  'I am glad you told me, and not only the wall.',
  'Some sentences weigh more than they look.',
]
const further = [
  'And there is one more thing to it, I think.',
  'I am not quite done with that thought.',
  'Let me stay with it for a moment longer.',
  'What I left out: it matters to me that you said it.',
]
const questionTurns = [
  'I would rather hear your own answer first.',
  'I suspect that you have half an answer already.',
  'I would be guessing, and you were there.',
]
const invitations = [
  'What happened just before?',
  'What would you like to come of it?',
  'Tell me a little more.',
  'Which part of it stays with you?',
  'How did the rest of the day go?',
]
