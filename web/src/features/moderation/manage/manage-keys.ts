import type { KeyAction } from '../desk/keys.ts'
import { decisionKeys, possible } from './decide-panel.tsx'
import type { Decision } from './decisions.ts'
import type { DeskMessage, Line, Opened } from './stretch.ts'

interface ManageVerbs {
  opened: Opened | undefined
  lines: readonly Line[]
  standing: string | undefined
  message: DeskMessage | undefined
  me: string | undefined
  move: (lineId: string) => void
  step: (by: 1 | -1) => void
  decide: (decision: Decision) => void
  care: () => void
  handBack: () => void
  earlier: () => void
  claim: () => void
  release: () => void
  next: () => void
}

const does: Record<Decision, string> = {
  dismiss: 'Dismiss',
  warn: 'Warn',
  suspend: 'Suspend',
  hide: 'Hide the message',
  unhide: 'Show the message again',
  note: 'Note to colleagues',
  close: 'Close as answered',
}

export function manageKeys(verbs: ManageVerbs): KeyAction[] {
  const { opened, lines, standing, message, me } = verbs
  const ready = opened !== undefined
  const now = ready ? possible(opened, message) : []
  const claimed = opened?.case.claimedBy
  const walk = (by: 1 | -1) => () => {
    const at = lines.findIndex(({ id }) => id === standing)
    const next = lines[at < 0 ? 0 : at + by]
    if (next !== undefined) verbs.move(next.id)
  }
  const decisions = (Object.keys(decisionKeys) as Decision[]).map((decision): KeyAction => ({
    keys: [decisionKeys[decision]],
    does: does[decision],
    rare: true,
    off: !now.includes(decision),
    run: () => verbs.decide(decision),
  }))
  return [
    { keys: [']'], does: 'Next reason', run: () => verbs.step(1), off: !ready },
    { keys: ['['], does: 'Reason before', run: () => verbs.step(-1), off: !ready, rare: true },
    { keys: ['j', 'ArrowDown'], does: 'Next message', run: walk(1), off: !ready },
    { keys: ['k', 'ArrowUp'], does: 'Message before', run: walk(-1), off: !ready, rare: true },
    {
      keys: ['e'],
      does: 'Earlier messages',
      run: verbs.earlier,
      off: opened?.transcript.hasMore !== true,
      rare: true,
    },
    { keys: ['m'], does: 'Write as Customer care', run: verbs.care, off: !ready || opened.chatGone === true },
    { keys: ['g'], does: 'Hand back', run: verbs.handBack, off: opened?.angelPaused !== true, rare: true },
    ...decisions,
    { keys: ['c'], does: 'Claim', run: verbs.claim, off: !ready || claimed !== null, rare: true },
    { keys: ['r'], does: 'Release', run: verbs.release, off: !ready || claimed?.id !== me },
    { keys: ['n'], does: 'Next in queue', run: verbs.next },
  ]
}
