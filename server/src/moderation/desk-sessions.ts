import type { ModerationParts } from './parts.ts'

/** Who has been at the desk in this process, by their log-in. */
export interface DeskSessions {
  readonly seen: (sessionId: string) => void
  /** Before agents are told anything: whoever is let in no more, as an operator decided in another process, hears the end instead. */
  readonly endFormer: () => Promise<void>
}

export function createDeskSessions({
  accounts,
  bus,
}: Pick<ModerationParts, 'accounts' | 'bus'>): DeskSessions {
  const known = new Set<string>()

  async function endIfOver(id: string): Promise<void> {
    // Not knowing is no reason to throw someone out.
    if (await accounts.sessionAlive(id).catch(() => true)) return
    known.delete(id)
    bus.publish(`session:${id}`, 'session.ended', {})
  }

  return {
    seen: (sessionId) => void known.add(sessionId),
    endFormer: async () => void (await Promise.all([...known].map(endIfOver))),
  }
}
