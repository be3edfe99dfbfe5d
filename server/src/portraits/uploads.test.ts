import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/database/index.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { startTestHttp, type TestHttp } from '../testing/http.ts'
import { openPortraits, type TestPortraits } from '../testing/portraits.ts'

/** A PNG that says it is this large and holds no more than a few bytes. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A film of that many frames on a canvas that large, of which each changes one pixel. */
function hollowGif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  screen[4] = 0x80
  const black = Buffer.alloc(3)
  const white = Buffer.alloc(3, 255)
  const delay = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0])
  const pixel = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const film = Array.from({ length: frames }, () => [delay, pixel]).flat()
  return Buffer.concat([Buffer.from('GIF89a'), screen, black, white, ...film, Buffer.from([0x3b])])
}

const colour = (background: string, width = 300, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Of the upper part of a picture. */
async function dominantIn(bytes: Buffer, size: { width: number; height: number }) {
  return sharp(
    await sharp(bytes)
      .extract({ left: 0, top: 0, ...size })
      .png()
      .toBuffer(),
  ).stats()
}

describeOnBothDatabases('pictures that people bring along', (open) => {
  let database: Database
  let world: TestPortraits
  let server: TestHttp
  beforeAll(async () => {
    database = await open()
    world = openPortraits(database)
    server = await startTestHttp((http) => world.portraits.routes(http))
  })
  afterAll(async () => {
    await server.stop()
    await world.stop()
  })

  const keep = async (bytes: Buffer) =>
    world.portraits.keepUpload(database.db, await world.portraits.readUpload(bytes))
  const thumb = (name: string) => server.ask(world.portraits.picture(name).thumbUrl)

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('are taken in as %s', async (format) => {
    const bytes = await colour('#c04020').toFormat(format).toBuffer()
    const name = await keep(bytes)
    const answer = await server.ask(world.portraits.picture(name).imageUrl)
    const { dominant } = await sharp(answer.bytes).stats()
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(Math.abs(dominant.r - 0xc0) + Math.abs(dominant.b - 0x20)).toBeLessThan(40)
  })

  it('lose where and with what they were taken, and stand upright', async () => {
    const bytes = await colour('#102030', 400, 300)
      .composite([{ input: await colour('#ff0000', 100, 300).png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>home</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer) as Buffer,
    })
    const name = await keep(bytes)
    const shown = (await server.ask(world.portraits.picture(name).imageUrl)).bytes
    const { exif, xmp, icc } = await sharp(shown).metadata()
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
    // What was at the left of the sensor is above in the picture that was held upright.
    const { dominant } = await dominantIn(shown, { width: 480, height: 60 })
    expect(dominant.r).toBeGreaterThan(200)
  })

  it('keep the word that a model made them, and claim nothing otherwise', async () => {
    const said = (term: string) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a b="http://cv.iptc.org/newscodes/digitalsourcetype/${term}" gps="1"/></x:xmpmeta>`
    const terms = ['trainedAlgorithmicMedia', 'digitalCapture']
    const shown = await Promise.all(
      terms.map(async (term) => {
        const bytes = await colour('#123456').withXmp(said(term)).png().toBuffer()
        const name = await keep(bytes)
        return (await sharp((await thumb(name)).bytes).metadata()).xmp?.toString()
      }),
    )
    expect(shown[0]).toContain('trainedAlgorithmicMedia')
    expect(shown[0]).not.toContain('gps')
    expect(shown[1]).toBeUndefined()
  })

  it('are cropped so that a head at the top stays', async () => {
    const head = await colour('#00ff00', 300, 150).png().toBuffer()
    const bytes = await colour('#000000', 300, 1200)
      .composite([{ input: head, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const name = await keep(bytes)
    const { dominant } = await dominantIn((await thumb(name)).bytes, { width: 192, height: 80 })
    expect(dominant.g).toBeGreaterThan(200)
  })

  it.each([
    ['text', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>')],
    ['nothing', () => Buffer.alloc(0)],
    ['a broken picture', async () => (await colour('#fff').png().toBuffer()).subarray(0, 60)],
    ['a picture that claims to be endless', () => hollowPng(60_000, 60_000)],
    ['more than 40 megapixels', () => hollowPng(8000, 6000)],
    ['a picture of one pixel', () => colour('#fff', 1, 1).png().toBuffer()],
    ['more than 20 MB', () => Buffer.concat([hollowPng(100, 100), Buffer.alloc(20 * 1024 * 1024)])],
    ['a film of many large frames', () => hollowGif(6000, 6000, 10)],
  ])('are refused when they are %s', async (_, make) => {
    await expect(world.portraits.readUpload(await make())).rejects.toMatchObject({
      code: 'invalid-fields',
      fields: [{ path: 'file' }],
    })
  })

  it('are each their own, and gone from every node when they are forgotten', async () => {
    const bytes = await colour('#778899').png().toBuffer()
    const upload = await world.portraits.readUpload(bytes)
    const mine = await world.portraits.keepUpload(database.db, upload)
    const theirs = await world.portraits.keepUpload(database.db, upload)
    expect(mine).not.toBe(theirs)
    const other = openPortraits(database)
    const address = world.portraits.picture(mine).thumbUrl
    expect((await other.portraits.read(address))?.ending).toBe('webp')
    await world.portraits.forget(database.db, mine)
    expect((await thumb(mine)).status).toBe(404)
    expect((await thumb(theirs)).status).toBe(200)
    await other.stop()
  })

  it('stay when something drawn is to be forgotten', async () => {
    const drawn = await world.portraits.keepDrawn(database.db, { seed: 'stays' })
    await world.portraits.forget(database.db, drawn)
    expect((await thumb(drawn)).status).toBe(200)
  })
})
