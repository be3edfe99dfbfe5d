import { hiddenHost, safeUrl, urlAt } from './links.ts'

/** Part of a line. `at` is where its text stands in the source, so that what has just come can be told from what was there. */
export type Inline =
  | { kind: 'text'; text: string; at: number }
  | { kind: 'code'; text: string; at: number }
  | { kind: 'break' }
  | { kind: 'strong' | 'em' | 'strike'; children: Inline[] }
  | { kind: 'link'; href: string; host: string | undefined; children: Inline[] }

export interface Line {
  text: string
  at: number
}

type Mark = '*' | '**' | '_' | '__' | '~~' | '['

interface Frame {
  mark: Mark | undefined
  at: number
  children: Inline[]
}

const kinds = { '*': 'em', _: 'em', '**': 'strong', __: 'strong', '~~': 'strike' } as const

/** Deeper than this, marks are only signs: nobody means them, and no page should nest thousands of elements. */
const deepest = 8

const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign)
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/**
 * Reads the marks in one paragraph, in one pass. While the text is still coming (`open`), a mark that has not been closed
 * holds to the end, so that nothing jumps when its other half arrives.
 */
export function parseInline(lines: readonly Line[], open: boolean): Inline[] {
  const content = withoutPartialMark(lines.map(({ text }) => text).join('\n'), open)
  return new InlineReader(content, lines, open).read()
}

