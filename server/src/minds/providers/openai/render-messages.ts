import type { MindRequest, Turn } from '../../mind.ts'
import { fillMacros } from './fill-macros.ts'
import { renderSystem } from './render-system.ts'

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/**
 * The request as a model server of the usual kind wants to hear it: one system message, then user and assistant in turn, beginning
 * and ending with the user. Many templates refuse anything else, so that remarks of the house stand inside of the last message.
 */
export function renderMessages(request: MindRequest): ChatMessage[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  const isGroup = request.present.length > 0 || request.turns.some((turn) => turn.from === 'other')
  for (const turn of request.turns) {
    const role = turn.from === 'self' ? 'assistant' : 'user'
    const content = said(turn, request, isGroup)
    const last = messages.at(-1)
    if (last?.role === role) last.content += `\n\n${content}`
    else messages.push({ role, content })
  }
  if (messages[0]?.role !== 'user') {
    messages.unshift({ role: 'user', content: `(${request.person.name ?? 'The person'} opens the chat.)` })
  }
  const remark = remarkOf(request, messages.at(-1)?.role === 'assistant')
  const last = messages.at(-1)
  if (remark !== '') {
    if (last?.role === 'user') last.content += `\n\n${remark}`
    else messages.push({ role: 'user', content: remark })
  }
  return [{ role: 'system', content: renderSystem(request) }, ...messages]
}

function said({ from, name, text }: Turn, { person }: MindRequest, isGroup: boolean): string {
  if (from === 'other') return name === undefined ? text : `${name}: ${text}`
  return from === 'person' && isGroup && person.name !== null ? `${person.name}: ${text}` : text
}

/** What the model has to be told after all that was said; in brackets, so that it is not taken for words of the person. */
function remarkOf({ persona, person, goOn, care, now }: MindRequest, isOwnLast: boolean): string {
  const { name, script } = persona
  const macros = { char: name, user: person.name ?? 'the person', now }
  // In distress no card has a say any more.
  const ofCard = care ? '' : fillMacros(script?.postHistory ?? '', macros).trim()
  const what = goOn
    ? `Go on with your last message exactly where it stops. Write only what follows: do not begin anew, and do not repeat any of it.`
    : isOwnLast
      ? `It is ${name}’s turn again.`
      : ''
  return [ofCard, what]
    .filter((part) => part !== '')
    .map((part) => `[Note for ${name}: ${part}]`)
    .join('\n')
}
