import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aureole-config-'))
})
afterEach(() => {
  chmodSync(dataDir, 0o700)
  rmSync(dataDir, { recursive: true })
})

function read(env: Record<string, string> = {}) {
  return readConfig({ DATA_DIR: dataDir, ...env })
}

/** The message an operator would read, or nothing where the configuration is fine. */
function complaint(env: Record<string, string>): string {
  try {
    read(env)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://aureole.example',
  AUTH_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

describe('development', () => {
  it('needs nothing to be set', () => {
    const config = read()
    expect(config).toMatchObject({
      nodeEnv: 'development',
      port: 3000,
      host: '127.0.0.1',
      demoData: true,
      sandboxPayments: true,
      mailOutbox: true,
      agentSecondFactor: 'optional',
      mindPace: 14,
      warmUp: true,
      addressLimitScale: 1,
      trustProxy: false,
    })
    expect(config.publicUrl.href).toBe('http://localhost:3000/')
    expect(config).not.toHaveProperty('databaseUrl')
    expect(config).not.toHaveProperty('llm')
  })

  it('takes an empty value for none', () => {
    expect(read({ DATABASE_URL: '', PORT: ' ', REDIS_URL: '' })).toMatchObject({ port: 3000 })
  })

  it('makes a secret once, for its owner alone, and keeps it', () => {
    const { authSecret } = read()
    expect(authSecret.length).toBeGreaterThanOrEqual(32)
    expect(read().authSecret).toBe(authSecret)
    const file = join(dataDir, 'auth-secret')
    expect(readFileSync(file, 'utf8').trim()).toBe(authSecret)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('says that the data folder cannot be written to', () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    expect(complaint({ DATA_DIR: file })).toContain(
      'DATA_DIR: expected a folder that this process may write to',
    )
  })
})

describe('all problems at once', () => {
  it('lists each with its name, what is expected and what was given', () => {
    const message = complaint({ PORT: '70000', MIND_PACE: 'fast', PUBLIC_URL: 'aureole', DEMO_DATA: 'yes' })
    expect(message).toContain('4 settings need another look')
    expect(message).toContain('PORT: expected a whole number from 0 to 65535, got "70000"')
    expect(message).toContain('MIND_PACE: expected a number from 0 to 10000, got "fast"')
    expect(message).toContain(
      'PUBLIC_URL: expected a URL that starts with http:// or https://, got "aureole"',
    )
    expect(message).toContain('DEMO_DATA: expected one of on, off, got "yes"')
  })

  it.each([
    ['DATABASE_URL', 'mysql://root:hush@db/x'],
    ['REDIS_URL', 'http://:hush@redis'],
    ['SMTP_URL', 'hush'],
    ['AUTH_SECRET', 'hush'],
  ])('does not print the secret of a wrong %s', (name, value) => {
    const message = complaint({ [name]: value })
    expect(message).toContain(`${name}: expected`)
    expect(message).not.toContain('hush')
  })

  it.each([
    ['1e400', 'PORT'],
    ['NaN', 'ADDRESS_LIMIT_SCALE'],
    ['0', 'ADDRESS_LIMIT_SCALE'],
    ['-1', 'MIND_PACE'],
    ['3000.5', 'PORT'],
    ['a@b, <script>', 'MAIL_FROM'],
    ['https://aureole.example/app', 'PUBLIC_URL'],
    ['somewhere', 'TRUST_PROXY'],
    ['1', 'TRUST_PROXY'],
    ['10.0.0.0/64', 'TRUST_PROXY'],
    ['verbose', 'LOG_LEVEL'],
    ['staging', 'NODE_ENV'],
  ])('refuses %s as %s', (value, name) => {
    expect(complaint({ [name]: value })).toContain(`${name}: expected`)
  })
})

describe('what belongs together', () => {
  it('wants a model with its server, and a server with its model', () => {
    expect(complaint({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1' })).toContain('LLM_MODEL: expected')
    expect(complaint({ IMAGE_MODEL: 'painter' })).toContain('IMAGE_BASE_URL: expected')
    const config = read({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1', LLM_MODEL: 'muse', LLM_API_KEY: 'k' })
    expect(config.llm?.servers).toEqual([
      { baseUrl: new URL('http://127.0.0.1:8080/v1'), model: 'muse', apiKey: 'k' },
    ])
  })

  const muse = { LLM_BASE_URL: 'http://127.0.0.1:8080', LLM_MODEL: 'muse' }

  it('takes further model servers in their order, without a gap', () => {
    const second = { LLM_FALLBACK_1_BASE_URL: 'http://b:1', LLM_FALLBACK_1_MODEL: 'second' }
    const third = { LLM_FALLBACK_2_BASE_URL: 'http://c:1', LLM_FALLBACK_2_MODEL: 'third' }
    const config = read({ ...muse, ...third, ...second, LLM_FALLBACK_BUILTIN: 'on' })
    expect(config.llm?.servers.map(({ model }) => model)).toEqual(['muse', 'second', 'third'])
    expect(config.llm?.builtinFallback).toBe(true)
    expect(read(muse).llm?.builtinFallback).toBe(false)
    expect(complaint({ ...muse, ...third })).toContain('LLM_FALLBACK_1_BASE_URL: expected')
    expect(complaint(second)).toContain('LLM_BASE_URL: expected')
    expect(complaint({ ...muse, LLM_FALLBACK_1_BASE_URL: 'http://b:1' })).toContain(
      'LLM_FALLBACK_1_MODEL: expected',
    )
  })

  it('has room for a prompt beside the reply, and time for a reply after its first word', () => {
    expect(read({ ...muse, LLM_TIMEOUT_FIRST_WORD: '2.5' }).llm?.timeouts.firstWord).toBe(2500)
    expect(complaint({ ...muse, LLM_CONTEXT: '4096', LLM_MAX_TOKENS: '3000' })).toContain(
      'LLM_MAX_TOKENS: expected at most half of LLM_CONTEXT (4096), got "3000"',
    )
    expect(complaint({ ...muse, LLM_TIMEOUT_WHOLE: '10', LLM_TIMEOUT_FIRST_WORD: '20' })).toContain(
      'LLM_TIMEOUT_WHOLE: expected',
    )
    for (const [name, value] of [
      ['LLM_PARALLEL', '0'],
      ['LLM_QUEUE', '-1'],
      ['LLM_TEMPERATURE', '3'],
      ['LLM_TIMEOUT_FIRST_WORD', '90'],
    ] as const) {
      expect(complaint({ ...muse, [name]: value })).toContain(`${name}: expected`)
    }
  })

  it('wants both of Stripe', () => {
    expect(complaint({ STRIPE_SECRET_KEY: 'sk_1' })).toContain('STRIPE_WEBHOOK_SECRET: expected')
    expect(complaint({ STRIPE_WEBHOOK_SECRET: 'whsec' })).toContain('STRIPE_SECRET_KEY: expected')
  })

  it('believes the proxies that are named', () => {
    expect(read({ TRUST_PROXY: 'on' }).trustProxy).toBe(true)
    expect(read({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toBe('10.0.0.0/8, loopback')
  })
})

describe('production', () => {
  it('takes a full set', () => {
    expect(read(production)).toMatchObject({ demoData: false, sandboxPayments: false, mailOutbox: false })
  })

  it('refuses what only development may leave out, all of it together', () => {
    const message = complaint({ NODE_ENV: 'production' })
    for (const name of ['PUBLIC_URL', 'AUTH_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY']) {
      expect(message).toContain(`${name}: expected`)
    }
  })

  it('takes the sandbox and the outbox where they are switched on by name', () => {
    const { SMTP_URL: _, STRIPE_SECRET_KEY: __, STRIPE_WEBHOOK_SECRET: ___, ...rest } = production
    const config = read({ ...rest, SANDBOX_PAYMENTS: 'on', MAIL_OUTBOX: 'on' })
    expect(config).toMatchObject({ sandboxPayments: true, mailOutbox: true })
  })

  it('refuses plain http and a short secret', () => {
    const message = complaint({ ...production, PUBLIC_URL: 'http://aureole.example', AUTH_SECRET: 'short' })
    expect(message).toContain('PUBLIC_URL: expected a URL that starts with https://')
    expect(message).toContain('AUTH_SECRET: expected at least 32 characters')
    expect(message).not.toContain('"short"')
  })
})
