import { parseInline, type Inline, type Line } from './inline.ts'

export type Block =
  | { kind: 'paragraph' | 'heading'; children: Inline[] }
  | { kind: 'code'; text: string; language: string; at: number }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; start: number | undefined; items: Block[][] }

interface Source {
  lines: readonly Line[]
  /** More may come behind the last line. */
  open: boolean
  depth: number
}

const deepest = 4
const fence = /^ {0,3}(`{3,}|~{3,})([^`]*)$/
const quote = /^ {0,3}> ?/
const heading = /^ {0,3}#{1,6} +/
const item = /^( *)([-*+•]|\d{1,9}[.)])( +)(?=\S)/
/** A line that may still become the beginning of something else. */
const undecided = /^\s*(?:[-*+>#`~]+|\d{1,9}[.)]?)\s*$/

/** The part of Markdown that people and minds use in a chat. No pictures, no HTML: a sign that means nothing is itself. */
export function parseMarkdown(text: string, open = false): Block[] {
  const lines: Line[] = []
  let at = 0
  for (const line of text.split('\n')) {
    lines.push({ text: line.endsWith('\r') ? line.slice(0, -1) : line, at })
    at += line.length + 1
  }
  if (open && lines.length > 0 && undecided.test(lines.at(-1)!.text) && !insideFence(lines)) lines.pop()
  return blocksOf({ lines, open, depth: 0 })
}

function insideFence(lines: readonly Line[]): boolean {
  let mark: string | undefined
  for (const { text } of lines) {
    const found = fence.exec(text)?.[1]
    if (mark === undefined) mark = found
    else if (closes(text, mark)) mark = undefined
  }
  return mark !== undefined
}

function closes(line: string, mark: string): boolean {
  const trimmed = line.trim()
  return trimmed.length >= mark.length && trimmed === mark.charAt(0).repeat(trimmed.length)
}

function blocksOf(source: Source): Block[] {
  const blocks: Block[] = []
  const { lines } = source
  let i = 0
  while (i < lines.length) {
    const text = lines[i]!.text
    if (text.trim() === '') {
      i += 1
      continue
    }
    const [block, next] = blockAt(source, i, text)
    blocks.push(block)
    i = next
  }
  return blocks
}

function blockAt(source: Source, i: number, text: string): [Block, number] {
  const { depth } = source
  const mark = fence.exec(text)
  if (mark !== null) return codeAt(source, i, mark[1]!, mark[2]!.trim())
  if (depth < deepest && quote.test(text)) return quoteAt(source, i)
  if (heading.test(text)) {
    const line = after(source.lines[i]!, heading.exec(text)![0].length)
    return [{ kind: 'heading', children: parseInline([line], stillComing(source, i + 1)) }, i + 1]
  }
  const first = item.exec(text)
  if (depth < deepest && first !== null) return listAt(source, i, first)
  return paragraphAt(source, i)
}

function stillComing({ lines, open }: Source, end: number): boolean {
  return open && end === lines.length
}

function after({ text, at }: Line, length: number): Line {
  return { text: text.slice(length), at: at + length }
}

function codeAt({ lines }: Source, i: number, mark: string, language: string): [Block, number] {
  let end = i + 1
  while (end < lines.length && !closes(lines[end]!.text, mark)) end += 1
  const inside = lines.slice(i + 1, end)
  const text = inside.map((line) => line.text).join('\n')
  return [{ kind: 'code', text, language: language.slice(0, 20), at: inside[0]?.at ?? 0 }, end + 1]
}

function quoteAt(source: Source, i: number): [Block, number] {
  const { lines, depth } = source
  let end = i
  while (end < lines.length && quote.test(lines[end]!.text)) end += 1
  const inside = lines.slice(i, end).map((line) => after(line, quote.exec(line.text)![0].length))
  const blocks = blocksOf({ lines: inside, open: stillComing(source, end), depth: depth + 1 })
  return [{ kind: 'quote', blocks }, end]
}

const isNumbered = (mark: string) => /\d/.test(mark)

function listAt(source: Source, i: number, first: RegExpExecArray): [Block, number] {
  const { lines, depth } = source
  const numbered = isNumbered(first[2]!)
  const items: Line[][] = []
  let indent = first[0].length
  let end = i
  while (end < lines.length) {
    const line = lines[end]!
    const found = item.exec(line.text)
    const nested = line.text.search(/\S/) >= Math.min(indent, first[1]!.length + 2)
    if (found !== null && !nested && isNumbered(found[2]!) === numbered) {
      indent = found[0].length
      items.push([after(line, indent)])
    } else if (line.text.trim() === '') {
      if (!goesOn(lines, end, first, numbered)) break
      items.at(-1)!.push(line)
    } else if (nested) {
      items.at(-1)!.push(after(line, Math.min(indent, line.text.search(/\S/))))
    } else break
    end += 1
  }
  const blocks = items.map((inside, index) =>
    blocksOf({
      lines: inside,
      open: stillComing(source, end) && index === items.length - 1,
      depth: depth + 1,
    }),
  )
  return [{ kind: 'list', start: numbered ? Number.parseInt(first[2]!, 10) : undefined, items: blocks }, end]
}

/** One empty line between two points does not end a list. */
function goesOn(lines: readonly Line[], blank: number, first: RegExpExecArray, numbered: boolean): boolean {
  const next = lines[blank + 1]?.text
  if (next === undefined) return false
  const found = item.exec(next)
  if (found !== null && isNumbered(found[2]!) === numbered) return true
  return next.trim() !== '' && next.search(/\S/) >= first[1]!.length + 2
}

/** A number in front of a line is a list only where it begins with one: a year at the start of a line is not. */
function interrupts(text: string, depth: number): boolean {
  const mark = item.exec(text)?.[2]
  const list = mark !== undefined && (!isNumbered(mark) || Number.parseInt(mark, 10) === 1)
  return fence.test(text) || heading.test(text) || (depth < deepest && (quote.test(text) || list))
}

function paragraphAt(source: Source, i: number): [Block, number] {
  const { lines, depth } = source
  let end = i + 1
  while (end < lines.length) {
    const { text } = lines[end]!
    if (text.trim() === '' || interrupts(text, depth)) break
    end += 1
  }
  return [{ kind: 'paragraph', children: parseInline(lines.slice(i, end), stillComing(source, end)) }, end]
}
