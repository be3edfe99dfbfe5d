import { describe, expect, it } from 'vitest'
import { jsonFile } from './json-file.ts'
import { jsonlFile } from './jsonl-file.ts'
import { markdownFile } from './markdown-file.ts'
import { readDate } from './read-dates.ts'
import { readJsonl, readLimits, UnreadableChat } from './read-jsonl.ts'
import type { ChatFile, Said, SaidChat } from './said.ts'

const now = new Date('2026-03-01T12:00:00Z')
const chat: SaidChat = {
  title: 'A “quiet” # evening',
  type: 'DIRECT',
  personName: 'Robin',
  angels: ['Noor'],
  createdAt: new Date('2026-02-28T21:05:00Z'),
  exportedAt: now,
}
const at = new Date('2026-02-28T21:05:00Z')
const said: Said[] = [
  { author: 'SYSTEM', kind: 'NOTICE', name: 'Notice', text: 'Noor is an AI.', at },
  { author: 'PERSON', kind: 'TEXT', name: 'Robin', text: 'Hello\n\n# there', at },
  {
    author: 'AVATAR',
    kind: 'TEXT',
    name: 'Noor',
    text: 'Good evening.',
    at: new Date('2026-03-01T00:01:00Z'),
    versions: { texts: ['Hi.', 'Good evening.'], current: 1 },
  },
  { author: 'CARE', kind: 'TEXT', name: 'Customer care', text: 'All well?', at: now },
]

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

async function whole(file: ChatFile): Promise<string> {
  let text = ''
  for await (const piece of file) text += piece
  return text
}

function read(...lines: (string | object)[]) {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  return readJsonl(new TextEncoder().encode(text), now)
}

describe('R55: a chat as a file', () => {
  it('is JSON with everything in it', async () => {
    const file = JSON.parse(await whole(jsonFile(chat, each(said)))) as Record<string, unknown>
    expect(file).toMatchObject({ title: chat.title, personName: 'Robin', angels: ['Noor'], type: 'DIRECT' })
    expect(file['messages']).toHaveLength(4)
    expect(file['messages']).toMatchObject([
      {},
      { author: 'PERSON', text: 'Hello\n\n# there', createdAt: at.toISOString() },
      { name: 'Noor', versions: ['Hi.', 'Good evening.'], currentVersion: 2 },
      { author: 'CARE' },
    ])
    const empty = JSON.parse(await whole(jsonFile(chat, each([])))) as Record<string, unknown>
    expect(empty['messages']).toEqual([])
  })

  it('is Markdown to read, in which nothing said can break the page', async () => {
    expect(await whole(markdownFile(chat, each(said)))).toBe(`# A “quiet” \\# evening

Robin and Noor. Angels are AI, not people.

## 2026-02-28

*Noor is an AI.*

**Robin** (21:05 UTC)

> Hello
>
> # there

## 2026-03-01

**Noor** (00:01 UTC)

> Good evening.

**Customer care** (12:00 UTC)

> All well?
`)
  })

  it('is the JSONL that SillyTavern reads: a header, then a line for each message, versions as swipes', async () => {
    const [header, ...lines] = (await whole(jsonlFile(chat, each(said))))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(header).toMatchObject({
      user_name: 'Robin',
      character_name: 'Noor',
      create_date: '2026-02-28@21h05m00s',
      chat_metadata: {},
    })
    expect(lines[0]).toMatchObject({ is_user: false, is_system: true, mes: 'Noor is an AI.' })
    expect(lines[1]).toEqual({
      name: 'Robin',
      is_user: true,
      is_system: false,
      send_date: '2026-02-28T21:05:00.000Z',
      mes: 'Hello\n\n# there',
      extra: {},
    })
    expect(lines[2]).toMatchObject({ mes: 'Good evening.', swipes: ['Hi.', 'Good evening.'], swipe_id: 1 })
  })

  it('R57: is read again as it was', async () => {
    const file = await whole(jsonlFile(chat, each(said)))
    expect(await readJsonl(new TextEncoder().encode(file), now)).toEqual({
      title: chat.title,
      createdAt: chat.createdAt,
      lines: [
        { isPerson: true, name: 'Robin', texts: ['Hello\n\n# there'], current: 0, at },
        {
          isPerson: false,
          name: 'Noor',
          texts: ['Hi.', 'Good evening.'],
          current: 1,
          at: said[2]?.at,
        },
      ],
    })
  })
})

