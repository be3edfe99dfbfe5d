import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Row {
  what: string
  value: number
  unit: string
  /** The most that is acceptable, where the product promises one. */
  atMost?: number
}

const folder = resolve(import.meta.dirname, '../../results')

/** Prints the measurements as a table and keeps them as JSON; says whether every promise was kept. */
export function report(name: string, rows: Row[], details: Record<string, unknown> = {}): boolean {
  const printed = rows.map((row) => ({
    what: row.what,
    measured: `${round(row.value)} ${row.unit}`,
    'at most': row.atMost === undefined ? '' : `${row.atMost} ${row.unit}`,
    kept: row.atMost === undefined ? '' : row.value <= row.atMost ? 'yes' : 'NO',
  }))
  console.log(`\n${name}`)
  console.table(printed)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name.replace('/', '-')}.json`)
  writeFileSync(
    file,
    `${JSON.stringify({ name, at: new Date().toISOString(), rows, ...details }, null, 2)}\n`,
  )
  return rows.every((row) => row.atMost === undefined || row.value <= row.atMost)
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 10) / 10
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value that this share of all is not above. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
