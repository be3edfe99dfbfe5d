import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Inline } from './inline.ts'
import { parseMarkdown, type Block } from './parse.ts'

function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'break') return '\n'
      if (part.kind === 'text') return part.text
      if (part.kind === 'code') return `<code>${part.text}</code>`
      const inside = inlineText(part.children)
      if (part.kind === 'link') return `<a ${part.href}${part.host ? ` ${part.host}` : ''}>${inside}</a>`
      return `<${part.kind}>${inside}</${part.kind}>`
    })
    .join('')
}

function blockText(block: Block): string {
  if (block.kind === 'code') return `<pre ${block.language}>${block.text}</pre>`
  if (block.kind === 'quote') return `<quote>${block.blocks.map(blockText).join('')}</quote>`
  if (block.kind === 'list')
    return `<list${block.start === undefined ? '' : ` ${block.start}`}>${block.items
      .map((one) => `<li>${one.map(blockText).join('')}</li>`)
      .join('')}</list>`
  const inside = inlineText(block.children)
  return block.kind === 'heading' ? `<h>${inside}</h>` : `<p>${inside}</p>`
}

const shown = (text: string, open = false) => parseMarkdown(text, open).map(blockText).join('')
const line = (text: string, open = false) => shown(text, open).replace(/^<p>|<\/p>$/g, '')

describe('in a line', () => {
  test.each([
    [
      '**bold** and *leans* and ~~gone~~',
      '<strong>bold</strong> and <em>leans</em> and <strike>gone</strike>',
    ],
    ['__bold__ _leans_', '<strong>bold</strong> <em>leans</em>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['**bold with *leaning* inside**', '<strong>bold with <em>leaning</em> inside</strong>'],
    ['*waves* Hello, *sits down*', '<em>waves</em> Hello, <em>sits down</em>'],
    ['so*me*thing', 'so<em>me</em>thing'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['a ** b', 'a ** b'],
    ['**never closed', '**never closed'],
    ['*one **two*', '<em>one **two</em>'],
    ['a `b * c` d * e', 'a <code>b * c</code> d * e'],
    ['``a ` b``', '<code>a ` b</code>'],
    ['a ` b', 'a ` b'],
    ['\\*not leaning\\*', '*not leaning*'],
    ['C:\\users', 'C:\\users'],
    ['~ 20 ~ 30', '~ 20 ~ 30'],
    ['****', '****'],
    ['<b>bold</b> & <img src=x onerror=alert(1)>', '<b>bold</b> & <img src=x onerror=alert(1)>'],
    ['![cat](https://cats.example/1.png)', '!<a https://cats.example/1.png cats.example>cat</a>'],
  ])('%s', (source, expected) => {
    expect(line(source)).toBe(expected)
  })
})

describe('links', () => {
  test.each([
    ['see https://a.example/b.', 'see <a https://a.example/b>https://a.example/b</a>.'],
    ['(https://a.example/w_(x))', '(<a https://a.example/w_(x)>https://a.example/w_(x)</a>)'],
    ['*https://a.example*', '<em><a https://a.example/>https://a.example</a></em>'],
    ['[the page](https://a.example/)', '<a https://a.example/ a.example>the page</a>'],
    ['[a.example](https://www.a.example/x)', '<a https://www.a.example/x>a.example</a>'],
    [
      '[https://bank.example](https://evil.example/)',
      '<a https://evil.example/ evil.example>https://bank.example</a>',
    ],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['[x](data:text/html,hi)', '[x](data:text/html,hi)'],
    ['[x](//evil.example)', '[x](//evil.example)'],
    ['https://name@evil.example/', 'https://name@evil.example/'],
    ['[**bold**](https://a.example)', '<a https://a.example/ a.example><strong>bold</strong></a>'],
    ['[note] and (more)', '[note] and (more)'],
    ['xhttps://a.example', 'xhttps://a.example'],
  ])('%s', (source, expected) => {
    expect(line(source)).toBe(expected)
  })
})

describe('blocks', () => {
  test.each([
    ['one\ntwo\n\nthree', '<p>one\ntwo</p><p>three</p>'],
    ['- a\n- b\nend', '<list><li><p>a</p></li><li><p>b</p></li></list><p>end</p>'],
    ['- a\n  - b\n- c', '<list><li><p>a</p><list><li><p>b</p></li></list></li><li><p>c</p></li></list>'],
    ['3. a\n4. b', '<list 3><li><p>a</p></li><li><p>b</p></li></list>'],
    ['1. a\n\n2. b', '<list 1><li><p>a</p></li><li><p>b</p></li></list>'],
    ['It was\n1984. A year.', '<p>It was\n1984. A year.</p>'],
    ['> a\n> b\nc', '<quote><p>a\nb</p></quote><p>c</p>'],
    ['```js\nlet a = *b*\n\n```\nafter', '<pre js>let a = *b*\n</pre><p>after</p>'],
    ['```\nnever closed', '<pre >never closed</pre>'],
    ['# Title\ntext', '<h>Title</h><p>text</p>'],
    ['*waves*\n\nHello', '<p><em>waves</em></p><p>Hello</p>'],
    ['a **b\nc** d', '<p>a <strong>b\nc</strong> d</p>'],
    ['a\r\nb', '<p>a\nb</p>'],
    ['', ''],
    ['-', '<p>-</p>'],
  ])('%j', (source, expected) => {
    expect(shown(source)).toBe(expected)
  })
})

describe('while the text is coming', () => {
  test.each([
    ['a **bold', 'a <strong>bold</strong>'],
    ['a **bold*', 'a <strong>bold</strong>'],
    ['*wav', '<em>wav</em>'],
    ['a *', 'a '],
    ['`co', '<code>co</code>'],
    ['see [the page](https://a.exa', 'see the page'],
  ])('%s', (source, expected) => {
    expect(line(source, true)).toBe(expected)
  })

  test('a line that may become a list or a fence waits', () => {
    expect(shown('a\n-', true)).toBe('<p>a</p>')
    expect(shown('a\n``', true)).toBe('<p>a</p>')
    expect(shown('```\na\n-', true)).toBe('<pre >a\n-</pre>')
  })

  test('bold words do not lose their weight from one word to the next', () => {
    const text = 'So **this is it** and on'
    const looks = Array.from(text, (_, end) => line(text.slice(0, end + 1), true))
    for (const look of looks.slice(6)) expect(look).toContain('<strong>')
  })
})

/** Text, marks and addresses in any order. */
const anything = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '*',
        '**',
        '_',
        '__',
        '~~',
        '`',
        '```',
        '[',
        ']',
        '(',
        ')',
        '](',
        '\\',
        '\n',
        '\n\n',
        ' ',
      ),
      fc.constantFrom('- ', '> ', '1. ', '# ', 'https://a.example', 'javascript:x', '<b>', '  '),
      fc.string({ maxLength: 5, unit: 'grapheme' }),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''))