describe('R56: a file that was brought along', () => {
  const line = { name: 'Noor', is_user: false, mes: 'Yes.' }

  it('may have no header, blank lines, Windows line ends and a mark at its beginning', async () => {
    const text = `\uFEFF\r\n${JSON.stringify(line)}\r\n\r\n   \r\n${JSON.stringify({ ...line, mes: 'No.' })}`
    const { lines } = await readJsonl(new TextEncoder().encode(text), now)
    expect(lines.map(({ texts }) => texts[0])).toEqual(['Yes.', 'No.'])
  })

  it('may have swipes of many kinds; what the message says counts', async () => {
    const { lines } = await read(
      { ...line, swipes: ['One', 'Two'], swipe_id: 1, mes: 'Two, changed' },
      { ...line, swipes: ['Only'], swipe_id: 0, mes: 'Only' },
      { ...line, swipes: ['A', 'B'], swipe_id: 99, mes: 'B' },
      { ...line, swipes: [{ message: 'Deep' }, null, 7], mes: { message: 'Deep' } },
      { ...line, swipes: 'no list', mes: 'Plain' },
      { ...line, swipes: ['A', 'B'], swipe_id: 'x', mes: null },
    )
    expect(lines.map(({ texts, current }) => [texts, current])).toEqual([
      [['One', 'Two, changed'], 1],
      [['Only'], 0],
      [['A', 'B'], 1],
      [['Deep'], 0],
      [['Plain'], 0],
      [['A', 'B'], 0],
    ])
  })

  it('leaves behind what nobody said', async () => {
    const { lines } = await read(
      { user_name: 'You', character_name: 'Noor' },
      { ...line, is_system: true, extra: { type: 'help' }, mes: 'Welcome!' },
      { ...line, is_system: true, extra: {}, mes: 'Hidden from the model, but said' },
      { ...line, mes: '   ' },
      { ...line, mes: 42 },
      { note: 'no message' },
      { ...line, is_user: 'true', mes: 'By Noor' },
    )
    expect(lines.map(({ texts }) => texts[0])).toEqual(['Hidden from the model, but said', 'By Noor'])
  })

  it.each([
    ['nothing', ''],
    ['something else', 'PK\u0003\u0004 a ZIP, perhaps'],
    ['a list', '[1,2,3]'],
    ['a header alone', '{"user_name":"You"}'],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['brackets without end', '['.repeat(100_000)],
  ])('is refused when it is %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow(UnreadableChat)
  })

  it('is read past a few broken lines, and refused when it is nothing but broken', async () => {
    const { lines } = await read(line, '{"mes": "cut sho', line)
    expect(lines).toHaveLength(2)
    await expect(read(line, ...Array.from({ length: 30 }, () => 'broken'))).rejects.toThrow('Line 22')
  })

  it('cannot reach into anything, nor grow without bounds', async () => {
    const { lines } = await read(
      '{"__proto__": {"polluted": 1}, "constructor": {"x": 1}, "mes": "Hm", "name": {"toString": 1}}',
      { ...line, mes: `${'x'.repeat(50_000)}\u0000`, name: 'n'.repeat(1000) },
      { ...line, mes: 'v', swipes: Array.from({ length: 500 }, (_, i) => `v${i}`), swipe_id: 3 },
    )
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(lines[0]).toMatchObject({ name: '', texts: ['Hm'] })
    expect(lines[1]?.texts[0]).toHaveLength(readLimits.textMax)
    expect(lines[1]?.name).toHaveLength(100)
    expect(lines[2]?.texts).toHaveLength(readLimits.versionsMax)
    await expect(read(...Array.from({ length: readLimits.lines + 1 }, () => '{"mes":"x"}'))).rejects.toThrow(
      'more than 50,000',
    )
    const many = await read(
      ...Array.from({ length: 3000 }, () => ({
        ...line,
        swipes: Array.from({ length: 50 }, (_, i) => `v${i}`),
      })),
    )
    expect(many.lines.flatMap(({ texts }) => texts).length).toBeLessThan(readLimits.rowsMax + 3000)
  })
})

describe('R56: dates of such files', () => {
  it.each([
    ['2024-04-26T06:06:00.000Z', '2024-04-26T06:06:00.000Z'],
    ['2024-04-26T08:06:00+02:00', '2024-04-26T06:06:00.000Z'],
    ['2024-04-26 06:06:00', '2024-04-26T06:06:00.000Z'],
    ['2024-04-26', '2024-04-26T00:00:00.000Z'],
    ['April 26, 2024 6:06am', '2024-04-26T06:06:00.000Z'],
    ['June 19, 2023 4:13pm', '2023-06-19T16:13:00.000Z'],
    ['Dec 31, 2023 12:00am', '2023-12-31T00:00:00.000Z'],
    ['2023-6-3 @15h 21m 9s 512ms', '2023-06-03T15:21:09.000Z'],
    ['2024-04-26@06h06m00s', '2024-04-26T06:06:00.000Z'],
    [1714111560000, '2024-04-26T06:06:00.000Z'],
    ['1714111560000', '2024-04-26T06:06:00.000Z'],
    [1714111560, '2024-04-26T06:06:00.000Z'],
    ['2999-01-01T00:00:00Z', now.toISOString()],
    [8.64e15 * 10, now.toISOString()],
  ])('%s', (value, expected) => {
    expect(readDate(value, now)?.toISOString()).toBe(expected)
  })

  it.each([
    ['yesterday'],
    [''],
    [null],
    [undefined],
    [{}],
    [-1],
    [NaN],
    ['1970-01-01T00:00:00Z'],
    ['Smarch 1, 2024 1:00pm'],
  ])('is none: %s', (value) => {
    expect(readDate(value, now)).toBeUndefined()
  })
})
