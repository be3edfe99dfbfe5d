import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vars } from '@aureole/contract/brands'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '../testing/http.ts'
import { aureole } from './aureole.ts'
import { brandRecord } from './brand-record.ts'
import { celeste } from './celeste.ts'
import { brandRoutes, createBrands, type Brands } from './index.ts'

const development = {
  nodeEnv: 'development',
  publicUrl: new URL('http://localhost:3000'),
  demoData: true,
} as const
const production = {
  nodeEnv: 'production',
  publicUrl: new URL('https://aureole.example'),
  demoData: false,
} as const

const folder = mkdtempSync(join(tmpdir(), 'brands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function withFile(content: string): Brands {
  const file = join(mkdtempSync(`${folder}/`), 'brands.json')
  writeFileSync(file, content)
  return createBrands({ ...development, brandsFile: file })
}

describe('the built-in brands', () => {
  it.each([aureole, celeste])('$name fits the schema', (value) => {
    expect(brandRecord.safeParse(value).error?.issues).toBeUndefined()
  })

  it('differ in everything that a person would notice', () => {
    for (const key of [
      'name',
      'headline',
      'currencyStr',
      'theme',
      'legalEntity',
      'prices',
      'supportMail',
    ] as const) {
      expect(aureole[key], key).not.toEqual(celeste[key])
    }
  })
})

describe('whose domain a host is', () => {
  const brands = createBrands(development)

  it.each([
    ['localhost', 'aureole'],
    ['localhost:3000', 'aureole'],
    ['LOCALHOST:3000', 'aureole'],
    ['127.0.0.1:3000', 'aureole'],
    ['[::1]:3000', 'aureole'],
    ['[::1]', 'aureole'],
    ['angels.localhost', 'celeste'],
    ['Angels.Localhost.:8080', 'celeste'],
    ['elsewhere.example', 'aureole'],
    ['', 'aureole'],
  ])('%s in development is %s', (host, id) => {
    expect(brands.byHost(host)?.id).toBe(id)
  })

  it('is nobody’s in production unless it is configured', () => {
    const live = createBrands(production)
    expect(live.byHost('aureole.example')?.id).toBe('aureole')
    expect(live.byHost('angels.localhost')).toBeUndefined()
    expect(createBrands({ ...production, demoData: true }).byHost('angels.localhost')?.id).toBe('celeste')
    expect(live.byHost('elsewhere.example')).toBeUndefined()
    expect(live.byHost('')).toBeUndefined()
    expect(live.byHost('constructor')).toBeUndefined()
  })

  it('makes each brand’s own origin and payment page', () => {
    expect(brands.byId('aureole')).toMatchObject({
      origin: 'http://localhost:3000',
      signupLink: 'http://localhost:3000/pay',
    })
    expect(brands.byId('celeste')).toMatchObject({
      origin: 'http://angels.localhost:3000',
      signupLink: 'http://angels.localhost:3000/pay',
    })
  })
})

describe('BRANDS_FILE', () => {
  const noon = {
    ...aureole,
    id: 'noon',
    name: 'Noon',
    hosts: ['noon.example'],
    origin: 'https://noon.example',
  }

  it('adds a brand', () => {
    const brands = withFile(JSON.stringify([{ ...noon, signupLink: 'https://pay.example/join' }]))
    expect(brands.all.map((brand) => brand.id).toSorted()).toEqual(['aureole', 'celeste', 'noon'])
    expect(brands.byHost('noon.example')).toMatchObject({
      name: 'Noon',
      signupLink: 'https://pay.example/join',
    })
  })

  it('says what things cost from on by what is for sale', () => {
    const packs = [
      { id: 'large', tokens: 900, amountMinor: 4000 },
      { id: 'small', tokens: 90, amountMinor: 500 },
    ]
    const yen = { ...noon, currencyStr: 'JPY', prices: { ...noon.prices, packs } }
    const brands = withFile(JSON.stringify([yen]))
    const brand = brands.byId('noon')
    expect(brands.varsOf(brand).prices).toEqual({
      welcomeTokens: 50,
      replyTokens: 1,
      packFromMinor: 500,
      packFromTokens: 90,
      premiumMonthMinor: 999,
      premiumMonthlyTokens: 200,
      premiumRepliesPerDay: 300,
    })
    expect(brand.prices.packs.map((pack) => pack.id)).toEqual(['small', 'large'])
  })

  it('replaces a built-in brand of the same id', () => {
    const brands = withFile(JSON.stringify([{ ...aureole, name: 'Aurora' }]))
    expect(brands.byHost('localhost')?.name).toBe('Aurora')
  })

  it.each([
    ['not JSON', '{', /cannot be read as JSON/],
    ['not a list', '{}', /does not describe brands/],
    ['a missing field', JSON.stringify([{ ...noon, currencyStr: undefined }]), /0\.currencyStr/],
    [
      'a colour that is none',
      JSON.stringify([{ ...noon, theme: { ...noon.theme, dark: { halo: 'url(x)' } } }]),
      /halo/,
    ],
    [
      'a bar colour with more in it',
      JSON.stringify([
        { ...noon, theme: { ...noon.theme, themeColor: { dark: '#000000"/><script>', light: '#ffffff' } } },
      ]),
      /themeColor\.dark/,
    ],
    [
      'a price below zero',
      JSON.stringify([{ ...noon, prices: { ...noon.prices, replyTokens: -1 } }]),
      /replyTokens/,
    ],
    [
      'half a cent',
      JSON.stringify([
        { ...noon, prices: { ...noon.prices, packs: [{ id: 'p', tokens: 1, amountMinor: 0.5 }] } },
      ]),
      /packs\.0\.amountMinor/,
    ],
    [
      'a pack for nothing',
      JSON.stringify([
        { ...noon, prices: { ...noon.prices, packs: [{ id: 'p', tokens: 1, amountMinor: 0 }] } },
      ]),
      /packs\.0\.amountMinor/,
    ],
    [
      'a pack of no tokens',
      JSON.stringify([
        { ...noon, prices: { ...noon.prices, packs: [{ id: 'p', tokens: 0, amountMinor: 1 }] } },
      ]),
      /packs\.0\.tokens/,
    ],
    ['nothing for sale', JSON.stringify([{ ...noon, prices: { ...noon.prices, packs: [] } }]), /packs/],
    [
      'two products of one id',
      JSON.stringify([
        {
          ...noon,
          prices: { ...noon.prices, plans: [{ ...noon.prices.plans[0], id: noon.prices.packs[0]?.id }] },
        },
      ]),
      /an id of its own/,
    ],
    [
      'no plan by the month',
      JSON.stringify([{ ...noon, prices: { ...noon.prices, plans: [noon.prices.plans[1]] } }]),
      /by the month/,
    ],
    ['a currency that is none', JSON.stringify([{ ...noon, currencyStr: 'EUX' }]), /currencyStr: a currency/],
    ['a host with a port', JSON.stringify([{ ...noon, hosts: ['noon.example:80'] }]), /0\.hosts\.0/],
    ['a host of another brand', JSON.stringify([{ ...noon, hosts: ['localhost'] }]), /belongs to two brands/],
  ])('is refused with a reason: %s', (_, content, reason) => {
    expect(() => withFile(content)).toThrow(reason)
  })
})

describe('GET /api/vars', () => {
  let server: TestHttp | undefined
  afterEach(() => server?.stop())

  async function start(config: Parameters<typeof createBrands>[0], trustProxy = false): Promise<void> {
    const brands = createBrands(config)
    server = await startTestHttp((http) => brandRoutes(http, brands), {
      config: { ...config, addressLimitScale: 1, trustProxy },
      brandOf(host) {
        const brand = brands.byHost(host)
        return brand && { brandId: brand.id, origin: brand.origin }
      },
    })
  }

  it('answers what the domain is', async () => {
    await start(development)
    const answer = vars.parse(
      (await server?.ask('/api/vars', { headers: { host: 'angels.localhost:3000' } }))?.json(),
    )
    expect(answer).toMatchObject({
      domainName: 'angels.localhost',
      currencyStr: 'USD',
      signupLink: 'http://angels.localhost:3000/pay',
      brand: { name: 'Celeste', legalEntity: celeste.legalEntity },
    })
    const other = vars.parse((await server?.ask('/api/vars'))?.json())
    expect(other).toMatchObject({ domainName: 'localhost', currencyStr: 'EUR', brand: { name: 'Aureole' } })
  })

  it('answers domain-not-configured in production', async () => {
    await start(production)
    const answer = await server?.ask('/api/vars', { headers: { host: 'elsewhere.example' } })
    expect([answer?.status, answer?.json()]).toEqual([
      421,
      expect.objectContaining({ code: 'domain-not-configured', title: 'Domain missing configuration.' }),
    ])
  })

  it('believes X-Forwarded-Host only from a trusted proxy', async () => {
    const headers = { host: 'aureole.example', 'x-forwarded-host': 'angels.localhost' }
    const withDemo = { ...production, demoData: true }
    await start(withDemo)
    expect((await server?.ask('/api/vars', { headers }))?.json()).toMatchObject({ currencyStr: 'EUR' })
    await server?.stop()
    await start(withDemo, true)
    expect((await server?.ask('/api/vars', { headers }))?.json()).toMatchObject({ currencyStr: 'USD' })
  })
})
