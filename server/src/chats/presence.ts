/** When an angel was in a chat. */
export interface Member {
  avatarId: string
  /** There for what came after this number… */
  joinedSeq: number
  /** …and up to this one; null while they are still there. */
  leftSeq: number | null
  /** The times before, of one who came back. */
  earlierStays: [number, number][]
}

interface Peopled {
  members: readonly Member[]
}

export function newMember(avatarId: string): Member {
  return { avatarId, joinedSeq: 0, leftSeq: null, earlierStays: [] }
}

export function memberIds(chat: Peopled): string[] {
  return chat.members.map((member) => member.avatarId)
}

/** Those who are there: neither gone from the group nor deleted by their maker. */
export function presentAvatars<A extends { id: string; isDeleted: boolean }>(
  chat: Peopled & { avatars: readonly A[] },
): A[] {
  const there = new Set(chat.members.flatMap(({ avatarId, leftSeq }) => (leftSeq === null ? avatarId : [])))
  return chat.avatars.filter((avatar) => there.has(avatar.id) && !avatar.isDeleted)
}

/** From after which number up to which one, oldest first; the last is open while they are there. */
export type Stay = readonly [after: number, upTo: number | null]

export function staysOf(member: Member): Stay[] {
  return [...member.earlierStays, [member.joinedSeq, member.leftSeq]]
}

/** An angel knows what was said while they were there, also when they come back; of the time between they know nothing. */
export function heardBy<T extends { seq: number }>(said: readonly T[], stays: readonly Stay[]): T[] {
  return said.filter(({ seq }) =>
    stays.some(([after, upTo]) => seq > after && (upTo === null || seq <= upTo)),
  )
}

export interface MembershipChange {
  coming: string[]
  going: string[]
}

/** Who comes and who goes when these are to be in the chat. */
export function membershipChange(chat: Peopled, avatarIds: readonly string[]): MembershipChange {
  const there = chat.members.filter((member) => member.leftSeq === null).map((member) => member.avatarId)
  return {
    coming: avatarIds.filter((id) => !there.includes(id)),
    going: there.filter((id) => !avatarIds.includes(id)),
  }
}
