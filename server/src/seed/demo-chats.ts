import type { ImportChat } from '../chats/index.ts'
import { fixedId } from './angel.ts'
import { angels } from './angels/index.ts'
import type { SeededPerson } from './demo-people.ts'

type Line = [minutesAgo: number, who: string, text: string]

interface DemoChat {
  email: string
  title: string
  with: string[]
  unread?: number
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
      [60 * 29 - 4, 'ilse', 'Then the page is doing something. Is it dull, or is it a little too close?'],
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
    title: 'Noor',
    with: ['noor'],
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
      lines: chat.lines.map(([minutesAgo, who, text]) => ({
        ...(who === me ? {} : { avatarId: avatarId(who) }),
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
