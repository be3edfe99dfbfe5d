import { crisisLine, crisisLines, elsewhere } from '@aureole/contract/crisis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '../testing/http.ts'
import { crisisRegions } from './crisis-lines.ts'
import { regionOf } from './read-crisis-lines.ts'
import { safetyRoutes } from './routes.ts'

const number = /^\d[\d ]*\d$/
const lines = Object.entries(crisisRegions).flatMap(([code, { lines }]) =>
  lines.map((line) => [`${code} ${line.name}`, line] as const),
)

describe('the crisis lines', () => {
  it.each(lines)('L1: %s can be reached, has hours, a source and a date', (_name, line) => {
    expect(crisisLine.safeParse(line).error).toBeUndefined()
    expect(line.phone ?? line.text ?? line.chat).toBeDefined()
    expect(line.hours).not.toBe('')
    for (const one of [line.phone, line.text?.number]) if (one !== undefined) expect(one).toMatch(number)
    for (const one of [line.source, line.chat])
      if (one !== undefined) expect(new URL(one).protocol).toBe('https:')
    expect(line.checked).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  it.each(Object.entries(crisisRegions))(
    '%s is a region, with a number for danger right now',
    (code, region) => {
      if (code !== elsewhere) {
        // Intl says “Hong Kong SAR China”.
        expect(new Intl.DisplayNames(['en'], { type: 'region' }).of(code)).toMatch(
          new RegExp(`^${region.name}`),
        )
        expect(region.lines.some(({ phone }) => phone !== undefined)).toBe(true)
      }
      expect(region.emergency.length).toBeGreaterThan(0)
      for (const one of region.emergency) expect(one).toMatch(/^\d{2,3}$/)
      expect(region.lines.length).toBeGreaterThan(0)
    },
  )

  it('are known for at least 25 regions', () => {
    expect(Object.keys(crisisRegions).length).toBeGreaterThan(25)
  })
})

it.each([
  ['en-GB', 'GB'],
  ['zh-Hant-HK', 'HK'],
  ['nl-nl', 'NL'],
  ['en', undefined],
  ['es-419', undefined],
  ['ast', undefined],
])('the region of %s is %s', (language, region) => {
  expect(regionOf(language)).toBe(region)
})

describe('GET /api/crisis-lines', () => {
  let server: TestHttp
  beforeAll(async () => {
    server = await startTestHttp((http) => safetyRoutes(http))
  })
  afterAll(() => server.stop())

  async function ask(query: string, language?: string) {
    const headers = language === undefined ? {} : { 'accept-language': language }
    const answer = await server.ask(`/api/crisis-lines${query}`, { headers })
    expect(answer.status).toBe(200)
    return { headers: answer.headers, ...crisisLines.parse(answer.json()) }
  }

  it('gives the lines of a region to everyone, and no more than the contract says', async () => {
    const { region, lines, emergency, checkedOn } = await ask('?region=NL', 'en-US')
    expect({ region, emergency }).toEqual({ region: 'NL', emergency: ['112'] })
    expect(lines[0]).toMatchObject({ name: '113 Zelfmoordpreventie', phone: '0800 0113' })
    expect(Object.keys(lines[0]!)).not.toContain('source')
    expect(checkedOn).toBe(crisisRegions.NL?.lines[0]?.checked)
  })

  it.each([
    ['', 'de-AT,de;q=0.9', 'AT'],
    ['?region=gb', 'de-AT', 'GB'],
    ['?region=QQ', 'fr-FR', 'FR'],
    ['?region=constructor', 'fr-FR', 'FR'],
    ['?region=ZZ', 'fr-FR', elsewhere],
    ['?region=', 'en', elsewhere],
    ['', undefined, elsewhere],
  ])('L2: %j in %s is %s', async (query, language, region) => {
    expect((await ask(query, language)).region).toBe(region)
  })

  it('lists the regions by name, elsewhere last', async () => {
    const { regions } = await ask('')
    expect(regions.map(({ code }) => code).toSorted()).toEqual(Object.keys(crisisRegions).toSorted())
    expect([regions[0]?.name, regions.at(-1)?.code]).toEqual(['Argentina', elsewhere])
  })

  it('may be kept for an hour, apart for each language', async () => {
    const { headers } = await ask('')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(headers.vary).toContain('accept-language')
  })
})
