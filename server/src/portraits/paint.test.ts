import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/database/index.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { openPortraits, type TestPortraits } from '../testing/portraits.ts'
import { wholeLook } from './looks.ts'
import { promptOf } from './prompt.ts'
import { endpointOf } from './providers/openai-images.ts'

const look = { seed: 'painted', gender: 'FEMALE', age: 44, beard: 'NONE', hair: 'BOB' } as const

interface Asked {
  path: string
  key: string | undefined
  body: { model?: string; prompt?: string; size?: string; n?: number }
}

describeOnBothDatabases('a picture by an image model', (open) => {
  let database: Database
  let picture: Buffer
  const opened: (TestPortraits | Server)[] = []
  beforeAll(async () => {
    database = await open()
    picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#3060c0' } })
      .png()
      .toBuffer()
  })
  afterEach(async () => {
    for (const one of opened.splice(0)) {
      if ('stop' in one) await one.stop()
      else await new Promise((resolve) => one.close(resolve))
    }
  })

  /** A server that speaks as OpenAI's does. */
  async function withModel(answer: (asked: Asked, response: ServerResponse) => void, base = '/v1') {
    const asked: Asked[] = []
    const server = createServer((request: IncomingMessage, response) => {
      let text = ''
      request.on('data', (chunk) => (text += String(chunk)))
      request.on('end', () => {
        const body = text === '' ? {} : (JSON.parse(text) as Asked['body'])
        const one = { path: request.url ?? '', key: request.headers.authorization, body }
        asked.push(one)
        answer(one, response)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    opened.push(server)
    const baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`)
    const world = openPortraits(database, { baseUrl, model: 'painter', apiKey: 'key' })
    opened.unshift(world)
    return { ...world, asked, baseUrl }
  }
  const json = (response: ServerResponse, body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const paint = (world: TestPortraits) =>
    world.portraits.paint(database.db, { look, description: 'A harbour pilot.' })
  const shown = async (world: TestPortraits, name: string) =>
    (await world.portraits.read(world.portraits.picture(name).imageUrl))!.bytes

  it('comes in the answer itself, and says that a model made it', async () => {
    const world = await withModel((_, response) =>
      json(response, { data: [{ b64_json: picture.toString('base64') }] }),
    )
    expect(world.portraits.paints).toBe(true)
    const { name, source } = await paint(world)
    expect(source).toBe('GENERATED')
    const bytes = await shown(world, name)
    expect((await sharp(bytes).stats()).dominant.b).toBeGreaterThan(150)
    expect((await sharp(bytes).metadata()).xmp?.toString()).toContain(
      'digitalsourcetype/trainedAlgorithmicMedia"',
    )
    expect(world.asked).toHaveLength(1)
    expect(world.asked[0]).toMatchObject({
      path: '/v1/images/generations',
      key: 'Bearer key',
      body: { model: 'painter', n: 1, size: '1024x1536' },
    })
    expect(world.asked[0]?.body.prompt).toContain('A harbour pilot.')
  })

  it('comes from where the answer points to', async () => {
    const world = await withModel((asked, response) => {
      if (asked.path === '/files/1.png') response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      else json(response, { data: [{ url: '/files/1.png' }] })
    }, '')
    expect((await paint(world)).source).toBe('GENERATED')
  })

  it('is asked for again without a size when the server does not know that one', async () => {
    const world = await withModel((asked, response) =>
      asked.body.size === undefined
        ? json(response, { data: [{ b64_json: picture.toString('base64') }] })
        : json(response, { error: { message: 'size' } }, 400),
    )
    expect((await paint(world)).source).toBe('GENERATED')
    expect(world.asked).toHaveLength(2)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => void json(response, {}, 500)],
    ['speaks of something else', (response) => void response.end('Hello')],
    ['gives no picture', (response) => void json(response, { data: [] })],
    ['gives what is no picture', (response) => void json(response, { data: [{ b64_json: 'aGVsbG8=' }] })],
    [
      'points to a file of ours',
      (response) => void json(response, { data: [{ url: 'file:///etc/passwd' }] }),
    ],
    ['hangs up', (response) => void response.destroy()],
    [
      'never ends',
      (response) => {
        const more = () => response.write(Buffer.alloc(1_000_000, 32), () => !response.destroyed && more())
        response.writeHead(200)
        more()
      },
    ],
  ])('is drawn instead when the server %s', async (_, answer) => {
    const world = await withModel((_asked, response) => answer(response))
    const { name, source } = await paint(world)
    expect(source).toBe('DRAWN')
    expect(name).toBe(await world.portraits.keepDrawn(database.db, look))
    expect(await world.metric('portraits_failures_total', '{what="paint"}')).toBe(1)
  })

  it('is drawn where there is no model', async () => {
    const world = openPortraits(database)
    opened.push(world)
    expect([world.portraits.paints, (await paint(world)).source]).toEqual([false, 'DRAWN'])
  })
})

it.each([
  ['http://model', 'http://model/v1/images/generations'],
  ['http://model/v1', 'http://model/v1/images/generations'],
  ['http://model/v1/', 'http://model/v1/images/generations'],
  ['http://model/proxy/v1beta', 'http://model/proxy/v1beta/images/generations'],
  ['http://model/proxy?key=1', 'http://model/proxy/v1/images/generations?key=1'],
])('finds the images of %s', (base, endpoint) => {
  expect(endpointOf(new URL(base)).href).toBe(endpoint)
})

it('tells a model about an adult, whatever the description says', () => {
  const prompt = promptOf(wholeLook(look), 'a girl '.repeat(500))
  expect(prompt).toMatch(/^Head-and-shoulders portrait of one adult woman of 44 years, fully clothed\./)
  expect(prompt).toMatch(/clearly an adult\.$/)
  expect(prompt.length).toBeLessThan(1500)
})
