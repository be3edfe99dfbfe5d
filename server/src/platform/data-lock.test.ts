import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataLockedError, lockData } from './data-lock.ts'

let folder: string
let children: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aureole-lock-'))
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const script = `
  import { lockData } from './data-lock.ts'
  try { lockData(process.argv[1]); console.log('held'); setInterval(() => {}, 1000) }
  catch (error) { console.log(error.name); console.error(error.message) }
`

/** Starts another process that tries to take the folder, and says how that went. */
async function tryElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(child)
  const said = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve)
    child.once('error', reject)
    child.once('exit', () => reject(new Error('said nothing')))
  })
  return { child, said }
}

it('refuses a second holder in the same process, and names the first', () => {
  const lock = lockData(folder)
  expect(() => lockData(folder)).toThrow(DataLockedError)
  expect(() => lockData(folder)).toThrow(`process ${process.pid}`)
  lock.release()
  lockData(folder).release()
})

it('refuses while another process holds the folder, and is free again once that one is killed', async () => {
  const { child, said } = await tryElsewhere()
  expect(said).toBe('held')
  expect(() => lockData(folder)).toThrow(`in use by another process (process ${child.pid})`)

  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  lockData(folder).release()
})

it('gives the folder to exactly one of several processes that start together', async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, tryElsewhere))
  expect(outcomes.map(({ said }) => said).toSorted()).toEqual([
    'DataLockedError',
    'DataLockedError',
    'DataLockedError',
    'held',
  ])
})
