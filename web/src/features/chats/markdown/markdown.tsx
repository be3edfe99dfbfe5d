import { memo, type ReactNode } from 'react'
import { Caret } from '#ui/bubble.tsx'
import { CodeBlock } from './code-block.tsx'
import type { Inline } from './inline.ts'
import { parseMarkdown, type Block } from './parse.ts'

const none: readonly number[] = []

export interface MarkdownProps {
  text: string
  /** More is coming. */
  open?: boolean
  /** Where the groups of words begin that have just come. */
  fresh?: readonly number[]
}

/** Formatted words. Each paragraph finds its own direction, so that languages can be mixed. */
export const Markdown = memo(function Markdown({ text, open = false, fresh = none }: MarkdownProps) {
  return <>{blockViews(parseMarkdown(text, open), { fresh, caret: open })}</>
})

interface Look {
  fresh: readonly number[]
  /** The caret stands behind the last word. */
  caret: boolean
}

function blockViews(blocks: readonly Block[], { fresh, caret }: Look): ReactNode[] {
  return blocks.map((block, index) =>
    blockView(block, index, { fresh, caret: caret && index === blocks.length - 1 }),
  )
}

function blockView(block: Block, key: number, look: Look): ReactNode {
  switch (block.kind) {
    case 'code':
      return <CodeBlock key={key} text={block.text} language={block.language} />
    case 'quote':
      return (
        <blockquote key={key} className="my-2 border-l-2 border-edge pl-3 text-ink-2 first:mt-0 last:mb-0">
          {blockViews(block.blocks, look)}
        </blockquote>
      )
    case 'list': {
      const points = block.items.map((item, index) => (
        <li key={index} dir="auto" className="my-0.5 pl-0.5">
          {blockViews(item, { ...look, caret: look.caret && index === block.items.length - 1 })}
        </li>
      ))
      const list = 'my-2 ps-5 first:mt-0 last:mb-0'
      return block.start === undefined ? (
        <ul key={key} className={`${list} list-disc marker:text-ink-3`}>
          {points}
        </ul>
      ) : (
        <ol key={key} start={block.start} className={`${list} list-decimal marker:text-ink-3`}>
          {points}
        </ol>
      )
    }
    default:
      return (
        <p
          key={key}
          dir="auto"
          className={`my-2 first:mt-0 last:mb-0 ${block.kind === 'heading' ? 'font-semibold' : ''}`}
        >
          {inlineViews(block.children, look.fresh)}
          {look.caret ? <Caret /> : null}
        </p>
      )
  }
}

function inlineViews(parts: readonly Inline[], fresh: readonly number[]): ReactNode[] {
  return parts.flatMap((part, index): ReactNode | ReactNode[] => {
    if (part.kind === 'text') return wordsView(part.text, part.at, fresh)
    if (part.kind === 'break') return <br key={index} />
    if (part.kind === 'code')
      return (
        <code key={index} dir="ltr" className="rounded-small bg-surface-3 px-1.5 py-0.5 text-[0.9em]">
          {part.text}
        </code>
      )
    const inside = inlineViews(part.children, fresh)
    switch (part.kind) {
      case 'strong':
        return (
          <strong key={index} className="font-semibold">
            {inside}
          </strong>
        )
      case 'em':
        return (
          <em key={index} className="text-ink-2 italic [font-synthesis:style]">
            {inside}
          </em>
        )
      case 'strike':
        return <s key={index}>{inside}</s>
      case 'link':
        return (
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="rounded-small underline decoration-edge underline-offset-3 hover:decoration-current"
          >
            {inside}
            {part.host === undefined ? null : <span className="text-ink-2"> ({part.host})</span>}
            <span className="sr-only"> (opens a new tab)</span>
          </a>
        )
    }
  })
}

/** What has just come fades in, group by group; the place in the source keeps a group the same while more comes. */
function wordsView(text: string, at: number, fresh: readonly number[]): ReactNode | ReactNode[] {
  const cuts = fresh.filter((start) => start > at && start < at + text.length)
  if (at + text.length <= (fresh[0] ?? Infinity)) return text
  return [at, ...cuts].map((start, index) => {
    const piece = text.slice(start - at, (cuts[index] ?? at + text.length) - at)
    return start < (fresh[0] ?? Infinity) ? (
      piece
    ) : (
      <span key={`w${start}`} className="k-fresh">
        {piece}
      </span>
    )
  })
}
