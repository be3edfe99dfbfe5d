import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Imported first and for its effects, which are a second less of waiting at each start:

// compiled code is kept for the next start,
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/aureole', import.meta.url)))

// and the files of drizzle-orm are found without Node asking its package.json (180 kB) about each of them anew.
registerHooks({
  resolve(specifier, context, next) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
    if (!isInside) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
