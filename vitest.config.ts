import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The server's tests open real databases and listen on loopback, so they get more time than the usual five seconds. */
const slow = { testTimeout: 30_000, hookTimeout: 60_000 }

/**
 * Nearly a third of the time of the server's tests went into loading the server and compiling the embedded database: the files
 * that a worker gets share both. So they leave nothing behind in modules, globals or the environment.
 */
const shared = { isolate: false }

/** What has to find its modules as they are before anybody has used them. */
const alone = ['src/minds/providers/openai/tokens.test.ts']

const server = { root: 'server', ...slow }

export default defineConfig({
  test: {
    // Each worker may hold a database in memory (some 300 MB).
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'portrait-drawing',
          root: 'portrait-drawing',
          include: ['src/**/*.test.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: alone,
          globalSetup: [fileURLToPath(new URL('server/src/testing/template-database.ts', import.meta.url))],
          ...server,
          ...shared,
        },
      },
      { test: { name: 'server, alone', include: alone, ...server } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'tools', root: 'tools', include: ['src/**/*.test.ts'], ...slow } },
    ],
  },
})
