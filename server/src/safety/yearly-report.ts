import type { Db } from '../platform/database/index.ts'
import { crisisRegions } from './crisis-lines.ts'
import { crisisCounts, type CrisisCount } from './store-crisis.ts'

/** What is rarer than this is told with other regions: a single event in a small place may point at somebody. */
const fewest = 5

const months = [...Array(12).keys()].map((month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)),
)

/** How often the crisis protocol was used in a year, and where the lines come from, in words to publish. */
export async function yearlyReport(db: Db, year: number): Promise<string> {
  const counts = await crisisCounts(db, year)
  const brands = [...new Set(counts.map(({ brandId }) => brandId))].toSorted()
  return [
    `Crisis protocol in ${year}`,
    ...(brands.length === 0 ? ['', 'No event was counted.'] : []),
    ...brands.flatMap((brand) => [
      '',
      ...sectionOf(
        brand,
        counts.filter(({ brandId }) => brandId === brand),
      ),
    ]),
    '',
    'Lines that were shown, with their sources and when they were last compared with what is published:',
    ...Object.values(crisisRegions).flatMap(({ name: place, lines }) =>
      lines.map(({ name, source, checked }) => `  ${place}: ${name}, ${source} (${checked})`),
    ),
  ].join('\n')
}

function sectionOf(brand: string, counts: readonly CrisisCount[]): string[] {
  return [
    `${brand}: ${inWords(counts)}`,
    ...months.map(
      (name, index) => `  ${name}: ${inWords(counts.filter(({ month }) => month === index + 1))}`,
    ),
    '  By region, as the language of the browser says:',
    ...byRegion(counts).map(([name, events]) => `    ${name}: ${events}`),
  ]
}

function sum(counts: readonly CrisisCount[]): number {
  return counts.reduce((total, { events }) => total + events, 0)
}

function inWords(counts: readonly CrisisCount[]): string {
  const all = sum(counts)
  return `${all} ${all === 1 ? 'event' : 'events'}, ${sum(counts.filter(({ acute }) => acute))} of them acute`
}

function byRegion(counts: readonly CrisisCount[]): [name: string, events: number][] {
  const events = new Map<string, number>()
  for (const code of new Set(counts.map(({ region }) => region))) {
    const here = sum(counts.filter(({ region }) => region === code))
    const name =
      code === null || here < fewest ? 'Unknown, or too few to tell' : (crisisRegions[code]?.name ?? code)
    events.set(name, (events.get(name) ?? 0) + here)
  }
  return [...events].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}
