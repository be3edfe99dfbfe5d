import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { seal, unseal } from './sealing.ts'
import { base32, codeAt, otpauthUri, stepAt, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('codes', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i', (seconds, code) => {
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
  })

  test('A82: one of now and its neighbours fits, others do not', () => {
    const now = new Date('2026-01-15T12:00:10Z')
    const step = stepAt(now)
    for (const [away, fits] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      expect(stepOf(secret, codeAt(secret, step + away), now, 0), `${away}`).toBe(
        fits ? step + away : undefined,
      )
    }
  })

  test('A82: what was taken, and what is older, is refused', () => {
    const now = new Date('2026-01-15T12:00:10Z')
    const step = stepAt(now)
    expect(stepOf(secret, codeAt(secret, step), now, step)).toBeUndefined()
    expect(stepOf(secret, codeAt(secret, step - 1), now, step)).toBeUndefined()
    expect(stepOf(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1)
  })

  test.each(['', '12345', '1234567', 'abcdef', '２８７０８２', ' 87082'])('%o is none', (code) => {
    expect(stepOf(secret, code, new Date(59_000), 0)).toBeUndefined()
  })
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base 32 of %o is that of RFC 4648', (plain, text) => {
  expect(base32(Buffer.from(plain))).toBe(text)
})

test('the address for the app names brand, person and secret', () => {
  const uri = new URL(otpauthUri({ secret, issuer: 'Aureole & Co', email: 'a+b@example.com' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toBe('/Aureole & Co:a+b@example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Aureole & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('A81: what is sealed opens with the same key for the same person alone, and tells when it was touched', () => {
  const key = randomBytes(32)
  const text = seal(key, secret, 'mira')
  expect(unseal(key, text, 'mira')).toEqual(secret)
  expect(text).not.toBe(seal(key, secret, 'mira'))
  expect(Buffer.from(text, 'base64url').includes(secret)).toBe(false)
  expect(() => unseal(key, text, 'noor')).toThrow()
  expect(() => unseal(randomBytes(32), text, 'mira')).toThrow()
  const touched = Buffer.from(text, 'base64url')
  touched[30] = (touched[30] ?? 0) ^ 1
  expect(() => unseal(key, touched.toString('base64url'), 'mira')).toThrow()
  expect(() => unseal(key, text.slice(0, 12), 'mira')).toThrow()
})

test('recovery codes are all different, and read however they are written', () => {
  const key = randomBytes(32)
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  const [code = ''] = codes
  expect(recoveryHash(key, 'a', ` ${code.toUpperCase().replace('-', ' ')}`)).toBe(
    recoveryHash(key, 'a', code),
  )
  expect(recoveryHash(key, 'b', code)).not.toBe(recoveryHash(key, 'a', code))
})
