import { browserStore } from './storage.ts'

const key = 'generator-state'

/** The answers that a guest has begun to give, by their uuid: registering passes it on, so that the new account has them. */
export function guestGenerator(): string | undefined {
  return browserStore.get(key)
}

export function keepGuestGenerator(uuid: string | undefined): void {
  if (uuid === undefined) browserStore.remove(key)
  else browserStore.set(key, uuid)
}
