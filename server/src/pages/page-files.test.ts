import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { TestHttp } from '../testing/http.ts'
import {
  builtPage,
  knownId,
  mainScript,
  startPages,
  template,
  type PageOptions,
} from './testing/built-page.ts'

const { folder, put } = builtPage()
let server: TestHttp
afterEach(() => server.stop())

async function start(options: Partial<PageOptions> = {}): Promise<void> {
  ;({ server } = await startPages({ folder, ...options }))
}

describe('files', () => {
  it('are served as built, compressed, for ever', async () => {
    await start()
    const br = await server.ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(br.bytes).toString()).toBe(mainScript)
    const gzip = await server.ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(gzip.bytes).toString()).toBe(mainScript)
    const plain = await server.ask('/assets/main-abc.js')
    expect([plain.text, plain.headers['content-encoding']]).toEqual([mainScript, undefined])
    expect(new Set([br, gzip, plain].map((answer) => answer.headers.etag)).size).toBe(3)
    const again = await server.ask('/assets/main-abc.js?h=1', {
      headers: { 'if-none-match': String(plain.headers.etag) },
    })
    expect(again.status).toBe(304)
    const head = await server.ask('/assets/main-abc.js', { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(mainScript.length),
    ])
    expect((await server.ask('/assets/face.woff2')).headers['content-type']).toBe('font/woff2')
  })

  it('are looked for again each time where they must not grow old', async () => {
    await start()
    expect((await server.ask('/sw.js')).headers['cache-control']).toBe('no-cache')
    expect((await server.ask('/offline.html')).headers['cache-control']).toBe('no-cache')
  })

  it('may fetch what is ours where they are a worker or a page', async () => {
    await start()
    for (const path of ['/sw.js', '/offline.html']) {
      expect((await server.ask(path)).headers['content-security-policy']).toContain("connect-src 'self'")
    }
  })

  it.each([
    '/assets/missing.js',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/.secret.txt',
    '/.vite/manifest.json',
    '/..%5csecret.txt',
    '//etc/passwd',
  ])('do not include %s', async (path) => {
    await start()
    const answer = await server.ask(path)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toMatch(/above|hidden|isEntry/)
  })

  it('are taken anew after a build, in development', async () => {
    await start()
    await server.ask('/')
    put('page/index.html', template.replace('<div', '<div class="newer"'))
    await expect.poll(async () => (await server.ask('/')).text).toContain('class="newer"')
    put('page/index.html', template)
  })
})

describe('for machines', () => {
  it('has a manifest and icons for each brand', async () => {
    await start()
    const answer = await server.ask('/manifest.webmanifest', { headers: { host: 'angels.localhost' } })
    const app = answer.json() as { name: string; icons: { src: string; type: string }[] }
    expect([app.name, app.icons.length]).toEqual(['Celeste', 4])
    for (const icon of app.icons) {
      const picture = await server.ask(icon.src)
      expect([picture.status, picture.headers['content-type']]).toEqual([200, icon.type])
    }
    for (const path of [
      '/icons/aureole-preview.png',
      '/icons/aureole-180.png',
      '/icons/celeste.svg',
      '/favicon.ico',
    ]) {
      expect([path, (await server.ask(path)).status]).toEqual([path, 200])
    }
    expect((await server.ask('/icons/nobody.svg')).status).toBe(404)
    expect((await server.ask('/icons/..%2fmark.ts')).status).toBe(404)
  })

  it('is for machines that ask in moderation, at a domain that is known', async () => {
    await start({ production: true, addressLimitScale: 0.01 })
    const statuses: number[] = []
    for (const name of ['elsewhere', ...Array<string>(6).fill('aureole')]) {
      const answer = await server.ask('/sitemap.xml', { headers: { host: `${name}.example` } })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([421, 200, 200, 200, 200, 200, 429])
  })

  it('lists what is to be found', async () => {
    await start()
    expect((await server.ask('/robots.txt')).text).toContain('Sitemap: http://localhost:4200/sitemap.xml')
    const map = (await server.ask('/sitemap.xml')).text
    expect(map).toContain(`<loc>http://localhost:4200/discover/${knownId}</loc>`)
    expect(map).not.toMatch(/settings|\$/)
  })
})
