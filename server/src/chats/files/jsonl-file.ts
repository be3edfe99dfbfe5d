import type { ChatFile, Said, SaidChat } from './said.ts'

/** What marks a line of ours that is no part of the conversation itself. */
export const houseLine = { notice: 'aureole-notice', care: 'aureole-care' } as const

/** One line for the chat and one for each message, as SillyTavern keeps its chats. Versions are its swipes. */
export async function* jsonlFile(chat: SaidChat, said: AsyncIterable<Said>): ChatFile {
  const header = {
    user_name: chat.personName,
    character_name: chat.type === 'DIRECT' ? (chat.angels[0] ?? chat.title) : chat.title,
    create_date: createDate(chat.createdAt),
    chat_metadata: { aureole: { title: chat.title, type: chat.type, angels: chat.angels } },
  }
  yield `${JSON.stringify(header)}\n`
  for await (const line of said) yield `${JSON.stringify(lineOf(line))}\n`
}

function lineOf({ author, kind, name, text, at, versions }: Said) {
  const isHouse = kind !== 'TEXT' || author === 'CARE' || author === 'SYSTEM'
  return {
    name,
    is_user: author === 'PERSON',
    is_system: isHouse,
    send_date: at.toISOString(),
    mes: text,
    extra: isHouse ? { type: author === 'CARE' ? houseLine.care : houseLine.notice } : {},
    ...(versions === undefined ? {} : { swipe_id: versions.current, swipes: versions.texts }),
  }
}

/** As that program writes it: 2026-03-01@09h05m00s. */
function createDate(at: Date): string {
  const [day, time = ''] = at.toISOString().slice(0, 19).split('T')
  const [hours, minutes, seconds] = time.split(':')
  return `${day}@${hours}h${minutes}m${seconds}s`
}
