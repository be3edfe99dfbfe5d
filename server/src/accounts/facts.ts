/** The fact that an address has proved to be its person's. Avatars go on from it with what the person began as a guest. */
export const accountConfirmed = 'account.confirmed'

export interface AccountConfirmed {
  readonly userId: string
  /** What the confirmed attempt at registration brought along. */
  readonly generatorState: string | null
}
