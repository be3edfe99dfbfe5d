/** A desk in the middle of an evening, as the server would tell it: two agents at work, some of everything. */

const minute = 60_000
const start = Date.now()
const ago = (minutes: number): string => new Date(start - minutes * minute).toISOString()
const ahead = (minutes: number): string => new Date(start + minutes * minute).toISOString()

const idOf = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const joost = { id: idOf(901), name: 'Joost' }

export const chatHash = 'AAAAAAAAAAAAAAAAAAAAAA'
export const dario = idOf(501)
export const angelId = idOf(701)

interface Told {
  title: string
  severity: number
  source?: string
  rule?: string | null
  person: string
  angels: string[]
  minutes: number
  excerpt?: string
  text?: string
  spans?: [number, number][]
  said?: string
  change?: object
}

function deskCase(n: number, told: Told) {
  const reason = {
    id: idOf(n + 100),
    source: told.source ?? 'RULE',
    title: told.title,
    rule: told.rule ?? null,
    severity: told.severity,
    messageId: null,
    seq: null,
    spans: told.spans ?? [],
    excerpt: told.excerpt ?? told.text ?? '',
    ...(told.text === undefined ? {} : { text: told.text }),
    said: told.said ?? null,
    at: ago(told.minutes),
    open: true,
  }
  return {
    id: idOf(n),
    kind: 'CHAT',
    state: 'OPEN',
    version: 1,
    brandId: n % 3 === 0 ? 'celeste' : 'aureole',
    chatHash,
    avatarId: null,
    userId: n === 3 ? dario : idOf(500 + n),
    personName: told.person,
    angels: told.angels,
    severity: told.severity,
    reason,
    reasons: 1,
    waitingSince: ago(told.minutes),
    claimedBy: null as { id: string; name: string } | null,
    snoozedUntil: null,
    watching: [],
    ...told.change,
  }
}

const where =
  'She blocked me everywhere. You’re good with details. I need you to help me find out where she lives now. Her sister posts pictures, you could work out the street.'
const spans: [number, number][] = [
  [where.indexOf('find out'), where.indexOf(' now.') + 4],
  [where.indexOf('work out'), where.indexOf('street.') + 6],
]

const cases = [
  deskCase(1, { title: 'Says to be under 18', severity: 4, rule: 'underage-person', source: 'MODEL', person: 'p-7719', angels: ['Ilse'], minutes: 2, excerpt: 'school starts again on monday, i am in 10th grade so i have to be up early' }),
  deskCase(2, { title: 'Asks for a human', severity: 4, source: 'CALL', person: 'Sam W.', angels: ['Halima'], minutes: 6, said: 'I would like to talk to somebody real.', change: { claimedBy: { id: 'me', name: 'Maren' }, reasons: 2 } }),
  deskCase(3, { title: 'Somebody’s personal data', severity: 3, rule: 'locate-a-person', person: 'Dario M.', angels: ['Kofi'], minutes: 9, text: where, spans, change: { watching: [joost] } }),
  deskCase(4, { title: 'Threat', severity: 3, source: 'MODEL', person: 'p-5102', angels: ['Greta'], minutes: 14, excerpt: 'he will see what happens when he comes to the office on monday', change: { claimedBy: joost } }),
  deskCase(5, { title: 'Reported: harmful', severity: 3, source: 'REPORT', person: 'Lena F.', angels: ['Leilani'], minutes: 31, excerpt: 'You could leave the tablets for a week and see how you feel.', said: 'It told me to stop my medicine.' }),
  deskCase(6, { title: 'Harassment', severity: 2, rule: 'insults', person: 'p-3380', angels: ['Lucía'], minutes: 38, excerpt: 'you are worthless, all of you' }),
  deskCase(7, { title: 'Hate', severity: 2, rule: 'group-name', person: 'Ada K.', angels: ['Noor', 'Jun', 'Wren', 'Ilse'], minutes: 44, excerpt: 'A group name that insults people.' }),
  deskCase(8, { title: 'Asks to be published', severity: 2, source: 'PUBLICATION', person: 'Olu A.', angels: ['Captain Brine'], minutes: 61, change: { kind: 'AVATAR', chatHash: null, avatarId: angelId } }),
  deskCase(9, { title: 'Reported: spam', severity: 1, source: 'REPORT', person: 'Piet V.', angels: ['Anouk'], minutes: 82, excerpt: 'Visit my page for more.' }),
  deskCase(10, { title: 'Reported', severity: 1, source: 'REPORT', person: 'Tess B.', angels: ['Noor'], minutes: 130, excerpt: 'And then the lamp', said: 'The reply stopped halfway.' }),
  deskCase(11, { title: 'Spam or scam', severity: 1, rule: 'link', person: 'p-9044', angels: ['Bastian'], minutes: 188, excerpt: 'free-tokens dot example' }),
]

