import type { MindRequest, Turn } from '../../mind.ts'

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** The request as a model server of the usual kind wants to hear it. */
export function renderMessages(request: MindRequest): ChatMessage[] {
  const messages: ChatMessage[] = [{ role: 'system', content: system(request) }]
  for (const turn of request.turns) {
    const role = turn.from === 'self' ? 'assistant' : 'user'
    const content = said(turn)
    const last = messages.at(-1)
    // Many servers refuse two turns of the same role in a row; in a group they are common.
    if (last?.role === role) last.content += `\n\n${content}`
    else messages.push({ role, content })
  }
  if (request.goOn)
    messages.push({ role: 'user', content: 'Go on exactly where you stopped. Do not begin anew.' })
  return messages
}

function said({ from, name, text }: Turn): string {
  return from === 'other' && name !== undefined ? `${name}: ${text}` : text
}

function system({ persona, person, memories, summary, turns, care }: MindRequest): string {
  const others = [...new Set(turns.flatMap((turn) => (turn.from === 'other' ? (turn.name ?? []) : [])))]
  return [
    `You are ${persona.name}, ${persona.age}, ${persona.occupation}. You are an AI companion and say so plainly when asked.`,
    persona.biography,
    `Traits: ${persona.traits.join(', ')}. Likes: ${persona.hobbies.join(', ')}.`,
    `How you speak: ${persona.speakingStyle}`,
    person.name === null ? '' : `You are talking with ${person.name}.`,
    person.about === null || person.about === '' ? '' : `What they say about themselves: ${person.about}`,
    memories.length === 0
      ? ''
      : `What you remember of them:\n${memories.map((one) => `- ${one}`).join('\n')}`,
    summary === null ? '' : `What was said before: ${summary}`,
    others.length === 0
      ? ''
      : `Also here: ${others.join(', ')}. Speak only for yourself, without writing your name first.`,
    care
      ? 'The person may be in danger or great distress. Answer with warmth and care, never with any method of harm, and encourage them to reach someone who can be with them.'
      : '',
    'Stay in character, answer in the language of the person, and keep it as short as a good conversation is.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
