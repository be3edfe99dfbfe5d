import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/*/tables.ts', './src/platform/*/tables.ts', './src/payments/sandbox/tables.ts'],
  out: './migrations',
})