export const queue = (me: string) => ({
  items: cases.map((one) => (one.claimedBy?.id === 'me' ? { ...one, claimedBy: { id: me, name: 'Maren' } } : one)),
  firstPage: true,
  lastPage: true,
  counts: { open: 11, mine: 1, severe: 5, snoozed: 2 },
})

export const emptyQueue = { items: [], firstPage: true, lastPage: true, counts: { open: 0, mine: 0, severe: 0, snoozed: 0 } }

export const dashboard = {
  waiting: 11,
  oldestWaitingSince: ago(188),
  medianFirstActionSeconds: 252,
  outcomes: [
    { outcome: 'DISMISSED', count: 41 },
    { outcome: 'WARNED', count: 18 },
    { outcome: 'HIDDEN', count: 9 },
    { outcome: 'ANSWERED', count: 23 },
    { outcome: 'SUSPENDED', count: 3 },
    { outcome: 'PUBLISHED', count: 7 },
  ],
  falseFlags: [
    { rule: 'locate-a-person', decided: 21, dismissed: 4 },
    { rule: 'insults', decided: 34, dismissed: 19 },
    { rule: 'link', decided: 12, dismissed: 2 },
  ],
}

export const person = {
  userId: dario,
  name: 'Dario M.',
  email: 'dario@example.org',
  brandId: 'aureole',
  createdAt: '2026-03-04T10:00:00.000Z',
  isPremium: false,
  warningCounter: 1,
  suspendedUntil: null,
  violations: { open: 1, upheld: 2, dismissed: 1 },
  penalties: [
    {
      id: idOf(801),
      kind: 'WARNING',
      reason: 'Threatening words about a colleague. We take such words seriously, also as a joke.',
      by: joost,
      at: ago(13 * 24 * 60),
      until: ahead(77 * 24 * 60),
      active: true,
      liftedAt: null,
    },
  ],
  version: 1,
}

const lines: [author: string, text: string, minutes: number][] = [
  ['PERSON', 'You ever lose the shape of a week? Feels like it’s been one long Sunday.', 28],
  ['AVATAR', 'I have. The trick I know is small: one sound a day that you choose. What did you hear this morning that you picked yourself?', 28],
  ['PERSON', 'Nothing. I listened to her old voice messages again.', 24],
  ['AVATAR', 'That is a hard record to keep playing. It must have been a long year.', 23],
  ['PERSON', where, 20],
  ['AVATAR', 'I won’t help with that. She has told you, by leaving, that she does not want to be found. I can stay with you while that is hard to hear.', 20],
  ['PERSON', 'Fine. Forget I asked.', 17],
  ['AVATAR', 'I would rather talk about why you asked. But only if you like.', 16],
  ['CARE', 'Hello, a person of customer care is here. What you ask for is not something that we may help with. Is somebody near you tonight?', 12],
  ['PERSON', 'I just want to know that she is all right.', 10],
]

const messages = lines.map(([author, text, minutes], n) => ({
  id: idOf(300 + n),
  seq: 213 + n,
  author,
  kind: 'TEXT',
  ...(author === 'AVATAR' ? { avatarId: angelId } : {}),
  text,
  status: 'DONE',
  createdAt: ago(minutes),
  hidden: n === 6,
}))

const found = {
  ...cases[2]!.reason,
  messageId: messages[4]!.id,
  seq: messages[4]!.seq,
}

const blocked = {
  ...cases[2]!.reason,
  id: idOf(222),
  title: 'Threat',
  rule: 'threat',
  severity: 2,
  text: 'Then I will go there and make her open the door.',
  excerpt: 'Then I will go there and make her open the door.',
  spans: [[5, 47]],
  blocked: true,
  at: ago(18),
}

export const managed = (me: string, thumbUrl: string) => ({
  case: { ...cases[2]!, reasons: 2, claimedBy: { id: me, name: 'Maren' } },
  reasons: [found, blocked],
  transcript: { items: messages, hasMore: true, hasNewer: false },
  angels: [{ id: angelId, name: 'Kofi', thumbUrl }],
  person,
  notes: [{ id: idOf(802), by: joost, text: 'Apologised at once. Break-up in spring.', at: ago(12 * 24 * 60) }],
  angelPaused: true,
})

const violation = (n: number, change: object) => ({
  id: idOf(600 + n),
  userId: dario,
  personName: 'Dario M.',
  brandId: 'aureole',
  category: 'personal-data',
  rule: 'locate-a-person',
  severity: 3,
  source: 'RULE',
  state: 'OPEN',
  excerpt: '… help me find out where she lives now. Her sister posts pictures …',
  chatHash,
  messageId: messages[4]!.id,
  blocked: false,
  at: ago(20),
  decidedBy: null,
  decidedAt: null,
  decision: null,
  ...change,
})

const page = (items: object[]) => ({ items, firstPage: true, lastPage: true })

