import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/database/index.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { startTestHttp, type TestHttp } from '../testing/http.ts'
import { openPortraits, type TestPortraits } from '../testing/portraits.ts'

describeOnBothDatabases('portraits', (open) => {
  let database: Database
  let world: TestPortraits
  let server: TestHttp
  let name: string
  const look = { seed: 'ada', gender: 'FEMALE', ethnicity: 'EUROPEAN', age: 36, hair: 'BUN' } as const

  beforeAll(async () => {
    database = await open()
    world = openPortraits(database)
    server = await startTestHttp((http) => world.portraits.routes(http))
    name = await world.portraits.keepDrawn(database.db, look)
  })
  afterAll(async () => {
    await server.stop()
    await world.stop()
  })

  const addresses = (of: string) => {
    const { imageUrl, imageSources, thumbUrl } = world.portraits.picture(of)
    const sets = imageSources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0]!))
    return [...new Set([imageUrl, thumbUrl, ...sets])]
  }
  const drawn = () => world.metric('portraits_served_total', '{from="studio"}')

  it('draws every size and format that a page may choose, to be kept for a year', async () => {
    for (const address of addresses(name)) {
      const answer = await server.ask(address)
      const [, width = '', format = ''] = /-(\d+)\.(\w+)$/.exec(address) ?? []
      expect(answer.status, address).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      const found = await sharp(answer.bytes).metadata()
      const square = Number(width) < 200
      expect([found.format, found.width, found.height], address).toEqual([
        format === 'avif' ? 'heif' : 'webp',
        Number(width),
        square ? Number(width) : (Number(width) * 4) / 3,
      ])
    }
  })

  it('is small enough for a grid of many', async () => {
    const sizes = await Promise.all(
      addresses(name).map(async (address) => [address, (await server.ask(address)).bytes.length] as const),
    )
    for (const [address, size] of sizes) {
      const most = { '240.avif': 14, '480.avif': 40, '480.webp': 45, '192.webp': 12 }[
        address.split('-').at(-1)!
      ]
      if (most !== undefined) expect(size, address).toBeLessThan(most * 1024)
    }
  })

  it('says in each file that no model made it, for machines to read', async () => {
    for (const address of addresses(name)) {
      const { xmp } = await sharp((await server.ask(address)).bytes).metadata()
      expect(xmp?.toString(), address).toContain('digitalsourcetype/algorithmicMedia"')
      expect(xmp?.length, address).toBeLessThan(500)
    }
    const png = await world.portraits.png(name)
    expect((await sharp(png).metadata()).xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia"')
  })

  it('gives the same look the same name, however it is written down, and others another', async () => {
    const again = { hair: 'BUN', age: 36, ethnicity: 'EUROPEAN', gender: 'FEMALE', seed: 'ada' } as const
    const names = await world.portraits.keepAllDrawn(database.db, [
      again,
      { ...look, hair: 'BOB' },
      { ...look, beard: 'NO_SUCH_BEARD' },
    ])
    expect([names[0] === name, names[1] === name, names[2] === name]).toEqual([true, false, true])
  })

  it('draws a file once, for however many ask at the same moment, and never again', async () => {
    const fresh = await world.portraits.keepDrawn(database.db, { seed: 'crowd' })
    const before = await drawn()
    const { thumbUrl } = world.portraits.picture(fresh)
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.ask(thumbUrl)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    await server.ask(thumbUrl)
    expect((await drawn()) - before).toBe(1)
  })

  it('finds after a restart what was drawn before it, and is right without it', async () => {
    const { thumbUrl } = world.portraits.picture(name)
    const first = (await server.ask(thumbUrl)).bytes
    const folder = join(world.dataDir, 'portraits')
    await expect.poll(() => readdirSync(folder, { recursive: true }).length).toBeGreaterThan(1)
    rmSync(folder, { recursive: true })
    const other = openPortraits(database)
    expect((await other.portraits.read(thumbUrl))?.bytes.equals(first)).toBe(true)
    expect(await other.metric('portraits_served_total', '{from="studio"}')).toBe(1)
    await other.stop()
  })

  it('goes on where nothing can be written to disk', async () => {
    const other = openPortraits(database)
    writeFileSync(join(other.dataDir, 'portraits'), 'a file where the folder should be')
    const { thumbUrl } = other.portraits.picture(name)
    expect((await other.portraits.read(thumbUrl))?.bytes.length).toBeGreaterThan(1000)
    await expect.poll(() => other.metric('portraits_failures_total', '{what="cache"}')).toBeGreaterThan(0)
    await other.stop()
  })

  it('never shows half a file that an end in the middle has left', async () => {
    const { thumbUrl } = world.portraits.picture(name)
    const other = openPortraits(database)
    const file = thumbUrl.replace('/portraits/', '')
    const folder = join(other.dataDir, 'portraits', file.slice(1, 3))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, file), '')
    writeFileSync(join(folder, `${file}.0123456789ab.draft`), 'half')
    expect((await other.portraits.read(thumbUrl))?.bytes.length).toBeGreaterThan(1000)
    await other.stop()
  })

  it('leads from an older drawing to today’s', async () => {
    const { thumbUrl } = world.portraits.picture(name)
    const old = await server.ask(thumbUrl.replace(/-[\da-f]{8}-/, '-00000000-'))
    expect([old.status, old.headers.location, old.headers['cache-control']]).toEqual([
      302,
      thumbUrl,
      'no-cache',
    ])
    expect((await world.portraits.read(thumbUrl.replace(/-[\da-f]{8}-/, '-00000000-')))?.ending).toBe('webp')
  })

  it.each([
    'manifest.json',
    '..%2fpackage.json',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '%00',
    'noor.webp',
    'd000000000000000000000000-{version}-192.webp',
    'd000000000000000000000000-00000000-192.webp',
    '{name}-{version}-193.webp',
    '{name}-{version}-192.png',
    '{name}-{version}-192.webp.draft',
    '{name}-{version}-0192.webp',
    '{name}-{version}-192.WEBP',
  ])('serves nothing else: %s', async (pattern) => {
    const version = /-([\da-f]{8})-/.exec(world.portraits.picture(name).thumbUrl)?.[1] ?? ''
    const file = pattern.replace('{name}', name).replace('{version}', version)
    expect((await server.ask(`/portraits/${file}`)).status).toBeGreaterThanOrEqual(400)
    expect(await world.portraits.read(`/portraits/${file}`)).toBeUndefined()
  })

  it('never leaves a hole, and has twelve ready pictures that are twelve', async () => {
    expect((await server.ask(world.portraits.picture('nobody').thumbUrl)).status).toBe(200)
    const ready = world.portraits.ready()
    expect(ready).toHaveLength(12)
    const pictures = await Promise.all(ready.map(({ imageUrl }) => server.ask(imageUrl)))
    expect(new Set(pictures.map((answer) => answer.bytes.toString('base64'))).size).toBe(12)
  })

  it('keeps a ready picture that has left the code', async () => {
    await world.portraits.start()
    const old = (await world.portraits.keepAllDrawn(database.db, [{ seed: 'once-ready' }]))[0]!
    const other = openPortraits(database)
    expect((await other.portraits.read(other.portraits.picture(old).thumbUrl))?.ending).toBe('webp')
    await other.stop()
  })

  it('has the colours of a look for what surrounds it', () => {
    expect(world.portraits.paletteOf({ ...look, palette: 'PLUM' })).toEqual(
      world.portraits.paletteOf({ seed: 'other', palette: 'PLUM' }),
    )
    expect(world.portraits.paletteOf({ ...look, palette: 'SAGE' }).ground).toMatch(/^#[\da-f]{6}$/)
  })
})
