import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '@aureole/tools/lab/find-chromium'

const executablePath = findChromium()

export default defineConfig({
  testDir: './src',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try is a defect to mend, not to hide.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] === 'true',
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // A trace of every test costs more than the tests: `--trace on` when one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
