import type { Inline } from './inline.ts'
import { parseMarkdown, type Block } from './parse.ts'

function inlineWords(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'break') return '\n'
      return part.kind === 'text' || part.kind === 'code' ? part.text : inlineWords(part.children)
    })
    .join('')
}

function blockWords(block: Block): string {
  if (block.kind === 'code') return block.text
  if (block.kind === 'quote') return block.blocks.map(blockWords).join('\n')
  if (block.kind === 'list') return block.items.map((item) => item.map(blockWords).join('\n')).join('\n')
  return inlineWords(block.children)
}

/** The words without their marks, for reading aloud. */
export function plainText(text: string): string {
  return parseMarkdown(text).map(blockWords).join('\n')
}
