import type { MemoriesParts, Pair } from './parts.ts'

/** The person's devices read again what is on the screen. After the commit. */
export function announce({ bus }: Pick<MemoriesParts, 'bus'>, { userId, avatarId }: Pair): void {
  bus.publish(`user:${userId}`, 'memories.changed', { avatarId })
}
