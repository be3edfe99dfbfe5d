import type { Post } from '../platform/mail/index.ts'
import * as words from './letter-words.ts'
import type { ModerationParts } from './parts.ts'
import { countingWarnings } from './policy.ts'
import { appealById, penaltiesById, penaltiesOf, type AppealRow, type PenaltyRow } from './store-penalties.ts'

interface AboutPenalty {
  readonly userId: string
  readonly penaltyId: string
}
interface AboutAppeal {
  readonly userId: string
  readonly appealId: string
}

/** What people are told by mail. Only ids wait in the queue: a letter is written when it leaves. */
export interface Letters {
  readonly warned: Post<AboutPenalty>
  readonly suspended: Post<AboutPenalty>
  readonly suspensionOver: Post<AboutPenalty>
  readonly appealReceived: Post<AboutAppeal>
  readonly appealDecided: Post<AboutAppeal>
}

export function createLetters({
  accounts,
  clock,
  database,
}: Pick<ModerationParts, 'accounts' | 'clock' | 'database'>): Letters {
  const penaltyOf = async (id: string): Promise<PenaltyRow | undefined> =>
    (await penaltiesById(database.db, [id])).get(id)
  const onAppeal = async ({ appealId }: AboutAppeal): Promise<[AppealRow, PenaltyRow] | undefined> => {
    const appeal = await appealById(database.db, appealId)
    const penalty = appeal && (await penaltyOf(appeal.penaltyId))
    return appeal && penalty && [appeal, penalty]
  }
  const standing = (origin: string) => new URL('/settings', origin).href

  return {
    warned: accounts.letterKind<AboutPenalty>('moderation.warned', async (brand, { userId, penaltyId }) => {
      const penalty = await penaltyOf(penaltyId)
      if (penalty === undefined || penalty.lift !== null) return undefined
      const count = countingWarnings(await penaltiesOf(database.db, userId), clock.now()).length
      return words.warned(brand.name, penalty, count, standing(brand.origin))
    }),
    suspended: accounts.letterKind<AboutPenalty>('moderation.suspended', async (brand, { penaltyId }) => {
      const penalty = await penaltyOf(penaltyId)
      return penalty && penalty.lift === null ? words.suspended(brand.name, penalty, brand.origin) : undefined
    }),
    suspensionOver: accounts.letterKind<AboutPenalty>('moderation.suspension-over', async (brand) =>
      words.suspensionOver(brand.name, brand.origin),
    ),
    appealReceived: accounts.letterKind<AboutAppeal>('moderation.appeal-received', async (brand, data) => {
      const found = await onAppeal(data)
      return found && words.appealReceived(brand.name, found[1].kind)
    }),
    appealDecided: accounts.letterKind<AboutAppeal>('moderation.appeal-decided', async (brand, data) => {
      const found = await onAppeal(data)
      if (found === undefined || found[0].state === 'OPEN') return undefined
      return words.appealDecided(brand.name, found[0], found[1].kind, brand.origin)
    }),
  }
}
