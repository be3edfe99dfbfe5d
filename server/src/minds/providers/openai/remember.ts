import * as z from 'zod/mini'
import type { Digest, MindWindow, NewMemory, Turn } from '../../mind.ts'
import type { Ask } from './ask.ts'
import { latestThatFit } from './digest-turns.ts'
import { parseLoosely } from './parse-loosely.ts'

const limits = { items: 8, text: 300, tokens: 700, known: 60 } as const

const noted = z.object({ kind: z.enum(['FACT', 'EPISODE']), text: z.string(), turn: z.int() })

/** As servers with structured output want it; the others read it in words. */
const format = {
  type: 'json_schema',
  json_schema: {
    name: 'memories',
    strict: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['memories'],
      properties: {
        memories: {
          type: 'array',
          maxItems: limits.items,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['kind', 'text', 'turn'],
            properties: {
              kind: { type: 'string', enum: ['FACT', 'EPISODE'] },
              text: { type: 'string', maxLength: limits.text },
              turn: { type: 'integer' },
            },
          },
        },
      },
    },
  },
}

/** What these turns tell about the person that will matter later. A server's answer is believed only as far as it fits. */
export async function rememberTurns(
  ask: Ask,
  window: MindWindow,
  digest: Digest & { readonly known: readonly string[] },
  signal: AbortSignal,
): Promise<(NewMemory & { readonly turn: number })[]> {
  const { turns, first } = latestThatFit(window, digest.turns)
  if (!turns.some(({ from }) => from === 'person')) return []
  const messages = [
    { role: 'system' as const, content: instructions(digest) },
    { role: 'user' as const, content: numbered(turns, first, digest) },
  ]
  const fields = { response_format: format, temperature: 0, max_tokens: limits.tokens }
  return checked(parseLoosely(await ask(messages, fields, signal)), digest)
}

function instructions({ person, known }: Digest & { readonly known: readonly string[] }): string {
  const name = person.name ?? 'the person'
  return [
    `You keep notes about ${name} from a chat. Each line begins with its number and who says it.`,
    `Note only what ${name} says about themselves and their life and what will still matter in some weeks: people, pets, work, places, plans with their dates, tastes, things that happened to them. Nothing that the others say, nothing that is asked, guessed, pretended or joked, no small talk.`,
    'Leave out passwords, numbers of cards or documents, exact addresses, and anything sexual.',
    'FACT: something that is so. EPISODE: something that happened or is going to happen, with its day where it was said.',
    `Write each as a short sentence in English without its subject, such as “Has a cat called Miso” or “Has an exam next Friday”, with the number of the line that says it.`,
    ...(known.length === 0
      ? []
      : [
          `Known already, leave out:\n${known
            .slice(0, limits.known)
            .map((one) => `- ${one.slice(0, limits.text)}`)
            .join('\n')}`,
        ]),
    `Answer with JSON alone: {"memories":[{"kind":"FACT","text":"…","turn":0}]}, at most ${limits.items}. Nothing worth it: {"memories":[]}.`,
  ].join('\n')
}

function numbered(turns: readonly Turn[], first: number, { persona, person }: Digest): string {
  const who = (turn: Turn): string =>
    turn.from === 'person'
      ? (person.name ?? 'The person')
      : turn.from === 'self'
        ? persona.name
        : (turn.name ?? 'Another')
  return turns.map((turn, i) => `${first + i} ${who(turn)}: ${turn.text.replaceAll(/\s+/g, ' ')}`).join('\n')
}

function checked(
  answer: unknown,
  { turns, known }: Digest & { readonly known: readonly string[] },
): (NewMemory & { readonly turn: number })[] {
  const list: unknown =
    typeof answer === 'object' && answer !== null && 'memories' in answer ? answer.memories : answer
  if (!Array.isArray(list)) return []
  const seen = new Set(known.map(plain))
  const kept: (NewMemory & { readonly turn: number })[] = []
  for (const item of list as unknown[]) {
    const read = noted.safeParse(item)
    if (!read.success || kept.length >= limits.items) continue
    const { kind, turn } = read.data
    const text = read.data.text.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '')
    // What nobody said is made up: a memory has to belong to words of the person.
    if (turns[turn]?.from !== 'person' || text.length < 3 || text.length > limits.text) continue
    if (seen.has(plain(text))) continue
    seen.add(plain(text))
    kept.push({ kind, text, key: null, data: null, turn })
  }
  return kept
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
