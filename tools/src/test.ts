import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './lab/find-chromium.ts'
import { quickFolder } from './lab/quick-folder.ts'
import { postgresForTests, redisForTests, type Service } from './lab/services.ts'

/*
 * Everything, browser included. PostgreSQL, Redis and Chromium are used where they are found or can be started;
 * what is missing is said plainly, and is a failure with REQUIRE_SERVICES=1.
 */

interface Outcome {
  passed: number
  failed: number
}

const strict = process.env['REQUIRE_SERVICES'] === '1'
/** What tests write goes here, and goes with the run, however that ends. */
const scratch = mkdtempSync(join(quickFolder(), 'aureole-test-'))
// PostgreSQL runs as somebody else, who has to get to its folder.
chmodSync(scratch, 0o711)
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

function run(command: string, args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A run that broke before it could count (a file that does not load) must not look green. */
function atLeastOneFailure(code: number, outcome: Outcome): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function unitAndServer(env: Record<string, string>): Promise<Outcome> {
  const file = join(scratch, 'vitest.json')
  const code = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  )
  const report = readJson(file) as { numPassedTests: number; numFailedTests: number } | undefined
  return atLeastOneFailure(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 })
}

async function browser(env: Record<string, string>): Promise<Outcome> {
  const file = join(scratch, 'playwright.json')
  const code = await run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  )
  const report = readJson(file) as
    { stats: { expected: number; unexpected: number; flaky: number } } | undefined
  const failed = (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0)
  return atLeastOneFailure(code, { passed: report?.stats.expected ?? 0, failed })
}

function say(name: string, service: Service | string | undefined): void {
  const text =
    typeof service === 'string' ? service : service ? `${service.url} (${service.how})` : 'NOT THERE'
  console.log(`  ${name.padEnd(12)} ${text}`)
}

const postgres = await postgresForTests(scratch)
const redis = await redisForTests()
const chromium = findChromium({ install: true })

console.log('Testing with')
say('Node', process.version)
say('PostgreSQL', postgres)
say('Redis', redis)
say('Chromium', chromium)
const missing = [postgres ?? 'PostgreSQL', redis ?? 'Redis', chromium ?? 'Chromium'].filter(
  (name): name is 'PostgreSQL' | 'Redis' | 'Chromium' =>
    name === 'PostgreSQL' || name === 'Redis' || name === 'Chromium',
)
for (const name of missing)
  console.log(`  ${name} is missing: what needs it is ${strict ? 'a FAILURE' : 'SKIPPED'}.`)

const env = {
  TMPDIR: scratch,
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  ...(redis && { TEST_REDIS_URL: redis.url }),
  ...(chromium && { CHROMIUM_PATH: chromium }),
}

const outcomes = [await unitAndServer(env), ...(chromium ? [await browser(env)] : [])]
await Promise.all([postgres?.stop(), redis?.stop()])

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0) + (strict ? missing.length : 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
