import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fastify from 'fastify'
import type { Http } from '../platform/http/index.ts'
import { angels } from '../seed/angels/index.ts'
import { createPortraits } from './index.ts'

const folder = new URL('../../portraits/', import.meta.url)

describe('portraits', () => {
  const portraits = createPortraits()
  const server = fastify()
  let url: string

  beforeAll(async () => {
    portraits.routes({ fastify: server } as unknown as Http)
    url = await server.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  const addresses = angels.flatMap(({ portrait }) => {
    const { imageUrl, imageSources, thumbUrl } = portraits.picture(portrait)
    const sets = imageSources.flatMap((source) =>
      source.srcset.split(', ').map((part) => part.split(' ')[0] ?? ''),
    )
    return [imageUrl, thumbUrl, ...sets]
  })

  it('has every picture of the catalogue, small enough', () => {
    for (const address of new Set(addresses)) {
      const file = address.replace('/portraits/', '')
      const { size } = statSync(new URL(file, folder))
      const most = { '240.avif': 12_000, '480.avif': 30_000 }[file.split('-').at(-1) ?? ''] ?? 45_000
      expect(size, file).toBeLessThan(most)
    }
  })

  it('names a file by its content, so that the name can be kept for ever', () => {
    for (const address of new Set(addresses)) {
      const file = address.replace('/portraits/', '')
      const hash = createHash('sha256')
        .update(readFileSync(new URL(file, folder)))
        .digest('hex')
      expect(file).toContain(`-${hash.slice(0, 12)}-`)
    }
  })

  it.each(['avif', 'webp'])('serves %s with its type, to be kept', async (kind) => {
    const address = addresses.find((one) => one.endsWith(kind)) ?? ''
    const answer = await fetch(url + address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(`image/${kind}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.equals(readFileSync(new URL(address.replace('/portraits/', ''), folder)))).toBe(true)
  })

  it('leads from a picture that was drawn anew to the new one', async () => {
    const { thumbUrl } = portraits.picture('noor')
    const answer = await fetch(url + thumbUrl.replace(/-[0-9a-f]{12}-/, '-000000000000-'), {
      redirect: 'manual',
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(thumbUrl)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    'manifest.json',
    '..%2fpackage.json',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    'noor.webp',
    '%00',
    'noor-1-240.avif',
  ])('serves nothing else: %s', async (file) => {
    expect((await fetch(`${url}/portraits/${file}`)).status).toBeGreaterThanOrEqual(400)
  })

  it('never leaves a hole', () => {
    expect(portraits.picture('nobody').imageUrl).toMatch(/^\/portraits\/.+\.webp$/)
    expect(portraits.ready().length).toBeGreaterThanOrEqual(8)
    expect(new Set(portraits.ready().map((one) => one.imageUrl)).size).toBe(portraits.ready().length)
  })
})
