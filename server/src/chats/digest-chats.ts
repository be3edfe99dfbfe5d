import type { ChatsParts } from './parts.ts'
import { bareChatWithId } from './known-chat.ts'
import { presentAvatars, staysOf } from './presence.ts'
import { rememberTurns } from './remember-turns.ts'
import { claimChats, finishDigest, postponeDigest, type ClaimedChat } from './store-digests.ts'
import { summariseChat } from './summarise-chat.ts'

const quiet = 60_000
const waiting = 12
/** Longer than a mind may take for one chat. */
const claimFor = 5 * 60_000
const readingFor = 60_000
/** Of one run, which the next one follows after a minute. */
const runFor = 45_000
const atOnce = 4

/**
 * Minds read over what was said lately: what is worth remembering, and what has left their window. In the background, a few chats at a time,
 * whichever process gets hold of them. Answers how many chats were read.
 */
export async function digestChats(parts: ChatsParts, stop: AbortSignal): Promise<number> {
  const end = performance.now() + runFor
  let read = 0
  async function work(): Promise<void> {
    while (!stop.aborted && performance.now() < end) {
      const now = parts.clock.now()
      const [chat] = await claimChats(parts.database.db, {
        now,
        until: new Date(now.getTime() + claimFor),
        quietSince: new Date(now.getTime() - quiet),
        waiting,
        limit: 1,
      })
      if (chat === undefined) return
      await digestOne(parts, chat, stop)
      read += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return read
}

async function digestOne(parts: ChatsParts, claimed: ClaimedChat, stop: AbortSignal): Promise<void> {
  const { db } = parts.database
  try {
    const more = await digestChat(parts, claimed.id, stop)
    if (more) await postponeDigest(db, claimed.id, parts.clock.now())
    else await finishDigest(db, claimed.id, claimed.lastSeq)
  } catch (error) {
    if (stop.aborted) return
    parts.log.warn({ err: error, chatId: claimed.id }, 'a chat could not be read over')
    // The longer it has not worked, the later it is tried again.
    const wait = Math.max(claimFor, claimed.age / 2)
    await postponeDigest(db, claimed.id, new Date(parts.clock.now().getTime() + wait))
  }
}

/** Each angel for itself: it knows what it heard. Answers whether there is more to read. */
async function digestChat(parts: ChatsParts, chatId: string, stop: AbortSignal): Promise<boolean> {
  const { memories, mind, personOf } = parts
  const chat = await bareChatWithId(parts, chatId)
  if (chat === undefined) return false
  const person = await personOf(chat.userId)
  const names = new Map(chat.avatars.map(({ id, name }) => [id, name]))
  let more = false
  for (const avatar of presentAvatars(chat)) {
    const member = chat.members.find((one) => one.avatarId === avatar.id)
    if (member === undefined) continue
    const reading = await memories.reading({ userId: chat.userId, avatarId: avatar.id })
    const signal = AbortSignal.any([stop, AbortSignal.timeout(readingFor)])
    const hearing = { chatId, stays: staysOf(member), since: reading.forgottenBefore }
    const digesting = { chat, avatar, hearing, names, person, signal, ...reading }
    if (mind.remember !== undefined && (await rememberTurns(parts, mind.remember, digesting))) more = true
    if (await summariseChat(parts, digesting)) more = true
  }
  return more
}
