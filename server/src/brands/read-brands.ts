import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Config } from '../platform/config.ts'
import { aureole } from './aureole.ts'
import { brandRecord, type BrandRecord, type BrandValue } from './brand-record.ts'
import { celeste } from './celeste.ts'
import { withDerived } from './prices.ts'

/** Why the brands cannot be used; the app does not start. */
export class BrandsError extends Error {
  override readonly name = 'BrandsError'
}

export type BrandSources = Pick<Config, 'publicUrl' | 'brandsFile' | 'demoData'>

/**
 * The built-in brands (the second one belongs to the demo world), and those of the file, which adds to them or replaces one of the same id. The first is the default:
 * the one at PUBLIC_URL, else the file's first.
 */
export function readBrands(options: BrandSources): readonly BrandRecord[] {
  const builtIn = options.demoData ? [aureole, celeste] : [aureole]
  const values = new Map(builtIn.map((value) => [value.id, value]))
  const given = options.brandsFile === undefined ? [] : readFile(options.brandsFile)
  for (const value of given) values.set(value.id, value)
  const first = [...values.values()].find((value) => value.hosts.includes(options.publicUrl.hostname))
  const firstId = first?.id ?? given[0]?.id ?? aureole.id
  const ordered = [...values.values()].toSorted((a, b) => Number(b.id === firstId) - Number(a.id === firstId))
  refuseSharedHosts(ordered)
  return ordered.map((value) => withAddresses(value, options.publicUrl, value.id === firstId))
}

function readFile(path: string): BrandValue[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new BrandsError(`BRANDS_FILE ${path} cannot be read as JSON: ${(error as Error).message}`)
  }
  const read = z.array(brandRecord).safeParse(content)
  if (read.success) return read.data
  const lines = read.error.issues.map(
    (issue) => `  ${issue.path.map(String).join('.') || '(file)'}: ${issue.message}`,
  )
  throw new BrandsError(`BRANDS_FILE ${path} does not describe brands:\n${lines.join('\n')}`)
}

function refuseSharedHosts(values: readonly BrandValue[]): void {
  const owners = new Map<string, string>()
  for (const { id, hosts } of values) {
    for (const host of hosts) {
      const owner = owners.get(host)
      if (owner !== undefined)
        throw new BrandsError(`The host ${host} belongs to two brands: ${owner} and ${id}`)
      owners.set(host, id)
    }
  }
}

function withAddresses(value: BrandValue, publicUrl: URL, isDefault: boolean): BrandRecord {
  const origin = value.origin ?? (isDefault ? publicUrl.origin : originAt(value.hosts[0], publicUrl))
  const hosts = isDefault ? [...new Set([...value.hosts, publicUrl.hostname])] : value.hosts
  return {
    ...value,
    hosts,
    origin: new URL(origin).origin,
    signupLink: value.signupLink ?? new URL('/pay', origin).href,
    prices: withDerived(value.prices),
  }
}

/** The same scheme and port as the default brand's, under another name. */
function originAt(host: string | undefined, publicUrl: URL): string {
  const port = publicUrl.port === '' ? '' : `:${publicUrl.port}`
  return `${publicUrl.protocol}//${host ?? publicUrl.hostname}${port}`
}
