import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { AvatarDetails, AvatarFilter } from '@aureole/contract/avatars'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBrands } from '../brands/index.ts'
import { startTestHttp, type TestHttp } from '../testing/http.ts'
import { servePages, type PageAvatars } from './index.ts'

const inline = `document.documentElement.dataset.theme='dark'`
const template = `<!doctype html><html lang="en"><head><script>${inline}</script>
<!--head-->
<script type="module" src="/assets/main-abc.js"></script></head><body><div id="root"><!--first-paint--></div><!--state--></body></html>`
const manifest = {
  'src/main.tsx': {
    file: 'assets/main-abc.js',
    isEntry: true,
    imports: ['_react.js'],
    assets: ['assets/fraunces-latin-x1.woff2', 'assets/fraunces-latin-ext-x2.woff2'],
  },
  '_react.js': { file: 'assets/react-def.js' },
  '_cards.js': { file: 'assets/cards-ghi.js', css: ['assets/cards-jkl.css'] },
  'src/features/avatars/discover-page.tsx': {
    file: 'assets/discover-mno.js',
    imports: ['_react.js', '_cards.js'],
  },
}
const paint = `let count = 0
export async function firstPaint({ url, vars, avatars, avatar }) {
  if (avatar?.name === 'Broken') throw new Error('cannot paint')
  if (avatar?.name === 'Slow') return new Promise(() => {})
  count++
  return { html: '<script>scroll()</' + 'script><p data-count="' + count + '">' + vars.brand.name + ' ' + url + '</p>' +
    '<picture><source type="image/avif" srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="50vw"/><img fetchPriority="high" src="/a.webp"/></picture>' +
    '<picture><source type="image/avif" srcSet="/b.avif 320w"/><img src="/b.webp"/></picture>' }
}`
const mainScript = `console.log(${JSON.stringify('x'.repeat(4000))})`

const knownId = '0199a000-0000-7000-8000-000000000001'
const named = (name: string, id = knownId): AvatarDetails => ({
  id,
  name,
  age: 34,
  gender: 'FEMALE',
  ethnicity: 'EUROPEAN',
  hook: 'Mends books and weeks',
  occupation: 'Bookbinder',
  starter: 'Which book do you keep lending out?',
  imageUrl: '/portraits/ilse.webp',
  imageSources: [],
  thumbUrl: '/portraits/ilse-s.webp',
  palette: { ground: '#000', line: '#000', halo: '#000' },
  biography: 'She said: </script><script>alert("x")</script> & went on.',
  greeting: 'Hello',
  traits: [],
  hobbies: [],
  speakingStyle: 'calm',
  starters: [],
  opinions: [],
  quirks: [],
  pictureSource: 'DRAWN',
  isMine: false,
  isBlocked: false,
})

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

beforeAll(() => {
  put('page/index.html', template)
  put('page/.vite/manifest.json', JSON.stringify(manifest))
  put('page/assets/main-abc.js', mainScript)
  put('page/assets/main-abc.js.br', brotliCompressSync(mainScript))
  put('page/assets/main-abc.js.gz', gzipSync(mainScript))
  put('page/assets/face.woff2', Buffer.from([1, 2, 3]))
  put('page/sw.js', 'self.x = 1')
  put('page/offline.html', '<p>offline</p>')
  put('page/.secret.txt', 'hidden')
  put('secret.txt', 'above')
  put('first-paint/entry.js', paint)
})

let server: TestHttp
let filters: AvatarFilter[]
afterEach(() => server.stop())

async function start(
  options: {
    production?: boolean
    folder?: string
    avatars?: Partial<PageAvatars>
    addressLimitScale?: number
  } = {},
): Promise<void> {
  filters = []
  const nodeEnv = options.production ? 'production' : 'test'
  const publicUrl = new URL(options.production ? 'https://aureole.example' : 'http://localhost:4200')
  const brands = createBrands({ nodeEnv, publicUrl, demoData: true })
  const avatars: PageAvatars = {
    async firstPage(filter) {
      filters.push(filter)
      return { items: [], firstPage: true, lastPage: true }
    },
    featured: async () => [named('Ilse')],
    one: async (id) => (id === knownId ? named('Ilse') : undefined),
    ids: async () => [knownId],
    ...options.avatars,
  }
  server = await startTestHttp(
    (http) =>
      servePages(http, {
        config: { nodeEnv },
        brands,
        avatars,
        log: silent,
        folder: options.folder ?? folder,
      }),
    {
      config: { nodeEnv, publicUrl, addressLimitScale: options.addressLimitScale ?? 1, trustProxy: false },
      brandOf(host) {
        const brand = brands.byHost(host)
        return brand && { brandId: brand.id, origin: brand.origin }
      },
    },
  )
}

const silent = pino({ level: 'silent' })

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
