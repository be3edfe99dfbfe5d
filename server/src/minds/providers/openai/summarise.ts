import type { Digest, MindWindow, Turn } from '../../mind.ts'
import { ServerFailure } from '../../server-failure.ts'
import type { Ask } from './ask.ts'
import { latestThatFit } from './digest-turns.ts'

const limits = { tokens: 500, characters: 1600 } as const

/** The summary so far and what followed it, in one. */
export async function summariseTurns(
  ask: Ask,
  window: MindWindow,
  digest: Digest & { readonly summary: string | null },
  signal: AbortSignal,
): Promise<string> {
  const { persona, person, summary } = digest
  const other = person.name ?? 'the person'
  const { turns } = latestThatFit(window, digest.turns)
  const messages = [
    {
      role: 'system' as const,
      content: [
        `You keep the running summary of a chat between ${other} and ${persona.name}, an AI companion. It is what ${persona.name} will know of it later.`,
        'Write one plain paragraph of at most 150 words, in the language of the chat and in the third person: what happened and in which order, what they told each other and agreed on, open questions, how they stand with each other.',
        'Keep what the summary so far says and still matters. Names, dates and numbers stay exact. Nothing that was not said, no advice, no heading.',
      ].join('\n'),
    },
    {
      role: 'user' as const,
      content: [
        `Summary so far: ${summary ?? 'none'}`,
        `What followed:\n${turns.map((turn) => `${nameOf(turn, digest)}: ${turn.text}`).join('\n')}`,
      ].join('\n\n'),
    },
  ]
  const text = await ask(messages, { temperature: 0.2, max_tokens: limits.tokens }, signal)
  const written = text.replace(/^\**summary\**:?\**\s*/i, '').trim()
  if (written === '')
    throw new ServerFailure('broke-off', 'the model wrote no summary', { reason: 'nothing-said' })
  return shortened(written)
}

function nameOf({ from, name }: Turn, { persona, person }: Digest): string {
  if (from === 'person') return person.name ?? 'The person'
  return from === 'self' ? persona.name : (name ?? 'Another')
}

function shortened(text: string): string {
  if (text.length <= limits.characters) return text
  const head = text.slice(0, limits.characters).toWellFormed()
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'), head.lastIndexOf('。'))
  return end > limits.characters / 2 ? head.slice(0, end + 1) : `${head.trimEnd()}…`
}
