import type { Import, SourceFile } from './graph.ts'
import { besideFeatures, serverOrder } from './order.ts'

export interface Rule {
  readonly name: string
  readonly why: string
  /** What is wrong with this file, as the ends of sentences; nothing when all is well. */
  readonly faults: (file: SourceFile) => string[]
}

const roomsInOrder: readonly string[] = serverOrder
const roomsBeside: readonly string[] = besideFeatures

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/')
}

/** `chats` of `server/src/chats/store.ts`; undefined for files that lie at the root. */
function serverRoom(path: string | undefined): string | undefined {
  return path === undefined ? undefined : /^server\/src\/([^/]+)\//.exec(path)?.[1]
}

function webRoom(path: string | undefined): { room: string; feature?: string } | undefined {
  const match = path === undefined ? null : /^web\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path)
  if (!match?.[1]) return undefined
  return match[1] === 'features' && match[2] ? { room: 'features', feature: match[2] } : { room: match[1] }
}

function isFeature(room: string | undefined): room is string {
  return room !== undefined && room !== 'platform' && roomsInOrder.includes(room)
}

function importsWhere(file: SourceFile, wrong: (i: Import) => boolean): string[] {
  return file.imports.filter(wrong).map((i) => `imports ${i.specifier}`)
}

function inProduction(faults: Rule['faults']): Rule['faults'] {
  return (file) => (isTest(file.path) ? [] : faults(file))
}

/** They teach or measure the inside of one feature, at a desk and never in a running server. */
const workshops = /^(?:server\/src\/commands\/mind-vectors\.ts|(?:tools|bench)\/src\/)/

