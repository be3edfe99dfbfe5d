import { hkdfSync } from 'node:crypto'
import type { Tx } from '../../platform/database/index.ts'
import { newId, newToken } from '../../platform/ids.ts'
import type { PaymentsParts } from '../parts.ts'
import type { SandboxEvent, SandboxNotice } from './events.ts'
import { insertDelivery } from './store.ts'

export const sandboxPath = '/sandbox-pay'
export const deliverQueue = 'sandbox.deliver'

export type SandboxParts = Pick<
  PaymentsParts,
  'clock' | 'config' | 'database' | 'jobs' | 'log' | 'ownAddress'
>

export interface SandboxTools extends SandboxParts {
  readonly secret: Uint8Array
}

/** What the sandbox and the shop both know: made from the server's own secret, so that nobody has to set it. */
export function sandboxSecret(authSecret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', authSecret, '', 'aureole sandbox webhook', 32))
}

export interface Telling {
  /** Milliseconds until it leaves. */
  readonly late?: number
  /** How often it is delivered. */
  readonly times?: number
}

/** Puts an event on its way to the shop, together with what it tells about. */
export async function tell(
  tools: SandboxTools,
  tx: Tx,
  notice: SandboxNotice,
  { late = 0, times = 1 }: Telling = {},
): Promise<void> {
  const { kind, ...data } = notice
  const content: SandboxEvent = { id: `evt_${newToken()}`, type: kind, data }
  for (let time = 0; time < times; time++) {
    const id = newId()
    await insertDelivery(tx, { id, content, createdAt: tools.clock.now() })
    const later = late === 0 ? {} : { startAfter: new Date(Date.now() + late) }
    await tools.jobs.enqueue(tx, deliverQueue, { id }, later)
  }
}
