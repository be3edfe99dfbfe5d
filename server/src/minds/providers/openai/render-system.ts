import type { MindRequest, Persona } from '../../mind.ts'
import { fillMacros, type Macros } from './fill-macros.ts'
import { careOf, concernOf, list, mannerOf, rulesOf } from './house-rules.ts'

/**
 * The system message. What is always the same for an angel comes first, so that a server which keeps what it has read need not read
 * it again; what is said now comes later; the house's rules come last, where no card can take them back.
 */
export function renderSystem(request: MindRequest): string {
  const { persona, person, present, memories, summary, care, now } = request
  const { script } = persona
  const macros: Macros = { char: persona.name, user: person.name ?? 'the person', now }
  const filled = (text: string | null | undefined): string => fillMacros(text ?? '', macros).trim()
  const manner = mannerOf(request)
  const lore = (script?.lore ?? []).map((entry) => filled(entry.text))
  return [
    script?.systemPrompt == null
      ? manner
      : fillMacros(script.systemPrompt, { ...macros, original: manner }).trim(),
    personaText(persona, filled),
    titled('Where you are and what is going on', filled(script?.scenario)),
    titled(
      'How you talk, by example (this was said elsewhere)',
      examplesOf(filled(script?.exampleDialogues)),
    ),
    titled('What is so in your world', lore.join('\n')),
    titled(`What ${macros.user} says about themselves`, person.about?.trim() ?? ''),
    titled(`What you remember of ${macros.user}`, memories.map(({ text }) => `- ${text}`).join('\n')),
    titled('What was said before, in short', summary ?? ''),
    present.length === 0 ? '' : `Here with you: ${list([...present, macros.user])}.`,
    `Today is ${today(now)}.`,
    rulesOf(request),
    care ? careOf(request) : request.concern === true ? concernOf(request) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function personaText(persona: Persona, filled: (text: string) => string): string {
  const { name, age, gender, occupation, relation } = persona
  return [
    `${name} is ${age} years old, ${gender === 'FEMALE' ? 'a woman' : 'a man'}. Occupation: ${occupation}.`,
    relation === undefined ? '' : `To the person you are: ${relation}.`,
    filled(persona.biography),
    listed('Traits', persona.traits),
    listed('Likes', persona.hobbies),
    bulleted('What you think', persona.opinions),
    bulleted('Habits', persona.quirks),
    persona.speakingStyle === '' ? '' : `How you speak: ${persona.speakingStyle}`,
    bulleted('You would never say anything like', persona.neverSays),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** Conversations apart from each other, whichever mark the card has between them. */
function examplesOf(text: string): string {
  return text
    .split(/<START>/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join('\n***\n')
}

function titled(title: string, text: string): string {
  return text === '' ? '' : `${title}:\n${text}`
}

function listed(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title}: ${items.join(', ')}.`
}

function bulleted(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title}:\n${items.map((item) => `- ${item}`).join('\n')}`
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

const dayMs = 86_400_000
let known = { day: Number.NaN, words: '' }

function today(now: number): string {
  const day = Math.floor(now / dayMs)
  if (known.day !== day) known = { day, words: dates.format(now) }
  return known.words
}
