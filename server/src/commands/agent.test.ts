import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const command = fileURLToPath(new URL('agent.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aureole-agent-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const agent = (...words: string[]) => agentWith({}, ...words)
const agentWith = (env: Record<string, string>, ...words: string[]) =>
  run(process.execPath, [command, ...words], { env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env } })

test('makes an agent, and makes one of a person who is known', { timeout: 120_000 }, async () => {
  const { stdout } = await agent('create', 'Care@Example.com')
  expect(stdout).toMatch(/^care@example\.com has an account now and is an agent at Aureole\./)
  expect(stdout).toMatch(/\nhttp:\/\/localhost:3000\/auth\/set-new-password\/[\w-]{43}\n$/)
  expect((await agent('create', 'care@example.com')).stdout).toContain('had an account')
  expect((await agent('create', 'care@example.com', '--brand', 'celeste')).stdout).toContain('at Celeste')
})

test('says that a second factor is needed, and takes a lost one away', { timeout: 120_000 }, async () => {
  const required = { AGENT_SECOND_FACTOR: 'required' }
  const { stdout } = await agentWith(required, 'create', 'careful@example.com')
  expect(stdout).toContain('no agent rights')
  const reset = await agent('reset-second-factor', 'careful@example.com')
  expect(reset.stdout).toContain('has no second factor')
})

test('says what is wrong instead of guessing', { timeout: 60_000 }, async () => {
  await expect(agent('create', 'nomail')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not an e-mail address') as string,
  })
  await expect(agent('delete', 'care@example.com')).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run agent -- create') as string,
  })
  await expect(agent('create', 'care@example.com', '--brand', 'nope')).rejects.toMatchObject({
    stderr: expect.stringContaining('aureole, celeste') as string,
  })
})
