import { expect, it } from 'vitest'
import { monthlyMinor, replyFromPack, savingPercent } from './prices.ts'

const month = { amountMinor: 999, interval: 'month' } as const
const year = { amountMinor: 7999, interval: 'year' } as const

it('a reply costs its share of the pack', () => {
  expect(replyFromPack({ amountMinor: 1999, tokens: 550 }, 1)).toBeCloseTo(3.6345, 3)
  expect(replyFromPack({ amountMinor: 1999, tokens: 550 }, 2)).toBeCloseTo(7.269, 3)
})

it('a year is compared with twelve months', () => {
  expect(monthlyMinor(year)).toBe(667)
  expect(monthlyMinor(month)).toBe(999)
  expect(savingPercent(year, [month, year])).toBe(33)
  expect(savingPercent(month, [month, year])).toBe(0)
})

it('no saving is claimed where there is none, or nothing to compare with', () => {
  expect(savingPercent({ amountMinor: 12_000, interval: 'year' }, [month])).toBe(0)
  expect(savingPercent(year, [year])).toBe(0)
  expect(savingPercent(year, [{ amountMinor: 0, interval: 'month' }])).toBe(0)
})
