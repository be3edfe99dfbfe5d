import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

/** Fixed once per build: static addresses that the page makes itself carry it, so that no cache outlives a release. */
const stamp = process.env['BUILD_STAMP'] ?? String(Date.now())

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Named by an index that every page loads, and used by few: they go where those pages are. */
const onlyForSome = /[\\/](?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/

/** Not loaded by every page, but by all on which people arrive: two requests less for them. */
const onMostPages = /[\\/](?:ui[\\/]portrait(?:-card)?\.tsx|lib[\\/]what-happened\.ts)$/

const entry = fileURLToPath(new URL('./src/main.tsx', import.meta.url))
let alwaysLoaded: Set<string> | undefined

/** What every page loads anyway: in one file it is smaller than in the many that sharing it with lazy pages would make. */
function isAlwaysLoaded(id: string, modules: Modules): boolean {
  if (alwaysLoaded === undefined) {
    alwaysLoaded = new Set()
    const open = [entry]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      // The icons' index names all icons there are; each is placed by who uses it.
      if (alwaysLoaded.has(next) || next.includes('lucide-react') || onlyForSome.test(next)) continue
      alwaysLoaded.add(next)
      open.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
    }
  }
  return alwaysLoaded.has(id)
}

/** Parts that change far less often than our own code keep their own files, so that a release leaves them in caches. */
const chunks = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'icons',
    test: /[\\/]lucide-react[\\/]/,
    priority: 3,
    entriesAware: true,
    // A file of its own costs half a kilobyte of headers: as much as three icons that a page may not need.
    entriesAwareMergeThreshold: 6000,
  },
  {
    name: (id: string, modules: Modules) =>
      id.includes('node_modules') && isAlwaysLoaded(id, modules) ? 'tanstack' : undefined,
    debugName: 'tanstack',
    priority: 2,
  },
  {
    name: (id: string, modules: Modules) =>
      isAlwaysLoaded(id, modules) || onMostPages.test(id) ? 'frame' : undefined,
    debugName: 'frame',
    priority: 1,
  },
]

/** The first paint needs styles, fonts and faces; on a thin line the scripts would take their place. */
const scriptsLast: Plugin = {
  name: 'scripts-last',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
}

const page: UserConfig = {
  root,
  plugins: [react(), tailwindcss(), scriptsLast],
  define: { BUILD_STAMP: JSON.stringify(stamp) },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/portraits', '/icons', '/brand', '/manifest.webmanifest', '/dev/outbox'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
        chunkFileNames: ({ name }) => `assets/${name.startsWith('icons') ? 'icons' : '[name]'}-[hash].js`,
      },
    },
  },
}

const firstPaint: UserConfig = {
  ...page,
  // The server may run as development; React's development build would paint several times slower.
  define: { ...page.define, 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    minify: true,
    outDir: 'dist/first-paint',
    emptyOutDir: true,
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'entry.js', codeSplitting: false } },
  },
  ssr: { noExternal: true },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? firstPaint : page))
