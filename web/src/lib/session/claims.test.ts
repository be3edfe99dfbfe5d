import { limits } from '@aureole/contract/accounts'
import { describe, expect, it } from 'vitest'
import { accessTokenOf } from './testing.ts'
import { claimsOf, needsRefresh } from './claims.ts'

const now = Date.UTC(2026, 10, 15, 12)

describe('claims of an access token', () => {
  it('reads the user and the groups, whatever alphabet the name is written in', () => {
    const token = accessTokenOf({
      user: { id: 'u1', avatar: { name: 'Łucja 月', imageUrl: '/x' } },
      groups: ['AGENT'],
    })
    expect(claimsOf(token)?.user?.avatar?.name).toBe('Łucja 月')
    expect(claimsOf(token)?.groups).toEqual(['AGENT'])
  })

  it.each([undefined, '', 'no-dots', 'a.b.c', `a.${btoa('7')}.c`])('reads nothing from %s', (token) => {
    expect(claimsOf(token)).toBeUndefined()
  })
})

describe('whether a refresh is needed', () => {
  const expiringIn = (seconds: number) => accessTokenOf({ exp: now / 1000 + seconds })

  it('is, when the token is missing, has no expiry or expires within ten seconds', () => {
    expect(needsRefresh(undefined, now)).toBe(true)
    expect(needsRefresh(accessTokenOf({}), now)).toBe(true)
    expect(needsRefresh(expiringIn(-60), now)).toBe(true)
    expect(needsRefresh(expiringIn(limits.refreshMarginSeconds), now)).toBe(true)
  })

  it('is not, while more than ten seconds are left', () => {
    expect(needsRefresh(expiringIn(limits.refreshMarginSeconds + 1), now)).toBe(false)
  })
})
