import { describe, expect, it } from 'vitest'
import { explicitFor } from './explicit.ts'

describe('what a brand allows', () => {
  it('S9: is asked for the person, and refused where nobody said otherwise', async () => {
    const allowsExplicit = async (userId: string) => userId === 'robin'
    expect(await explicitFor({ allowsExplicit }, 'robin')).toEqual({ explicit: 'allowed' })
    expect(await explicitFor({ allowsExplicit }, 'sam')).toEqual({})
    expect(await explicitFor({}, 'robin')).toEqual({})
  })
})
