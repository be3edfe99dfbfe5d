import { describe, expect, it } from 'vitest'
import { addressKey } from './address.ts'
import { bearerToken, firstLanguage } from './enter.ts'

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, ''],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

describe('the bearer token', () => {
  it.each([
    ['Bearer abc.DEF-_~+/==', 'abc.DEF-_~+/=='],
    ['bearer abc', 'abc'],
    ['Bearer  abc', undefined],
    ['Bearer abc ', undefined],
    ['Bearer abc, Bearer def', undefined],
    ['Bearer', undefined],
    ['Basic abc', undefined],
    ['abc', undefined],
    [undefined, undefined],
    [`Bearer ${'a'.repeat(5000)}`, undefined],
  ])('of %s is %s', (header, token) => {
    expect(bearerToken(header)).toBe(token)
  })
})

it.each([
  ['nl-NL,nl;q=0.9,en;q=0.8', 'nl-NL'],
  [' de', 'de'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['<script>', 'en'],
])('the language of %s is %s', (header, language) => {
  expect(firstLanguage(header)).toBe(language)
})