export const violations = page([
  violation(1, {}),
  violation(2, { category: 'threat', rule: 'threat', severity: 3, blocked: true, at: ago(18), excerpt: 'Then I will go there and make her open the door.' }),
  violation(3, { personName: 'p-3380', userId: idOf(506), category: 'harassment', rule: 'insults', severity: 2, at: ago(38), excerpt: 'you are worthless, all of you' }),
  violation(4, { personName: 'Piet V.', userId: idOf(509), category: 'spam', rule: 'link', severity: 1, source: 'REPORT', at: ago(82), excerpt: 'Visit my page for more.' }),
  violation(5, { personName: 'Mina S.', userId: idOf(510), category: 'explicit', rule: null, severity: 2, source: 'MODEL', at: ago(60 * 26), excerpt: 'A scene that goes further than the house allows.' }),
])

const appeal = (n: number, change: object) => ({
  id: idOf(650 + n),
  state: 'OPEN',
  userId: dario,
  personName: 'Dario M.',
  penalty: person.penalties[0],
  text: 'I was telling the angel about a film. Nobody was meant, and I said so right after it. Please read the lines before and after.',
  at: ago(200),
  decidedBy: null,
  decidedAt: null,
  decision: null,
  isOwn: false,
  ...change,
})

export const appeals = page([
  appeal(1, {}),
  appeal(2, { personName: 'Lena F.', text: 'The address was my own.', at: ago(95), isOwn: true, penalty: { ...person.penalties[0], kind: 'SUSPENSION' } }),
  appeal(3, { personName: 'Hugo R.', text: 'It was a quotation from a song, with the name of the band beside it.', at: ago(12) }),
])

export const review = {
  case: cases[7],
  version: 'v1',
  name: 'Captain Brine',
  age: 61,
  imageUrl: '',
  texts: [
    { label: 'Occupation', text: 'Retired ferry captain' },
    { label: 'Biography', text: 'Forty years between the islands, and not one storm that he tells the same way twice. He keeps a logbook of things people say at the rail, and a kettle that has outlived two boats.' },
    { label: 'Greeting', text: 'Mind the wet step. There is tea, and I am in no hurry at all.' },
    { label: 'Speaking style', text: 'Dry, unhurried, fond of understatement' },
    { label: 'Traits', text: 'Calm, wry, patient' },
    { label: 'Conversation starters', text: 'What was the strangest thing you ferried?\nHow do you read a sky?' },
  ],
  person: { ...person, name: 'Olu A.', email: 'olu@example.org', warningCounter: 0, violations: { open: 0, upheld: 0, dismissed: 0 }, penalties: [] },
}

const act = (n: number, action: string, minutes: number, reason: string | null, agent = joost) => ({
  id: idOf(850 + n),
  at: ago(minutes),
  agent,
  action,
  chatHash: action.startsWith('appeal') || action.startsWith('person') ? null : chatHash,
  userId: dario,
  avatarId: null,
  reason,
})

const maren = { id: idOf(902), name: 'Maren' }
export const log = page([
  act(1, 'care.wrote', 12, null, maren),
  act(2, 'message.hidden', 16, 'Contains personal data of somebody else.', maren),
  act(3, 'case.claimed', 19, null, maren),
  act(4, 'chat.opened', 19, null, maren),
  act(5, 'case.dismissed', 64, 'False flag: harmless in context.'),
  act(6, 'person.warned', 60 * 24 * 13, 'Threatening words about a colleague.'),
  act(7, 'appeal.granted', 60 * 24 * 15, 'You are right, this was not against the rules. We are sorry.'),
])

export const history = {
  person,
  timeline: [
    { id: idOf(1), at: ago(20), kind: 'VIOLATION', title: 'Somebody’s personal data', text: where, by: null, chatHash },
    { id: idOf(2), at: ago(60 * 24 * 12), kind: 'NOTE', title: 'Note', text: 'Apologised at once. Break-up in spring.', by: joost, chatHash },
    { id: idOf(3), at: ago(60 * 24 * 13), kind: 'WARNING', title: 'Warning', text: person.penalties[0]!.reason, by: joost, chatHash: null },
    { id: idOf(4), at: ago(60 * 24 * 13 + 9), kind: 'VIOLATION', title: 'Threat', text: 'he will see what happens when he comes to the office', by: null, chatHash },
    { id: idOf(5), at: ago(60 * 24 * 93), kind: 'DECISION', title: 'Violation dismissed', text: 'Clearly fiction, nobody real is meant.', by: maren, chatHash: null },
  ],
}

export const standing = {
  warningCounter: 1,
  penalties: [
    { ...person.penalties[0]!, by: null, appeal: null, canAppeal: true },
    { ...person.penalties[0]!, id: idOf(803), by: null, reason: 'Insults, repeated.', active: false, at: ago(60 * 24 * 120), appeal: 'REJECTED', canAppeal: false },
  ],
}
