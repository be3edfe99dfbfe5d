import { defineConfig } from 'vitest/config'

/** The server's tests open real databases and listen on loopback, so they get more time than the usual five seconds. */
const slow = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Each worker may hold a database in memory (some 300 MB).
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        test: { name: 'portrait-drawing', root: 'portrait-drawing', include: ['src/**/*.test.ts'] },
      },
      { test: { name: 'server', root: 'server', include: ['src/**/*.test.ts'], ...slow } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'tools', root: 'tools', include: ['src/**/*.test.ts'], ...slow } },
    ],
  },
})
