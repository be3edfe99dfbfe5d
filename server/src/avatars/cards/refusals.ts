/** A file that is no card, or a broken one. The message is for the person who sent it. */
export class UnreadableCard extends Error {
  readonly reason = 'unreadable'
}

/** A card that we can read and do not take in. The message is for the person who sent it. */
export class RefusedCard extends Error {
  readonly reason = 'refused'
}
