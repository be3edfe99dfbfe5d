import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { AvatarDetails, AvatarFilter } from '@aureole/contract/avatars'
import { afterAll, beforeAll } from 'vitest'
import { createBrands } from '../../brands/index.ts'
import { startTestHttp } from '../../testing/http.ts'
import { silentLog } from '../../testing/log.ts'
import { servePages, type PageAvatars } from '../index.ts'

export const inline = `document.documentElement.dataset.theme='dark'`
export const template = `<!doctype html><html lang="en"><head><script>${inline}</script>
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
export const mainScript = `console.log(${JSON.stringify('x'.repeat(4000))})`

export const knownId = '0199a000-0000-7000-8000-000000000001'
export const named = (name: string, id = knownId): AvatarDetails => ({
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

/** A page as it is built, in a folder that is gone after the tests of the file. */
export function builtPage() {
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

  return { folder, put }
}

export interface PageOptions {
  production?: boolean
  folder: string
  avatars?: Partial<PageAvatars>
  addressLimitScale?: number
}

/** A server of pages, and what it has looked for in the catalogue. */
export async function startPages(options: PageOptions) {
  const filters: AvatarFilter[] = []
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
  const server = await startTestHttp(
    (http) =>
      servePages(http, {
        config: { nodeEnv },
        brands,
        avatars,
        log: silentLog,
        folder: options.folder,
      }),
    {
      config: { nodeEnv, publicUrl, addressLimitScale: options.addressLimitScale ?? 1, trustProxy: false },
      brandOf(host) {
        const brand = brands.byHost(host)
        return brand && { brandId: brand.id, origin: brand.origin }
      },
    },
  )
  return { server, filters }
}