export const rules: readonly Rule[] = [
  {
    name: 'contract-knows-only-zod',
    why: 'the contract is shared by both sides and must carry nothing along',
    faults: inProduction((file) =>
      file.path.startsWith('contract/src/')
        ? importsWhere(file, (i) => (i.file ? !i.file.startsWith('contract/src/') : i.package !== 'zod'))
        : [],
    ),
  },
  {
    name: 'portrait-drawing-knows-nothing',
    why: 'it is pure, and runs on both sides',
    faults: inProduction((file) =>
      file.path.startsWith('portrait-drawing/src/')
        ? importsWhere(file, (i) => !i.file?.startsWith('portrait-drawing/src/'))
        : [],
    ),
  },
  {
    name: 'page-and-server-apart',
    why: 'they meet in the contract and over HTTP, even for types',
    faults: (file) =>
      importsWhere(file, (i) =>
        file.path.startsWith('web/')
          ? (i.file?.startsWith('server/') ?? false)
          : file.path.startsWith('server/') && (i.file?.startsWith('web/') ?? false),
      ),
  },
  {
    name: 'platform-knows-no-feature',
    why: 'the platform has no product nouns in it',
    faults: inProduction((file) =>
      serverRoom(file.path) === 'platform'
        ? importsWhere(
            file,
            (i) => i.file?.startsWith('server/src/') === true && serverRoom(i.file) !== 'platform',
          )
        : [],
    ),
  },
  {
    name: 'leftward-you-call',
    why: 'a feature calls only what stands before it in the order, and publishes facts to what stands after it',
    faults: inProduction((file) => {
      const own = serverRoom(file.path)
      if (!isFeature(own)) return []
      return importsWhere(file, (i) => {
        const other = serverRoom(i.file)
        return isFeature(other) && roomsInOrder.indexOf(other) > roomsInOrder.indexOf(own)
      })
    }),
  },
  {
    name: 'through-the-front-door',
    why: 'other features see only index.ts (a table may name another table, for foreign keys)',
    faults: inProduction((file) => {
      if (workshops.test(file.path)) return []
      const own = serverRoom(file.path)
      return importsWhere(file, (i) => {
        const other = serverRoom(i.file)
        if (!isFeature(other) || other === own) return false
        if (file.path.endsWith('/tables.ts') && i.file?.endsWith('/tables.ts')) return false
        return i.file !== `server/src/${other}/index.ts`
      })
    }),
  },
  {
    name: 'only-the-root-wires',
    why: 'transport, pages and the demo world are joined to the features in app.ts alone',
    faults: inProduction((file) => {
      const own = serverRoom(file.path)
      if (own === undefined || own === 'commands') return []
      return importsWhere(file, (i) => {
        const other = serverRoom(i.file)
        return other !== undefined && roomsBeside.includes(other) && other !== own
      })
    }),
  },
  {
    name: 'routes-leave-queries-alone',
    why: 'a route calls a use case; only use cases know the store',
    faults: (file) =>
      /\/routes[^/]*\.ts$/.test(file.path)
        ? importsWhere(file, (i) => /\/store[^/]*\.ts$/.test(i.file ?? ''))
        : [],
  },
  {
    name: 'queries-in-stores',
    why: 'whoever looks for a query looks in one place',
    faults: inProduction((file) => {
      const allowed = /\/(store[^/]*|tables)\.ts$/.test(file.path) || serverRoom(file.path) === 'platform'
      return file.path.startsWith('server/src/') && !allowed
        ? importsWhere(file, (i) => i.package === 'drizzle-orm')
        : []
    }),
  },
  {
    name: 'vendors-behind-providers',
    why: 'a vendor can be exchanged without touching a feature',
    faults: inProduction((file) => {
      const allowed = file.path.includes('/providers/') || serverRoom(file.path) === 'platform'
      const vendors = ['stripe', 'undici', 'nodemailer', 'ioredis', 'pg', 'pg-boss', '@electric-sql/pglite']
      return file.path.startsWith('server/src/') && !allowed
        ? importsWhere(file, (i) => vendors.includes(i.package ?? ''))
        : []
    }),
  },
  {
    name: 'environment-read-once',
    why: 'configuration is checked at start, in platform/config, and nowhere else',
    faults: inProduction((file) => {
      const entry = file.path === 'server/src/main.ts' || serverRoom(file.path) === 'commands'
      const allowed = entry || /^server\/src\/platform\/config[./]/.test(file.path)
      return file.path.startsWith('server/src/') && !allowed && file.readsEnvironment
        ? ['reads process.env']
        : []
    }),
  },
  {
    name: 'kit-knows-nobody',
    why: 'the kit can be shown alone in its gallery',
    faults: (file) =>
      webRoom(file.path)?.room === 'ui'
        ? importsWhere(file, (i) => ['features', 'lib', 'app'].includes(webRoom(i.file)?.room ?? ''))
        : [],
  },
  {
    name: 'page-features-apart',
    why: 'screens that join features are composed in app',
    faults: (file) => {
      const own = webRoom(file.path)
      if (own?.room !== 'features') return []
      return importsWhere(file, (i) => {
        const other = webRoom(i.file)
        return other?.room === 'app' || (other?.room === 'features' && other.feature !== own.feature)
      })
    },
  },
  {
    name: 'library-below-features',
    why: 'what all features use must not know one of them',
    faults: (file) =>
      webRoom(file.path)?.room === 'lib'
        ? importsWhere(file, (i) => ['features', 'app', 'ui'].includes(webRoom(i.file)?.room ?? ''))
        : [],
  },
  {
    name: 'one-fetch',
    why: 'every call goes through api(), which knows the session, the errors and the retries',
    faults: inProduction((file) => {
      const allowed = /^web\/src\/lib\/(request|live)[./-]/.test(file.path)
      return file.path.startsWith('web/src/') && !allowed && file.callsFetch ? ['calls fetch'] : []
    }),
  },
  {
    name: 'production-without-testing',
    why: 'what tests use must never run for a person',
    faults: inProduction((file) => importsWhere(file, (i) => i.file !== undefined && isTest(i.file))),
  },
  {
    name: 'near-or-by-name',
    why: 'a path that climbs three folders belongs to another room',
    faults: (file) => importsWhere(file, (i) => i.specifier.startsWith('../../..')),
  },
]
