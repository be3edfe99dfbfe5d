import { request } from 'node:http'
import { sign } from '../providers/signatures.ts'
import { deliveryById, markDelivered } from './store.ts'
import type { SandboxTools } from './tools.ts'

export const signatureHeader = 'sandbox-signature'
const webhookPath = '/api/payments/webhooks/sandbox'

/** Brings an event to the shop over HTTP, signed, until the shop has taken it. Brought twice after a crash, it counts once. */
export async function deliver(tools: SandboxTools, id: string): Promise<void> {
  const { clock, database } = tools
  const delivery = await deliveryById(database.db, id)
  if (delivery === undefined || delivery.deliveredAt !== null) return
  const body = JSON.stringify(delivery.content)
  const status = await post(tools, body, sign(body, tools.secret, clock.now()))
  if (status < 200 || status >= 300) throw new Error(`the shop answered a webhook with ${status}`)
  await markDelivered(database.db, id, clock.now())
}

/** To this very process, under the name that it is known by. */
function post(tools: SandboxTools, body: string, signature: string): Promise<number> {
  const address = tools.ownAddress?.()
  if (address === undefined) throw new Error('the shop does not listen yet')
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...address,
        path: webhookPath,
        method: 'POST',
        timeout: 10_000,
        headers: {
          host: tools.config.publicUrl.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          [signatureHeader]: signature,
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', reject)
      },
    )
    call.once('timeout', () => call.destroy(new Error('the shop did not answer')))
    call.once('error', reject)
    call.end(body)
  })
}
