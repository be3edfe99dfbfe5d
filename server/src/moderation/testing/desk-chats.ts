import type { DeskCase } from '@aureole/contract/cases'
import type { PersonCard } from '@aureole/contract/desk-people'
import type { Somebody, World } from './world.ts'

export interface Line {
  id: string
  seq: number
  author: string
  kind: string
  text: string
  status: string
  hidden?: boolean
}
interface Opened {
  case: DeskCase
  transcript: { items: Line[]; hasMore: boolean }
  person: PersonCard
  angelPaused: boolean
  notes: { text: string; by: { name: string } }[]
}
export interface AuditEntry {
  action: string
  reason: string | null
  agent: { name: string }
}

/** What is in a chat, as its person sees it. */
export async function lines(robin: Somebody, chatHash: string): Promise<Line[]> {
  return (await robin.get<{ items: Line[] }>('GET', `/api/chats/${chatHash}/messages`)).items
}

/** What an agent gets to see. */
export function openIt(agent: Somebody, chatHash: string, query = ''): Promise<Opened> {
  return agent.get<Opened>('GET', `/api/admin/chats/${chatHash}${query}`)
}

/** Chats that lie on the desk, where this agent looks. */
export function deskChats(desk: () => { world: World; maya: Somebody }) {
  async function flagged(): Promise<{
    robin: Somebody
    chatHash: string
    messageId: string
    replyId: string
  }> {
    const { world, maya } = desk()
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    const { message, replies } = await world.say(robin, chatHash, 'so !flag here')
    await world.caseOf(maya, chatHash)
    return { robin, chatHash, messageId: message.id, replyId: replies[0]?.id ?? '' }
  }
  const auditOf = async (chatHash: string) =>
    (
      await desk().maya.get<{ items: AuditEntry[] }>(
        'GET',
        `/api/admin/audit?pageSize=100&chatHash=${chatHash}`,
      )
    ).items
  return { flagged, auditOf }
}
