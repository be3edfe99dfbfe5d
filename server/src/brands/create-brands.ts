import type { Vars } from '@aureole/contract/brands'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/index.ts'
import type { BrandRecord } from './brand-record.ts'
import { presentVars } from './present.ts'
import { readBrands, type BrandSources } from './read-brands.ts'
import { saveBrands } from './store.ts'

export interface Brands {
  readonly all: readonly BrandRecord[]
  readonly default: BrandRecord
  /** Whose domain this is; in production nothing for a host that nobody configured. */
  byHost(host: string): BrandRecord | undefined
  byId(id: string): BrandRecord
  varsOf(brand: BrandRecord): Vars
  /** Writes down the brands that there are, so that rows can belong to them. Once, at start. */
  save(database: Database): Promise<void>
}

export function createBrands(config: BrandSources & Pick<Config, 'nodeEnv'>): Brands {
  const all = readBrands(config)
  const byHost = new Map(all.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)))
  const byId = new Map(all.map((brand) => [brand.id, brand]))
  const first = all[0]
  if (first === undefined) throw new Error('there is no brand')
  return {
    all,
    default: first,
    byHost: (host) => byHost.get(hostName(host)) ?? (config.nodeEnv === 'production' ? undefined : first),
    byId(id) {
      const brand = byId.get(id)
      if (brand === undefined) throw new Error(`there is no brand ${id}`)
      return brand
    },
    varsOf: presentVars,
    save: (database) => saveBrands(database.db, all),
  }
}

/** Without port and final dot, in lower case: `Angels.Localhost.:3000` is `angels.localhost`. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
