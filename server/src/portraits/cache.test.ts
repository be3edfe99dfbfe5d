import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WorkerError } from '../platform/worker-pool.ts'
import { startTestHttp } from '../testing/http.ts'
import { currentVersion, fileName, pictureOf } from './addresses.ts'
import { createHotFiles } from './hot-files.ts'
import { portraitRoutes } from './routes.ts'
import { sweepFolder } from './sweep-folder.ts'

const name = (letter: string, n: number) => `${letter}${n.toString(16).padStart(24, '0')}`
const hour = 3600 * 1000

describe('the folder of drawn files', () => {
  let folder: string
  const now = Date.UTC(2026, 10, 15)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aureole-sweep-'))
    mkdirSync(join(folder, '00'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function put(file: string, hoursAgo: number, size = 100): string {
    const path = join(folder, '00', file)
    writeFileSync(path, Buffer.alloc(size))
    utimesSync(path, new Date(now - hoursAgo * hour), new Date(now - hoursAgo * hour))
    return file
  }
  const today = (of: string, width = 240) =>
    fileName({ name: of, version: currentVersion(of), width, format: 'avif' })
  const sweep = async (bytesMax = 10_000, forgotten: string[] = []) => {
    await sweepFolder(folder, {
      bytesMax,
      now,
      forgotten: async (names) => names.filter((one) => forgotten.includes(one)),
    })
    return readdirSync(join(folder, '00')).toSorted()
  }

  it('loses what no page will ask for again, and nothing else', async () => {
    const kept = [put(today(name('d', 1)), 999), put(today(name('u', 2)), 999)]
    const recent = put(`${name('d', 1)}-00000000-240.avif`, 23)
    put(`${name('d', 2)}-00000000-240.avif`, 25)
    const underway = put(`${today(name('d', 3))}.0123456789ab.draft`, 0.5)
    put(`${today(name('d', 4))}.0123456789ab.draft`, 2)
    const card = put(`${name('d', 1)}-${currentVersion(name('d', 1))}-600.png`, 999)
    put(`${name('d', 1)}-00000000-600.png`, 999)
    expect(await sweep()).toEqual([...kept, recent, underway, card].toSorted())
  })

  it('loses the pictures that were forgotten, in all sizes', async () => {
    const stays = put(today(name('u', 1)), 1)
    put(today(name('u', 2)), 1)
    put(today(name('u', 2), 480), 1)
    expect(await sweep(10_000, [name('u', 2)])).toEqual([stays])
  })

  it('makes room by what has not been read for longest', async () => {
    const files = [5, 4, 3, 2, 1].map((age) => put(today(name('d', age)), age, 1000))
    expect(await sweep(4000)).toEqual(files.slice(2).toSorted())
    expect(await sweep(4000)).toHaveLength(3)
  })

  it('may be missing', async () => {
    rmSync(join(folder, '00'), { recursive: true })
    await sweepFolder(join(folder, 'nowhere'), { bytesMax: 1, now, forgotten: async () => [] })
    mkdirSync(join(folder, '00'))
  })
})

it('keeps in memory what was asked for last, up to a size', () => {
  const hot = createHotFiles(250)
  for (const file of ['a', 'b']) hot.put(file, Buffer.alloc(100))
  expect(hot.get('a')?.length).toBe(100)
  hot.put('c', Buffer.alloc(100))
  expect([hot.get('a'), hot.get('b'), hot.get('c')].map((one) => one?.length)).toEqual([100, undefined, 100])
  hot.put('a', Buffer.alloc(200))
  expect([hot.get('a'), hot.get('c')].map((one) => one?.length)).toEqual([200, undefined])
  hot.put('huge', Buffer.alloc(300))
  expect(hot.get('huge')).toBeUndefined()
})

it('asks to come again when the studio cannot draw right now', async () => {
  const server = await startTestHttp((http) =>
    portraitRoutes(http, {
      show: () => Promise.reject(new WorkerError('overloaded', '256 jobs are waiting')),
      png: () => Promise.reject(new Error('not asked')),
      knows: async () => true,
    }),
  )
  const answer = await server.ask(pictureOf(name('d', 1)).thumbUrl)
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ])
  await server.stop()
})
