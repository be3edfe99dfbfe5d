import type { Safety } from '../../server/src/safety/index.ts'
import { conversations } from './mind-eval/conversations/index.ts'

/** As many earlier messages as chats shows to the screening. */
const earlier = 5

export interface Stopped {
  readonly messages: number
  readonly stopped: number
  /** After how many somebody was shown help for another one they worry about, which stops nothing. */
  readonly concerned: number
  /** Which rules stopped how many. */
  readonly byRule: Readonly<Record<string, number>>
}

/** How much of a day like any other is stopped, in conversations that nothing was learned from and nobody reads. Figures only, never a text. */
export async function stoppedInTalk(safety: Pick<Safety, 'screen'>): Promise<Stopped> {
  let messages = 0
  let stopped = 0
  let concerned = 0
  const byRule: Record<string, number> = {}
  for (const { turns } of conversations.filter(({ split, part }) => split === 'fourth' && part === 'b')) {
    const says = turns.map((turn) => turn.says)
    for (const [i, { care }] of turns.entries()) {
      if (care !== undefined) continue
      const before = says.slice(Math.max(0, i - earlier), i)
      const verdict = await safety.screen(says[i] ?? '', { surface: 'message', before })
      messages++
      if (verdict.kind === 'concern') concerned++
      if (!('findings' in verdict)) continue
      stopped++
      for (const { rule } of verdict.findings) byRule[rule] = (byRule[rule] ?? 0) + 1
    }
  }
  return { messages, stopped, concerned, byRule }
}
