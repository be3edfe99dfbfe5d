import type { DeskCase } from '@aureole/contract/cases'
import type { readReview as contract } from '@aureole/contract/reviews'
import type { AnswerOf } from '@aureole/contract/route'
import { invalidField, notFound } from '../platform/errors.ts'
import { auditOpening } from './audit.ts'
import { heldCase } from './held-case.ts'
import { knownCase } from './known-cases.ts'
import { personCard } from './person-card.ts'
import { closeCase } from './resolve.ts'
import { latestCase } from './store-cases.ts'
import type { Acting, ModerationTools } from './tools.ts'

/** An angel that waits to be published, with all that its owner has written. */
export async function readReview(
  tools: ModerationTools,
  acting: Acting,
  avatarId: string,
): Promise<AnswerOf<typeof contract>> {
  const { avatars, database } = tools
  await tools.signs.of(acting.agentId)
  const waiting = await avatars.underReview(database.db, avatarId)
  const row = await latestCase(database.db, { avatarId })
  if (waiting === undefined || row === undefined) throw notFound('This angel')
  const { avatar, ownerId: userId, version } = waiting
  await auditOpening(tools, database.db, acting, { action: 'angel.opened', caseId: row.id, avatarId, userId })
  return {
    case: await knownCase(tools, row),
    version,
    name: avatar.name,
    age: avatar.age,
    imageUrl: avatar.imageUrl,
    texts: textsOf(avatar),
    person: await personCard(tools, database.db, userId),
  }
}

/** Publishes it, or says why not. */
export async function reviewAvatar(
  tools: ModerationTools,
  acting: Acting,
  asked: { avatarId: string; approved: boolean; version: string; reason?: string | undefined },
): Promise<{ case: DeskCase }> {
  const { avatarId, approved, version, reason } = asked
  if (!approved && reason === undefined) {
    throw invalidField('reason', 'Say why not: the owner of the angel reads it')
  }
  const row = await tools.database.transaction(async (tx) => {
    const before = await heldCase(tools, tx, acting, { avatarId })
    const decision = approved
      ? ({ kind: 'approve' } as const)
      : ({ kind: 'refuse', reason: reason ?? '' } as const)
    await tools.avatars.review(tx, { avatarId, version, decision })
    const outcome = approved ? 'PUBLISHED' : 'REFUSED'
    return closeCase(tools, tx, acting, before, { outcome, reason: reason ?? '' })
  })
  tools.announce.changed(row.id)
  return { case: await knownCase(tools, row) }
}

type Avatar = NonNullable<Awaited<ReturnType<ModerationTools['avatars']['underReview']>>>['avatar']

function textsOf(avatar: Avatar): { label: string; text: string }[] {
  const texts: [label: string, text: string | null][] = [
    ['Occupation', avatar.occupation],
    ['Hook', avatar.hook],
    ['Biography', avatar.biography],
    ['Greeting', avatar.greeting],
    ['Speaking style', avatar.speakingStyle],
    ['Relation', avatar.relation],
    ['Traits', avatar.traits.join(', ')],
    ['Hobbies', avatar.hobbies.join(', ')],
    ['Conversation starters', avatar.starters.join('\n')],
    ['Opinions', avatar.opinions.join('\n')],
    ['Quirks', avatar.quirks.join('\n')],
  ]
  return texts.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}