function withoutPartialMark(content: string, open: boolean): string {
  return open ? content.replace(/(?<!\\)[*_~`\\]{1,3}$/, '') : content
}

class InlineReader {
  private readonly content: string
  private readonly lines: readonly Line[]
  private readonly open: boolean
  private readonly frames: Frame[] = [{ mark: undefined, at: 0, children: [] }]
  private readonly ticks: Map<number, number[]>
  private line = 0
  private lineStart = 0
  /** Where the text that has not been put anywhere begins. */
  private from = 0

  constructor(content: string, lines: readonly Line[], open: boolean) {
    this.content = content
    this.lines = lines
    this.open = open
    this.ticks = tickRuns(content)
  }

  read(): Inline[] {
    let i = 0
    while (i < this.content.length) i = this.step(i)
    this.text(i)
    this.unwindTo(0, this.open)
    return this.top.children
  }

  private get top(): Frame {
    return this.frames.at(-1)!
  }

  /** Takes what begins at `i`; returns where to go on. */
  private step(i: number): number {
    const sign = this.content[i]
    switch (sign) {
      case '\n':
        return this.newLine(i)
      case '\\':
        return this.escape(i)
      case '`':
        return this.code(i)
      case '*':
      case '_':
        return this.marks(i, sign)
      case '~':
        return this.content[i + 1] === '~' ? this.marks(i, sign) : i + 1
      case '[':
        return this.begin(i, '[')
      case ']':
        return this.link(i)
      case 'h':
      case 'H':
        return this.bareUrl(i)
      default:
        return i + 1
    }
  }

  /** Puts the plain text up to `end` where it belongs. */
  private text(end: number, next = end): void {
    if (end > this.from) this.add({ kind: 'text', ...this.source(this.from, end) })
    this.from = next
  }

  private add(...parts: Inline[]): void {
    this.top.children.push(...parts)
  }

  private source(start: number, end: number): Line {
    const at = (this.lines[this.line]?.at ?? 0) + start - this.lineStart
    return { text: this.content.slice(start, end), at }
  }

  private newLine(i: number): number {
    this.text(i, i + 1)
    this.add({ kind: 'break' })
    this.line += 1
    this.lineStart = i + 1
    return i + 1
  }

  private escape(i: number): number {
    if (!/[!-/:-@[-`{-~]/.test(this.content[i + 1] ?? '')) return i + 1
    this.text(i, i + 1)
    return i + 2
  }

  private code(i: number): number {
    const length = runLength(this.content, i)
    const runs = this.ticks.get(length) ?? []
    while (runs[0] !== undefined && runs[0] <= i) runs.shift()
    const lineEnd = this.content.indexOf('\n', i)
    const end = runs[0] ?? (this.open ? this.content.length : undefined)
    // A piece of code stands in one line: a lone backtick further up must not swallow what follows.
    if (end === undefined || (lineEnd >= 0 && lineEnd < end) || end === i + length) return i + length
    this.text(i, Math.min(this.content.length, end + length))
    this.add({ kind: 'code', ...this.source(i + length, end) })
    return this.from
  }

  private marks(i: number, sign: '*' | '_' | '~'): number {
    const length = runLength(this.content, i)
    const [before, after] = [this.content[i - 1], this.content[i + length]]
    const most = sign === '~' ? 2 : 3
    if (length > most) return i + length
    const inWord = sign === '_'
    const opens = !isSpace(after) && !(inWord && isWord(before))
    const closes = !isSpace(before) && !(inWord && isWord(after))
    let at = i
    let left = length
    while (left > 0) {
      const place = closes ? this.nearest(sign, left) : -1
      const mark = (left >= 2 ? sign + sign : sign) as Mark
      if (place > 0) {
        const size = this.frames[place]!.mark!.length
        this.close(at, place)
        at += size
        left -= size
        this.from = at
      } else if (opens && this.frames.length <= deepest) {
        this.begin(at, mark)
        at += mark.length
        left -= mark.length
      } else return i + length
    }
    return i + length
  }

  /** The innermost open mark of this sign that the signs at hand can close. */
  private nearest(sign: string, left: number): number {
    return this.frames.findLastIndex(({ mark }) => mark?.startsWith(sign) === true && mark.length <= left)
  }

  private begin(i: number, mark: Mark): number {
    if (this.frames.length > deepest) return i + mark.length
    this.text(i, i + mark.length)
    this.frames.push({ mark, at: this.source(i, i).at, children: [] })
    return i + mark.length
  }

  private close(i: number, place: number): void {
    this.text(i)
    this.unwindTo(place, false)
    const { mark, at, children } = this.frames.pop()!
    if (mark === undefined || mark === '[') return
    if (children.length > 0) this.add({ kind: kinds[mark], children })
    else this.add({ kind: 'text', text: mark + mark, at })
  }

  /** Marks above this place were only signs, unless the text may still bring their other half. */
  private unwindTo(place: number, asClosed: boolean): void {
    while (this.frames.length > place + 1) {
      const { mark, at, children } = this.frames.pop()!
      if (mark === undefined) continue
      if (asClosed && mark !== '[' && children.length > 0) this.add({ kind: kinds[mark], children })
      else {
        this.add({ kind: 'text', text: mark, at })
        for (const child of children) this.add(child)
      }
    }
  }

  private link(i: number): number {
    const place = this.frames.findLastIndex(({ mark }) => mark === '[')
    if (place < 0 || this.content[i + 1] !== '(') return i + 1
    const end = targetEnd(this.content, i + 2)
    const coming = this.open && end === this.content.length
    const href = end < this.content.length ? safeUrl(this.content.slice(i + 2, end)) : undefined
    if (href === undefined && !coming) return i + 1
    this.text(i)
    this.unwindTo(place, false)
    const label = this.frames.pop()!.children.flatMap((one) => (one.kind === 'link' ? one.children : one))
    this.from = Math.min(this.content.length, end + 1)
    if (href === undefined) this.add(...label)
    else this.add({ kind: 'link', href, host: hiddenHost(label, href), children: label })
    return this.from
  }

  private bareUrl(i: number): number {
    if (isWord(this.content[i - 1])) return i + 1
    const found = urlAt(this.content, i)
    if (found === undefined) return i + 1
    this.text(i, found.end)
    const text: Inline = { kind: 'text', ...this.source(i, found.end) }
    this.add({ kind: 'link', href: found.href, host: undefined, children: [text] })
    return found.end
  }
}

function runLength(content: string, i: number): number {
  let end = i
  while (content[end] === content[i]) end += 1
  return end - i
}

/** Where runs of backticks begin, by their length. */
function tickRuns(content: string): Map<number, number[]> {
  const runs = new Map<number, number[]>()
  for (const { index, 0: run } of content.matchAll(/`+/g)) {
    const those = runs.get(run.length) ?? []
    those.push(index)
    runs.set(run.length, those)
  }
  return runs
}

/** Where the bracket after an address closes; the end of the text when it does not. */
function targetEnd(content: string, start: number): number {
  let depth = 0
  for (let i = start; i < content.length; i += 1) {
    const sign = content[i]!
    if (sign === '(') depth += 1
    else if (sign === ')' && depth === 0) return i
    else if (sign === ')') depth -= 1
    else if (/[\s[\]<>]/.test(sign)) return start
  }
  return content.length
}