function pieces(blocks: readonly Block[]): { text: string; at: number }[] {
  const inline = (parts: readonly Inline[]): { text: string; at: number }[] =>
    parts.flatMap((part) =>
      part.kind === 'text' || part.kind === 'code'
        ? [part]
        : part.kind === 'break'
          ? []
          : inline(part.children),
    )
  return blocks.flatMap((block) => {
    if (block.kind === 'code') return []
    if (block.kind === 'quote') return pieces(block.blocks)
    if (block.kind === 'list') return pieces(block.items.flat())
    return inline(block.children)
  })
}

function links(blocks: readonly Block[]): string[] {
  return [
    ...blocks
      .map(blockText)
      .join('')
      .matchAll(/<a (\S+?)[ >]/g),
  ].map(([, href]) => href ?? '')
}

describe('anything at all', () => {
  test('is shown, in its order, each piece being what stands in the source', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (text, open) => {
        const found = pieces(parseMarkdown(text, open))
        let end = 0
        for (const piece of found) {
          expect(piece.at).toBeGreaterThanOrEqual(end)
          expect(text.startsWith(piece.text, piece.at)).toBe(true)
          end = piece.at + piece.text.length
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('no letter is lost once it is complete', () => {
    const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', '*', '**', '_', '`', '~~', '\n', ' ', '[', ']', '- ', '> '), {
          maxLength: 60,
        }),
        (parts) => {
          const text = parts.join('')
          const visible = parseMarkdown(text)
            .map(blockText)
            .join('')
            .replace(/<pre ([^>]*)>/g, '$1')
            .replace(/<\/?(?:p|h|em|strong|strike|code|quote|li|list|pre)\b[^>]*>/g, '')
          expect(letters(visible)).toBe(letters(text))
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('links lead to http and https alone', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const href of links(parseMarkdown(text))) expect(href).toMatch(/^https?:\/\//)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    '*a ',
    '**a',
    '_a_b',
    '`',
    '``a`',
    '[',
    '](',
    '[a](',
    '> ',
    '- ',
    '  - a\n',
    '\\',
    'https://(',
    '~~',
    '*_',
    '1. ',
  ])('takes no longer than its length asks, with %j over and over', (part) => {
    const time = (times: number) => {
      const text = part.repeat(times)
      // This thread's own time: a clock would measure the neighbours as well.
      const began = process.threadCpuUsage()
      parseMarkdown(text)
      parseMarkdown(text, true)
      return process.threadCpuUsage(began).user / 1000
    }
    time(2000)
    expect(time(40_000)).toBeLessThan(1500)
  })
})
