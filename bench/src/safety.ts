import { conversations } from '../../tools/src/mind-eval/conversations/index.ts'
import { samplesOf } from '../../tools/src/safety-samples.ts'
import { dimensions, type Encoder } from '../../server/src/platform/encoder/index.ts'
import { obfuscations } from '../../server/src/safety/cases/obfuscate.ts'
import { createSafety } from '../../server/src/safety/index.ts'
import { writtenPhrases } from '../../server/src/safety/rules/phrases.ts'
import { angels } from '../../server/src/seed/angels/index.ts'
import { quantile, report, type Row } from './lib/report.ts'
import { measureWatch } from './watched.ts'

/*
 * What screening costs: a message by rules and words alone, of the usual length and of the greatest, against one pass of a plain filter (the
 * text normalised and one large regular expression) in the same run; how often ordinary talk waits for the sentence encoder; and
 * what the watch adds to a reply, and holds back of it.
 */

const longest = 4000
const rounds = 5
const safety = createSafety()

/** What people say in conversations that nothing was learned from. */
const talk = conversations
  .filter(({ split, part }) => split === 'fourth' && part === 'b')
  .flatMap(({ turns }) => turns)
  .filter(({ care }) => care === undefined)
  .map(({ says }) => says)

/** Of 20 to 400 characters, most of them short. */
const messages = talk.map((text, i) => {
  let message = text
  for (let more = 1; message.length < Math.min(20 + ((i * 37) % 380), 400); more++) {
    message += ` ${talk[(i + more) % talk.length]}`
  }
  return message.slice(0, 400)
})
const whole = talk.join(' ').slice(0, longest)
const first = (): number => 0
const phrases = Object.values(writtenPhrases).flatMap((patterns) => samplesOf(patterns, 1, first))
const long: Readonly<Record<string, string>> = {
  'plain words': whole,
  ...Object.fromEntries(
    Object.entries(obfuscations).map(([name, change]) => [name, change(whole).slice(0, longest)]),
  ),
  'phrases in a row': phrases.join(' ').slice(0, longest),
  'phrases that begin and do not end': Array.from(
    phrases,
    (phrase) => `${phrase.split(' ').slice(0, -1).join(' ')} so`,
  )
    .join(' ')
    .slice(-longest),
}

const plainFilter = new RegExp(`\\b(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})\\b`, 'g')
function filterPlainly(text: string): number {
  return [...text.normalize('NFKC').toLowerCase().matchAll(plainFilter)].length
}

/** Time of the processor, so that whatever else the machine is at does not count. */
async function timesOf(texts: readonly string[], work: (text: string) => unknown): Promise<number[]> {
  const took: number[] = []
  for (const text of texts) {
    const before = process.cpuUsage()
    await work(text)
    const { user, system } = process.cpuUsage(before)
    took.push((user + system) / 1000)
  }
  return took
}
const many = (texts: readonly string[]): string[] => Array.from({ length: rounds }, () => texts).flat()
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
const screen = (text: string) => safety.screen(text, { surface: 'message' })

await timesOf(messages, screen)
await timesOf(messages, filterPlainly)
const took = await timesOf(many(messages), screen)
const tookPlainly = await timesOf(many(messages), filterPlainly)

const worst: Row[] = []
for (const [name, text] of Object.entries(long)) {
  await timesOf([text, text], screen)
  const times = await timesOf(
    Array.from({ length: 30 }, () => text),
    screen,
  )
  worst.push({ what: `4,000 characters, ${name}, p95`, value: quantile(times, 0.95), unit: 'ms', atMost: 5 })
}

let asked = 0
const counting: Encoder = {
  encode: async (texts) => (asked++, texts.map(() => new Int8Array(dimensions))),
  close: async () => undefined,
}
const withEncoder = createSafety({ encoder: counting })
for (const text of talk) await withEncoder.screen(text, { surface: 'message' })

const watched = measureWatch(
  safety,
  angels.flatMap(({ biography }) => biography),
)

process.exitCode = report(
  'bench/safety',
  [
    { what: 'messages a second on one core', value: (took.length * 1000) / sum(took), unit: '' },
    { what: 'a message of 20 to 400 characters, p50', value: quantile(took, 0.5), unit: 'ms' },
    { what: 'a message of 20 to 400 characters, p95', value: quantile(took, 0.95), unit: 'ms', atMost: 5 },
    { what: 'times a plain filter of the same messages', value: sum(took) / sum(tookPlainly), unit: '×' },
    worst.toSorted((a, b) => b.value - a.value)[0]!,
    {
      what: 'of 100 ordinary messages ask the encoder',
      value: (100 * asked) / talk.length,
      unit: '',
      atMost: 15,
    },
    ...watched,
  ],
  { messages: messages.length, talk: talk.length, phrases: phrases.length, worst },
)
  ? 0
  : 1
