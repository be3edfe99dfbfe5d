import type { ImportChat } from '../chats/index.ts'
import { fixedId } from './angel.ts'
import { angels } from './angels/index.ts'
import type { SeededPerson } from './demo-people.ts'

/** `before` are versions that the text replaced. */
type Line = [minutesAgo: number, who: string, text: string, before?: string[]]

interface DemoChat {
  email: string
  title: string
  with: string[]
  unread?: number
  pinned?: boolean
  archived?: boolean
  lines: Line[]
}

const me = 'me'

const chats: readonly DemoChat[] = [
  {
    email: 'user@aureole.test',
    title: 'Noor',
    with: ['noor'],
    lines: [[5, 'noor', greetingOf('noor')]],
  },
  {
    email: 'premium@aureole.test',
    title: 'Ilse',
    with: ['ilse'],
    lines: [
      [60 * 29, 'ilse', greetingOf('ilse')],
      [60 * 29 - 3, me, 'I keep starting the same novel and putting it down at the same page.'],
      [
        60 * 29 - 4,
        'ilse',
        'Then the page is doing something. Is it dull, or is it a little too close?',
        ['Skip it. Nobody checks.'],
      ],
      [60 * 29 - 9, me, 'Close. It’s the one where she calls her father.'],
      [60 * 29 - 10, 'ilse', 'Then leave it open at that page tonight.'],
    ],
  },
  {
    email: 'premium@aureole.test',
    title: 'Sunday kitchen',
    with: ['anouk', 'tomas'],
    unread: 1,
    lines: [
      [185, 'anouk', 'Two of you at one table, and nobody has eaten. This is how wars begin. Who is hungry?'],
      [183, me, 'My neighbour gave me two kilos of plums. Help.'],
      [
        182,
        'anouk',
        'Half of them into a cake with rye flour, tonight, while the oven is still warm from supper. The rest you roast slowly with star anise.',
      ],
      [
        181,
        'tomas',
        'My mother stood them in brandy and did not open the jar until the first snow. It taught us patience, and it taught my uncle to sing.',
      ],
      [178, me, 'This is why I invited you both.'],
      [177, 'tomas', 'The clock in this kitchen is four minutes slow, by the way. I say nothing.'],
      [176, 'anouk', 'I would forgive the clock before the cake.'],
    ],
  },
  {
    email: 'premium@aureole.test',
    title: 'One photograph of Tuesday',
    with: ['zola', 'kofi', 'noor', 'saoirse'],
    lines: [
      [60 * 52, 'zola', 'Don’t move, the light’s good. Okay, now you can. Describe today as one photograph.'],
      [60 * 52 - 2, me, 'A bus stop in the rain, and a man holding his umbrella over somebody’s cello.'],
      [60 * 52 - 3, 'zola', 'Keep the cello, crop the man. No. Keep his wet shoulder.'],
      [60 * 52 - 4, 'kofi', 'He heard what rain does to a cello once. You only need to hear it once.'],
      [60 * 52 - 9, me, '@Noor what would you have seen?'],
      [60 * 52 - 10, 'noor', 'Cloud, all night. I’d have gone down to the bus stop.'],
      [60 * 52 - 14, me, 'And you, @Saoirse?'],
      [
        60 * 52 - 15,
        'saoirse',
        'I’d have said hello to the two of them and missed the bus, so I would. That’s four lengths in the rain and worth every one.',
      ],
    ],
  },
  {
    email: 'premium@aureole.test',
    title: 'The exam',
    with: ['saoirse'],
    archived: true,
    lines: [
      [60 * 24 * 40, 'saoirse', greetingOf('saoirse')],
      [60 * 24 * 40 - 3, me, 'I signed up for the driving test. At forty-one.'],
      [
        60 * 24 * 40 - 4,
        'saoirse',
        'You did not! Well now. My oldest was eighty-one at the deep end, so you’ve years in hand. When is it?',
      ],
      [60 * 24 * 33, me, 'Passed. First time. I sat in the car park and laughed.'],
      [60 * 24 * 33 - 1, 'saoirse', 'Passed! I’ll be happy until Thursday. Thursday week, even.'],
    ],
  },
  {
    email: 'premium@aureole.test',
    title: 'Noor',
    with: ['noor'],
    pinned: true,
    lines: [
      [48, 'noor', greetingOf('noor')],
      [46, me, 'Jana asked me to give a speech at the wedding. I said yes, and now I can’t sleep.'],
      [
        45,
        'noor',
        'So your little sister wants your voice in the room on the day. That’s a large compliment, badly timed.',
      ],
      [42, me, 'What if I cry after the first line?'],
      [
        41,
        'noor',
        'Then you’ll have said the most honest thing of the evening, and they will wait for you. Try this: write only the second line tonight. The one about the summer you two built the raft.',
      ],
    ],
  },
]

/** What a demo person has talked about so far. */
export function demoChats(person: SeededPerson, now: Date): ImportChat[] {
  return chats
    .filter((chat) => chat.email === person.email)
    .map((chat) => ({
      id: fixedId(`chat ${person.brandId} ${person.email} ${chat.title}`),
      userId: person.userId,
      type: chat.with.length > 1 ? 'GROUP' : 'DIRECT',
      title: chat.title,
      avatarIds: chat.with.map(avatarId),
      ...(chat.unread === undefined ? {} : { unread: chat.unread }),
      ...(chat.pinned === undefined ? {} : { pinned: chat.pinned }),
      ...(chat.archived === undefined ? {} : { archived: chat.archived }),
      lines: chat.lines.map(([minutesAgo, who, text, before], line) => ({
        id: fixedId(`message ${person.brandId} ${person.email} ${chat.title} ${line}`),
        ...(who === me ? {} : { avatarId: avatarId(who) }),
        ...(before === undefined ? {} : { before }),
        text,
        at: new Date(now.getTime() - minutesAgo * 60_000),
      })),
    }))
}

function avatarId(portrait: string): string {
  return fixedId(`avatar ${portrait}`)
}

function greetingOf(portrait: string): string {
  return angels.find((angel) => angel.portrait === portrait)?.greeting ?? ''
}
