import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AvatarFilter } from '@aureole/contract/avatars'
import { afterEach, describe, expect, it } from 'vitest'
import type { TestHttp } from '../testing/http.ts'
import { builtPage, inline, knownId, named, startPages, type PageOptions } from './testing/built-page.ts'

const { folder } = builtPage()
let server: TestHttp
let filters: AvatarFilter[]
afterEach(() => server.stop())

async function start(options: Partial<PageOptions> = {}): Promise<void> {
  ;({ server, filters } = await startPages({ folder, ...options }))
}

describe('the HTML', () => {
  it('is the brand’s, by host', async () => {
    await start()
    const home = await server.ask('/')
    expect(home.status).toBe(200)
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(home.headers['cache-control']).toBe('no-cache')
    expect(home.text).toContain('data-brand="aureole"')
    expect(home.text).toContain('<title>Aureole: good company, by lamplight</title>')
    expect(home.text).toContain('--primary-a:oklch(.838 .118 78)')
    const other = await server.ask('/', { headers: { host: 'angels.localhost' } })
    expect(other.text).toContain('data-brand="celeste"')
    expect(other.text).toContain('--primary-a:oklch(.855 .098 178)')
    expect(other.text).toContain('<link rel="canonical" href="http://angels.localhost:4200/">')
    expect(other.text).toContain('http://angels.localhost:4200/icons/celeste-preview.png')
  })

  it('previews an angel with their own portrait, every word escaped', async () => {
    await start()
    const { status, text } = await server.ask(`/discover/${knownId}`)
    expect(status).toBe(200)
    expect(text).toContain('<title>Ilse, 34 · Aureole</title>')
    expect(text).toContain('<meta property="og:image" content="http://localhost:4200/portraits/ilse.webp">')
    expect(text).toContain('Mends books and weeks. She said: &lt;/script&gt;')
    expect(text).not.toContain('<script>alert')
    const state = /<script type="application\/json" id="first-paint">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    expect(JSON.parse(state)).toMatchObject({ avatar: { biography: expect.stringContaining('</script>') } })
  })

  it('comes with its first paint and the state behind it', async () => {
    await start()
    const { text } = await server.ask('/discover?gender=male&minAge=30&ethnicity=EUROPEAN,nonsense&utm=1')
    expect(text).toContain('Aureole /discover?gender=MALE&minAge=30&ethnicity=EUROPEAN</p>')
    expect(filters).toEqual([{ gender: 'MALE', minAge: 30, maxAge: 99, ethnicity: ['EUROPEAN'] }])
    expect(text).toContain('"avatars":{"items":[]')
    expect(text).not.toContain('scroll()')
    expect(text).toContain('<link rel="canonical" href="http://localhost:4200/discover">')
  })

  it('hints at fonts, first pictures and the page’s own chunks, and at nothing twice', async () => {
    await start()
    const { text } = await server.ask('/discover')
    expect(text).toContain('href="/assets/fraunces-latin-x1.woff2" crossorigin')
    expect(text).not.toContain('fraunces-latin-ext')
    expect(text).toContain(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/a-320.avif 320w, /a-640.avif 640w" imagesizes="50vw"',
    )
    expect(text).not.toContain('imagesrcset="/b')
    expect(text).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/discover-mno.js">',
    )
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/cards-jkl.css"></head>')
    expect(text).not.toContain('modulepreload" crossorigin href="/assets/react-def.js')
  })

  it('is painted once for all who ask at the same time, and kept for a while', async () => {
    await start()
    const both = await Promise.all([server.ask('/discover?maxAge=41'), server.ask('/discover?maxAge=41&x=2')])
    const again = await server.ask('/discover?maxAge=41')
    const counts = [...both, again].map(({ text }) => /data-count="(\d+)"/.exec(text)?.[1])
    expect(new Set(counts).size).toBe(1)
    expect(filters).toHaveLength(1)
  })

  it('comes without a first paint where that fails or hangs, or the catalogue does', async () => {
    for (const name of ['Broken', 'Slow']) {
      await start({ avatars: { one: async () => named(name) } })
      const { status, text } = await server.ask(`/discover/${knownId}`)
      expect([name, status]).toEqual([name, 200])
      expect(text).toContain('<div id="root"></div>')
      await server.stop()
    }
    await start({ avatars: { firstPage: async () => Promise.reject(new Error('no database')) } })
    expect((await server.ask('/discover')).status).toBe(200)
  })

  it('is always painted where people arrive, however many views are asked for beside it', async () => {
    await start()
    for (let age = 20; age < 50; age++) await server.ask(`/discover?minAge=${age}`)
    for (const path of ['/', '/discover']) expect((await server.ask(path)).text).toContain('data-count')
  })

  it('is 404 for what does not exist, and then not for search engines', async () => {
    await start()
    for (const path of [
      '/nowhere',
      '/discover/42',
      `/discover/${knownId.replace('1', '2')}`,
      '/chat/a/b',
      '/%ff',
    ]) {
      const { status, text } = await server.ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text).toContain('Nothing at this address · Aureole')
    }
  })

  it('is found for every kind of page, and keeps tokens to itself', async () => {
    await start()
    const token = 'very-secret-token-of-a-mail'
    const answer = await server.ask(`/auth/confirm-registration/${token}`)
    expect([answer.status, answer.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
    expect(answer.text).not.toContain(token)
    expect(answer.text).toContain('content="noindex"')
    await expect
      .poll(() => server.lines.some((line) => line['route'] === '/auth/confirm-registration/$token'))
      .toBe(true)
    expect(JSON.stringify(server.lines)).not.toContain(token)
    expect((await server.ask('/chat/q3Zr8vXk1TnUe5WbYd0_Lg')).text).toContain('<title>Chat · Aureole</title>')
  })

  it('is compressed, tagged and not sent again unchanged', async () => {
    await start()
    const plain = await server.ask('/')
    const br = await server.ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    const gzip = await server.ask('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    const again = await server.ask('/', { headers: { 'if-none-match': String(plain.headers.etag) } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('allows no script and no style but its own', async () => {
    await start()
    const { headers, text } = await server.ask('/')
    const policy = String(headers['content-security-policy'])
    const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
    expect(policy).toContain(hash(inline))
    expect(policy).toContain(hash(/<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''))
    expect(policy).toContain("frame-ancestors 'none'")
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe')
    expect(/style-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe')
  })

  it('says so when the domain is unknown or the page is not built', async () => {
    await start({ production: true })
    const unknown = await server.ask('/discover', { headers: { host: 'elsewhere.example' } })
    expect([unknown.status, unknown.text]).toEqual([
      421,
      expect.stringContaining('Domain missing configuration.'),
    ])
    const known = await server.ask('/discover', { headers: { host: 'aureole.example' } })
    expect([known.status, known.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringContaining('max-age'),
    ])
    await server.stop()
    await start({ folder: join(folder, 'nothing') })
    const unbuilt = await server.ask('/')
    expect([unbuilt.status, unbuilt.text]).toEqual([503, expect.stringContaining('npm run build')])
  })

  it('leaves /api alone', async () => {
    await start()
    const answer = await server.ask('/api/nothing', { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
    const posted = await server.ask('/discover', { method: 'POST' })
    expect(posted.status).toBe(404)
  })
})
