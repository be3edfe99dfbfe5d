import { setTimeout as pause } from 'node:timers/promises'
import type { Memories, Said } from '../memories/index.ts'
import { listenTo, type MindRequest, type NewMemory, type Remembered } from '../minds/index.ts'
import { isUnreachable } from '../platform/errors.ts'
import type { Finding } from '../safety/index.ts'
import { explicitFor } from './explicit.ts'
import { jointOf } from './joint.ts'
import type { ChatsParts } from './parts.ts'
import { heardBy, presentAvatars, staysOf, type Stay } from './presence.ts'
import type { BareChat } from './present.ts'
import { budget, promptFor } from './prompt.ts'
import type { ReplyWriter, RunningReply } from './reply-writer.ts'
import { hasCard, mindStateOf, saidBefore, type MessageRow, type SaidRow } from './store-messages.ts'
import type { Noted } from './store-replies.ts'
import type { Beginning } from './store-say.ts'
import { summaryText } from './store-summaries.ts'
import { fitsWindow } from './summary-window.ts'

const readAgainAfter = 250
/** For how many replies more a mind is to take care. */
const careTurns = 3

export class MindFailed extends Error {
  override readonly name = 'MindFailed'
}

/** What was said breaks the rules: nothing of it is shown. */
export class ReplyRefused extends Error {
  override readonly name = 'ReplyRefused'
  readonly findings: readonly Finding[]
  /** All that the mind had said, for the desk. */
  readonly said: string

  constructor(findings: readonly Finding[], said: string) {
    super('the mind said what may not be said')
    this.findings = findings
    this.said = said
  }
}

export interface Answered {
  readonly noted: Noted
  /** Keeps what the mind noticed; afterwards, since nobody should wait for that. */
  readonly remember: () => Promise<void>
}

/**
 * Lets the mind speak and the writer write, screened on the way. Throws when there is no whole reply; answers nothing when it is not ours to
 * write any more.
 */
export async function answerMessage(
  parts: ChatsParts,
  writer: ReplyWriter,
  reply: RunningReply,
  beginning?: Beginning,
): Promise<Answered | undefined> {
  const { base } = reply
  const { request, asked, before } = await whileOurs(reply, () => requestFor(parts, reply, beginning))
  // What goes on is read with what it goes on from: nothing hides in the seam.
  const allowed = await whileOurs(reply, () => explicitFor(parts, reply.chat.userId))
  const watch = parts.safety.watch({ surface: 'reply', ...allowed }, base)
  let heard = ''
  const say = (words: string): void => {
    const stopped = watch.stopped()
    if (stopped !== undefined) throw new ReplyRefused(stopped.findings, base + heard)
    if (words !== '') writer.append(reply, words)
  }
  const hear = (words: string): boolean => {
    if (reply.over || words === '') return true
    const piece = heard === '' ? jointOf(base, words) + words : words
    heard += piece
    say(watch.push(piece))
    return reply.nextDelta > 0
  }
  // A word that might have begun something is shown when nothing follows, however the reply ends.
  reply.rest = () => watch.end()
  const last = await listenTo(parts.mind, request, hear, reply.abort.signal)
  if (reply.over) return undefined
  say(watch.end())
  if (last === undefined) throw new MindFailed('the mind broke off')
  if (reply.text + reply.unsent === base) throw new MindFailed('the mind said nothing')
  const { memories = [], state } = last
  return {
    noted: { before, state },
    remember: async () => {
      if (asked !== undefined && memories.length > 0) await keep(parts, asked, memories)
    },
  }
}

/** What the mind is asked, and the person's message that it answers. */
async function requestFor(
  parts: ChatsParts,
  { chat, row, base }: RunningReply,
  beginning: Beginning | undefined,
): Promise<{ request: MindRequest; asked: Said | undefined; before: string }> {
  const avatar = chat.avatars.find((one) => one.id === row.avatarId)
  const member = chat.members.find((one) => one.avatarId === row.avatarId)
  if (avatar === undefined || member === undefined) throw new MindFailed('the angel was never in the chat')
  const stays = staysOf(member)
  const { said, state, person, remembers } = beginning ?? (await readBeginning(parts, chat, row, stays))
  const heard = heardBy(said, stays)
  const last = heard.find((one) => one.author === 'PERSON')
  const who = { userId: chat.userId, avatarId: avatar.id }
  const care = row.care || hasCare(heard)
  const request = promptFor({
    avatar,
    script: avatar.hasCard ? await parts.avatars.scriptOf(avatar.id) : undefined,
    avatars: chat.avatars,
    present: presentAvatars(chat),
    person,
    memories: remembers ? await recalled(parts, { ...who, text: last?.text ?? '' }) : [],
    summary: fitsWindow(heard, parts.mind.window)
      ? null
      : await summaryText(parts.database.db, chat.id, avatar.id),
    history: heard.toReversed(),
    begun: base,
    version: row.version,
    state,
    care,
    concern: !care && (await isConcern(parts, row, last)),
    askedBy: chat.userId,
    now: parts.clock.now().getTime(),
    window: parts.mind.window,
  })
  return {
    request,
    before: JSON.stringify(state ?? null),
    asked: last && { ...who, chatId: chat.id, messageId: last.id, seq: last.seq, at: last.createdAt },
  }
}

/** The card stands between a message and its reply, and it is not the person's own danger (R87). Mostly nothing does, and nothing is asked. */
async function isConcern(
  { database }: ChatsParts,
  { chatId, seq }: RunningReply['row'],
  last: SaidRow | undefined,
): Promise<boolean> {
  if (last === undefined || seq <= last.seq + 1) return false
  return hasCard(database.db, chatId, last.seq)
}

/** Somebody who was in danger a moment ago is not talked to as if nothing had been. */
function hasCare(newestFirst: readonly SaidRow[]): boolean {
  return newestFirst
    .filter((one) => one.author === 'AVATAR')
    .slice(0, careTurns)
    .some((one) => one.care)
}

async function readBeginning(
  { database, personOf }: ChatsParts,
  chat: BareChat,
  row: MessageRow,
  stays: readonly Stay[],
): Promise<Beginning> {
  const [said, state, person] = await Promise.all([
    saidBefore(database.db, chat.id, row.seq, budget.turns, stays),
    mindStateOf(database.db, chat.id, row.avatarId ?? ''),
    personOf(chat.userId),
  ])
  return { said, state, person, remembers: true }
}

async function keep({ log, memories }: ChatsParts, said: Said, found: readonly NewMemory[]): Promise<void> {
  try {
    await memories.keep(said, found)
  } catch (error) {
    log.warn({ err: error }, 'memories could not be kept')
  }
}

/** An angel that cannot remember right now answers all the same. */
async function recalled(
  { log, memories }: Pick<ChatsParts, 'log' | 'memories'>,
  asked: Parameters<Memories['recall']>[0],
): Promise<readonly Remembered[]> {
  try {
    return await memories.recall(asked)
  } catch (error) {
    log.warn({ err: error }, 'memories could not be read')
    return []
  }
}

/** A database that is away for a moment is no reason to fail a reply that no mind has been asked for yet. */
async function whileOurs<T>(reply: RunningReply, read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (reply.over || !isUnreachable(error)) throw error
      await pause(readAgainAfter)
    }
  }
}
