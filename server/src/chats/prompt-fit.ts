import type { MindRequest, MindWindow, Persona, Script, Turn } from '../minds/index.ts'

/** The most that each part may take of a window, when not everything fits. What a part leaves is for the turns. */
const shares = {
  persona: 0.2,
  systemPrompt: 0.1,
  scenario: 0.06,
  examples: 0.08,
  postHistory: 0.04,
  lore: 0.1,
  about: 0.04,
  memories: 0.08,
  summary: 0.08,
} as const
/** At least this much is left for what was said, and the last turn may take most of it. */
const turnsAtLeast = 0.2
const lastTurnMost = 0.7
/** Marks around a turn, the name before it. */
const perTurn = 12

/**
 * What of a request fits the mind's window. Mostly everything does, and that is seen from its length alone: a token has at least
 * one byte, so that nothing has to be counted.
 */
export function fitWindow(request: MindRequest, window: MindWindow): MindRequest {
  return bytesOf(request) <= window.tokens ? request : trimmed(request, window)
}

function bytesOf({ persona, person, memories, summary, turns, present }: MindRequest): number {
  let bytes = turns.length * perTurn
  const add = (text: string | null | undefined): void => {
    if (text != null) bytes += Buffer.byteLength(text)
  }
  for (const turn of turns) add(turn.text)
  for (const memory of memories) add(memory.text)
  ownTexts(persona).forEach(add)
  present.forEach(add)
  add(summary)
  add(person.about)
  const { script } = persona
  if (script !== undefined) {
    for (const text of [script.systemPrompt, script.scenario, script.exampleDialogues, script.postHistory])
      add(text)
    for (const entry of script.lore) add(entry.text)
  }
  return bytes
}

function ownTexts(persona: Persona): string[] {
  const { name, occupation, biography, speakingStyle, traits, hobbies, opinions, quirks, neverSays } = persona
  return [
    name,
    occupation,
    biography,
    speakingStyle,
    ...traits,
    ...hobbies,
    ...opinions,
    ...quirks,
    ...neverSays,
  ]
}

function trimmed(request: MindRequest, window: MindWindow): MindRequest {
  const { count } = window
  let left = window.tokens
  const room = (part: keyof typeof shares): number => Math.floor(window.tokens * shares[part])
  const taken = (text: string): string => {
    left -= count(text)
    return text
  }
  const cut = (text: string, part: keyof typeof shares): string => taken(startOf(text, room(part), count))
  const some = <T>(items: readonly T[], textOf: (item: T) => string, part: keyof typeof shares): T[] => {
    const sizes = items.map((item) => count(textOf(item)) + 2)
    const { taken: n, size } = fitting(sizes, room(part))
    left -= size
    return items.slice(0, n)
  }

  const persona = trimmedPersona(request.persona, room('persona'), count)
  ownTexts(persona).forEach(taken)
  const { script } = request.persona
  const scripted: Script | undefined = script && {
    systemPrompt: script.systemPrompt && cut(script.systemPrompt, 'systemPrompt'),
    scenario: script.scenario && cut(script.scenario, 'scenario'),
    exampleDialogues:
      script.exampleDialogues && taken(someExamples(script.exampleDialogues, room('examples'), count)),
    postHistory: script.postHistory && cut(script.postHistory, 'postHistory'),
    lore: some(script.lore, ({ text }) => text, 'lore'),
  }
  const about = request.person.about && cut(request.person.about, 'about')
  const summary = request.summary && cut(request.summary, 'summary')
  const memories = some(request.memories, ({ text }) => text, 'memories')
  return {
    ...request,
    persona: { ...persona, ...(scripted === undefined ? {} : { script: scripted }) },
    person: { ...request.person, about },
    summary,
    memories,
    turns: latest(request.turns, Math.max(left, Math.floor(window.tokens * turnsAtLeast)), count),
  }
}

/** Of the angel's own texts only the biography can be long. */
function trimmedPersona(persona: Persona, most: number, count: MindWindow['count']): Persona {
  const others = ownTexts({ ...persona, biography: '' }).reduce((sum, text) => sum + count(text), 0)
  return { ...persona, biography: startOf(persona.biography, Math.max(most - others, most / 2), count) }
}

/** The latest turns that fit, oldest first. The last one is always there, if need be with its end alone. */
function latest(turns: readonly Turn[], most: number, count: MindWindow['count']): Turn[] {
  const kept: Turn[] = []
  let left = most
  for (const turn of turns.toReversed()) {
    const isLast = kept.length === 0
    const text = isLast ? endOf(turn.text, Math.floor(most * lastTurnMost), count) : turn.text
    left -= count(text) + perTurn
    if (!isLast && left < 0) break
    kept.push(text === turn.text ? turn : { ...turn, text })
  }
  return kept.toReversed()
}

/** Conversations are left out whole: half of one teaches the wrong thing. */
function someExamples(text: string, most: number, count: MindWindow['count']): string {
  const examples = text.slice(0, most * charactersMost).split(/(?=<START>)/i)
  if (text.length > most * charactersMost) examples.pop()
  const { taken } = fitting(examples.map(count), most)
  return taken > 0 ? examples.slice(0, taken).join('') : startOf(text, most, count)
}

/** How many of these fit, from the first on. The first that does not ends it: what comes after it matters less. */
function fitting(sizes: readonly number[], most: number): { taken: number; size: number } {
  let size = 0
  for (const [taken, next] of sizes.entries()) {
    if (size + next > most) return { taken, size }
    size += next
  }
  return { taken: sizes.length, size }
}

/** No token of ordinary text is longer than this on average: what lies beyond need not be counted. */
const charactersMost = 8

function startOf(text: string, most: number, count: MindWindow['count']): string {
  const near = text.slice(0, Math.ceil(most * charactersMost))
  if (near.length === text.length && count(text) <= most) return text
  const length = longest(near.length, (n) => count(near.slice(0, n)) <= most)
  const head = near.slice(0, length).toWellFormed()
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. '), head.lastIndexOf(' '))
  return (end > length * 0.7 ? head.slice(0, end + 1) : head).trimEnd()
}

function endOf(text: string, most: number, count: MindWindow['count']): string {
  const near = text.slice(-Math.ceil(most * charactersMost))
  if (near.length === text.length && count(text) <= most) return text
  const length = longest(near.length, (n) => count(near.slice(-n)) <= most)
  const tail = length === 0 ? '' : near.slice(-length).toWellFormed()
  const start = tail.indexOf(' ')
  return start >= 0 && start < length * 0.3 ? tail.slice(start + 1) : tail
}

/** The greatest length up to `most` that fits, by halves. */
function longest(most: number, fits: (length: number) => boolean): number {
  let low = 0
  let high = most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}
