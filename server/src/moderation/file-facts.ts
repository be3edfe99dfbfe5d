import { chatFactQueues, type ChatFact, type ChatFactNamed } from '../chats/index.ts'
import { publicationAsked, type PublicationAsked } from '../avatars/index.ts'
import type { Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { fileReason } from './file-reason.ts'
import type { ModerationTools } from './tools.ts'
import { excerptOf } from './policy.ts'
import { reasonOf, sourceOf, violationOf } from './read-facts.ts'
import { changeCase, closeReasons, lockOpenCase, lockSubject, type CaseRow } from './store-cases.ts'
import { insertViolation } from './store-violations.ts'
import { publicationTitle } from './words.ts'

/** What others publish reaches the desk; before the jobs start. */
export function workOnFacts(tools: ModerationTools): void {
  for (const queue of new Set(Object.values(chatFactQueues))) {
    tools.jobs.work<ChatFactNamed>(queue, { retries: 20 }, ({ factId }) => fileFact(tools, factId))
  }
  tools.jobs.work<PublicationAsked>(publicationAsked, { retries: 20 }, ({ avatarId }) =>
    filePublication(tools, avatarId),
  )
}

/** Taken over from the chat with its words, so that it stays when the chat goes. Done twice, it does nothing. */
export async function fileFact(tools: ModerationTools, factId: string): Promise<void> {
  const { chats, database } = tools
  const waiting = await chats.desk.readFact(database.db, factId)
  if (waiting === undefined) return
  const chat = await chats.desk.chat(waiting.chatHash)
  const angels = chat?.angels.map((angel) => angel.name) ?? []
  const filed = await database.transaction(async (tx) => {
    const fact = await chats.desk.takeFact(tx, factId)
    return fact && fileTaken(tools, tx, fact, angels)
  })
  if (filed !== undefined) tools.announce.changed(filed.id)
}

export async function fileTaken(
  { accounts }: Pick<ModerationTools, 'accounts'>,
  tx: Tx,
  fact: ChatFact,
  angels: string[],
): Promise<CaseRow | undefined> {
  const { chatId, chatHash, userId } = fact
  const person = (await accounts.knownPeople(tx, [userId])).get(userId)
  if (person === undefined) return undefined
  const about = { brandId: person.brandId, userId, angels, chatId, chatHash, avatarId: null }
  const row = await fileReason(tx, about, reasonOf(fact))
  if (row !== undefined) await recordViolation(tx, fact, row)
  return row
}

async function recordViolation(tx: Tx, fact: ChatFact, row: CaseRow): Promise<void> {
  const found = violationOf(fact)
  if (found === undefined) return
  await insertViolation(tx, {
    id: fact.id,
    userId: fact.userId,
    brandId: row.brandId,
    category: found.category,
    rule: found.rule,
    severity: found.severity,
    source: sourceOf(found),
    state: 'OPEN',
    caseId: row.id,
    chatHash: fact.chatHash,
    messageId: fact.messageId,
    excerpt: excerptOf(fact.text, found.spans),
    blocked: fact.screened?.verdict === 'block',
    at: fact.createdAt,
  })
}

/** An angel waits to be published, or does not any more. The fact only says: look. */
async function filePublication(tools: ModerationTools, avatarId: string): Promise<void> {
  const { accounts, avatars, clock, database } = tools
  const changed = await database.transaction(async (tx) => {
    await lockSubject(tx, { avatarId })
    const waiting = await avatars.underReview(tx, avatarId)
    const open = await lockOpenCase(tx, { avatarId })
    if (waiting === undefined) return open && withdraw(tx, open, clock.now())
    // It was changed meanwhile: a new version, so that nobody decides on what they have not read.
    if (open !== undefined) return changeCase(tx, open.id, { angels: [waiting.avatar.name] })
    const person = (await accounts.knownPeople(tx, [waiting.ownerId])).get(waiting.ownerId)
    if (person === undefined) return undefined
    const angels = [waiting.avatar.name]
    return fileReason(
      tx,
      { brandId: person.brandId, userId: person.id, angels, chatId: null, chatHash: null, avatarId },
      {
        id: newId(),
        source: 'PUBLICATION',
        title: publicationTitle,
        rule: null,
        severity: 1,
        messageId: null,
        seq: null,
        spans: [],
        text: '',
        excerpt: excerptOf(waiting.avatar.biography),
        blocked: false,
        said: null,
        at: clock.now(),
      },
    )
  })
  if (changed !== undefined) tools.announce.changed(changed.id)
}

async function withdraw(tx: Tx, open: CaseRow, at: Date): Promise<CaseRow> {
  await closeReasons(tx, open.id, at)
  return changeCase(tx, open.id, { state: 'RESOLVED', resolvedAt: at, claimedBy: null, claimedAt: null })
}
