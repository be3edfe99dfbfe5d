import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Imported first and for its effects, which are a second less of waiting at each start:

// compiled code is kept for the next start,
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/aureole', import.meta.url)))

// and files that name each other by their whole path are found without Node asking, for each of them anew, the disk
// what it is and a package.json (that of drizzle-orm is 180 kB) what language it is in.
const own = new URL('../..', import.meta.url).href
const modules = ['drizzle-orm', 'jose', 'pg-boss', 'zod'].map((name) => `${own}node_modules/${name}/`)

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || parentURL === undefined) return next(specifier, context)
    const isModule = specifier.endsWith('.js') && modules.some((folder) => parentURL.startsWith(folder))
    const isOwn =
      specifier.endsWith('.ts') && parentURL.startsWith(own) && !parentURL.includes('/node_modules/')
    if (!isModule && !isOwn) return next(specifier, context)
    const format = isOwn ? 'module-typescript' : 'module'
    return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
  },
})
