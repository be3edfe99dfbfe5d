import type { openChat as contract } from '@aureole/contract/desk-chats'
import type { AnswerOf } from '@aureole/contract/route'
import { notFound, problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { auditOpening } from './audit.ts'
import { knownCase } from './known-cases.ts'
import { presentNote } from './notes.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { personCard } from './person-card.ts'
import { presentReason } from './present.ts'
import { insertCase, insertReason, latestCase, lockSubject, reasonsOf, type CaseRow } from './store-cases.ts'
import { notesOfChat } from './store-notes.ts'
import { agentTitle } from './words.ts'

export interface OpenChat {
  readonly chatHash: string
  readonly around?: number | undefined
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly limit: number
  readonly reason?: string | undefined
}

type DeskChat = NonNullable<Awaited<ReturnType<ModerationTools['chats']['desk']['chat']>>>

const emptyTranscript = { items: [], hasMore: false, hasNewer: false }

/** A chat around its worst reason. Without an open one an agent has to say why, and each opening is written down. */
export async function openChat(
  tools: ModerationTools,
  acting: Acting,
  asked: OpenChat,
): Promise<AnswerOf<typeof contract>> {
  const { chats, database } = tools
  const { chatHash, around, before, after, limit } = asked
  const { db } = database
  await tools.signs.of(acting.agentId)
  const chat = await chats.desk.chat(chatHash)
  const latest = await latestCase(db, { chatHash })
  if (chat === undefined && latest === undefined) throw notFound('This chat')
  const hasReason = (latest !== undefined && latest.state !== 'RESOLVED') || chat?.inCare === true
  if (!hasReason && asked.reason === undefined) {
    throw problem('reason-needed', 'Nothing is open in this chat. Please say why you want to read it.')
  }
  const row = latest ?? (await openedByAgent(tools, chat, asked.reason ?? ''))
  const userId = row.userId
  await auditOpening(tools, db, acting, {
    action: 'chat.opened',
    caseId: row.id,
    chatHash,
    userId,
    reason: hasReason ? undefined : asked.reason,
  })
  const reasons = await reasonsOf(db, row.id)
  const place = reasons.find((reason) => reason.seq !== null)?.seq ?? undefined
  const isOpening = (before ?? after) === undefined
  const where = { before, after, around: around ?? (isOpening ? place : undefined) }
  const notes = await notesOfChat(db, chatHash)
  const people = await tools.accounts.knownPeople(
    db,
    notes.map((note) => note.agentId),
  )
  return {
    case: await knownCase(tools, row),
    reasons: reasons.map(presentReason),
    transcript:
      chat === undefined ? emptyTranscript : await chats.desk.transcript(chatHash, { ...where, limit }),
    angels: [...(chat?.angels ?? [])],
    person: await personCard(tools, db, userId),
    notes: notes.map((note) => presentNote(note, people)),
    angelPaused: chat?.inCare ?? false,
    ...(chat === undefined ? { chatGone: true } : {}),
  }
}

/** A chat that nobody has pointed at: why it was opened stays with it. It waits for nobody, so it is not in the queue. */
async function openedByAgent(
  { accounts, clock, database }: ModerationTools,
  chat: DeskChat | undefined,
  why: string,
): Promise<CaseRow> {
  if (chat === undefined) throw notFound('This chat')
  const at = clock.now()
  const reasonId = newId()
  return database.transaction(async (tx) => {
    await lockSubject(tx, { chatHash: chat.hash })
    const meanwhile = await latestCase(tx, { chatHash: chat.hash })
    if (meanwhile !== undefined) return meanwhile
    const person = (await accounts.knownPeople(tx, [chat.userId])).get(chat.userId)
    if (person === undefined) throw notFound('This person')
    const row = await insertCase(tx, {
      id: newId(),
      kind: 'CHAT',
      state: 'RESOLVED',
      brandId: person.brandId,
      userId: chat.userId,
      chatId: chat.id,
      chatHash: chat.hash,
      angels: chat.angels.map((angel) => angel.name),
      severity: 1,
      reasons: 0,
      sources: ['AGENT'],
      topReasonId: reasonId,
      waitingSince: at,
      openedAt: at,
      resolvedAt: at,
    })
    await insertReason(tx, {
      id: reasonId,
      caseId: row.id,
      source: 'AGENT',
      title: agentTitle,
      severity: 1,
      spans: [],
      excerpt: why,
      text: '',
      blocked: false,
      at,
      closedAt: at,
    })
    return row
  })
}
