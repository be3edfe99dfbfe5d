import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../lab/free-port.ts'
import { logIn } from '../lab/people.ts'
import { startServer, type RunningServer } from '../lab/start-server.ts'
import { balanceOf, persistentCalls, settledChat, statement } from './persistent-calls.ts'

export interface PaymentFaultPlan {
  /** How often the server is killed; between two kills somebody buys and sends all the time. */
  kills: number
  /** Without one, the embedded database. */
  databaseUrl?: string
}

export interface PaymentFaultOutcome {
  /** Sentences about what is wrong; none when nobody paid without getting, or got without paying. */
  faults: string[]
  kills: number
  paid: number
  declined: number
  replies: number
  repeats: number
}

interface Purchase {
  id: string
  state: 'paid' | 'failed' | 'abandoned'
}

const root = resolve(import.meta.dirname, '../../..')
const email = 'user@aureole.test'
const actions = ['pay', 'pay', 'pay-twice', 'pay-twice', 'decline', 'abandon'] as const
const patienceMs = 120_000

/** Somebody buys packs and spends them while the server is killed at random moments of it; afterwards every token is accounted for. */
export async function runPaymentFaults(plan: PaymentFaultPlan): Promise<PaymentFaultOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aureole-payment-fault-'))
  const port = await freePort()
  const env = {
    MIND_PACE: '0',
    LOG_LEVEL: 'fatal',
    ADDRESS_LIMIT_SCALE: '1000000',
    ...(plan.databaseUrl === undefined ? {} : { DATABASE_URL: plan.databaseUrl }),
  }
  const start = (): Promise<RunningServer> => startServer({ dataDir, port, env })
  let server = await start()
  let killed = 0
  try {
    const { accessToken } = await logIn(server.url, email)
    const calls = persistentCalls(port, accessToken)
    const { call, press } = calls
    const { items: angels } = await call<{ items: { id: string }[] }>('GET', '/api/avatars?pageSize=1')
    const chat = { type: 'DIRECT', avatarIds: [angels[0]?.id] }
    const { chatHash } = await call<{ chatHash: string }>('POST', '/api/chats', chat, randomUUID())
    const before = await balanceOf(call)

    const purchases: Purchase[] = []
    let isOver = false
    async function buy(): Promise<void> {
      while (!isOver) {
        const order = { productType: 'tokens', productId: 'aureole-tokens-100' }
        const begun = await call<{ id: string; redirectUrl: string }>(
          'POST',
          '/api/payments',
          order,
          randomUUID(),
        )
        const action = actions[Math.floor(Math.random() * actions.length)] ?? 'pay'
        await press(begun.redirectUrl, action)
        const state = action === 'decline' ? 'failed' : action === 'abandon' ? 'abandoned' : 'paid'
        purchases.push({ id: begun.id, state })
        await pause(300)
      }
    }
    let sent = 0
    async function send(): Promise<void> {
      while (!isOver) {
        await call('POST', `/api/chats/${chatHash}/messages`, { text: `Message ${sent}` }, randomUUID())
        sent += 1
        await pause(400)
      }
    }
    async function kill(): Promise<void> {
      while (killed < plan.kills) {
        await pause(Math.random() * 1500)
        await server.kill()
        killed += 1
        server = await start()
      }
      isOver = true
    }
    await Promise.all([buy(), send(), kill()])

    const faults: string[] = []
    const { events } = await settled(purchases, (id) => call('GET', `/api/payments/${id}`))
    faults.push(...events)
    const said = await settledChat(call, chatHash)
    const replies = (said ?? []).filter((one) => one.author === 'AVATAR').slice(1)
    const done = replies.filter((one) => one.status === 'DONE').length
    if (said === undefined) faults.push('A reply is still unfinished.')
    if (replies.length !== sent) faults.push(`There are ${replies.length} replies to ${sent} messages.`)
    const paid = purchases.filter((one) => one.state === 'paid').length
    const after = await balanceOf(call)
    if (after !== before + 100 * paid - done)
      faults.push(`The balance went from ${before} to ${after} for ${paid} purchases and ${done} replies.`)
    const entries = await statement(call)
    const bought = entries.filter((one) => one.reason === 'Bought 100 tokens').length
    if (bought !== paid) faults.push(`${paid} purchases were paid, ${bought} were credited.`)
    const sum = entries.reduce((total, entry) => total + entry.amount, 0)
    if (sum !== after) faults.push(`The statement adds up to ${sum}, the balance is ${after}.`)
    await server.stop()
    faults.push(...audit({ ...env, DATA_DIR: dataDir }))
    return {
      faults,
      kills: killed,
      paid,
      declined: purchases.length - paid,
      replies: done,
      repeats: calls.repeats(),
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Waits until every purchase stands as it should, and says which never does. */
async function settled(
  purchases: readonly Purchase[],
  read: (id: string) => Promise<{ state: string }>,
): Promise<{ events: string[] }> {
  const deadline = performance.now() + patienceMs
  const events: string[] = []
  for (const { id, state } of purchases) {
    let found = await read(id)
    while (found.state !== state && performance.now() < deadline) {
      await pause(100)
      found = await read(id)
    }
    if (found.state !== state) events.push(`Purchase ${id} should be ${state} and is ${found.state}.`)
  }
  return { events }
}

/** The operator's own command, on what is left. */
function audit(env: Record<string, string>): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/src/commands/ledger-audit.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    encoding: 'utf8',
  })
  return status === 0 ? [] : [`The audit ended with ${status}: ${stdout}${stderr}`]
}
