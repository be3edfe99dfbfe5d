/** Which angels a list shows. Without schemas, so that a page that shows no list does not fetch them. */
export const genders = ['MALE', 'FEMALE'] as const
export type Gender = (typeof genders)[number]

export const ethnicities = [
  'AFRICAN',
  'EAST_ASIAN',
  'EUROPEAN',
  'LATIN_AMERICAN',
  'MIDDLE_EASTERN',
  'PACIFIC',
  'SOUTH_ASIAN',
] as const
export type Ethnicity = (typeof ethnicities)[number]

export const ages = { min: 18, max: 99 } as const

export interface AvatarFilter {
  gender: Gender
  minAge: number
  maxAge: number
  ethnicity: Ethnicity[]
}

export const defaultFilter: AvatarFilter = {
  gender: 'FEMALE',
  minAge: ages.min,
  maxAge: ages.max,
  ethnicity: [],
}

/** A value of a query as text; a repeated parameter counts by its parts, anything stranger not at all. */
function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(',')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function integer(value: unknown, fallback: number): number {
  const parsed = Number.parseInt(text(value), 10)
  return Number.isNaN(parsed) ? fallback : parsed
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Reads the filter from a query string's values: integers, clamped; what cannot be read falls back to its default. */
export function parseFilter(query: Readonly<Record<string, unknown>>): AvatarFilter {
  const gender = genders.find((g) => g === text(query['gender']).toUpperCase()) ?? defaultFilter.gender
  const from = clamp(integer(query['minAge'], ages.min), ages.min, ages.max)
  const to = clamp(integer(query['maxAge'], ages.max), ages.min, ages.max)
  const wanted = new Set(
    text(query['ethnicity'])
      .split(',')
      .map((e) => e.trim().toUpperCase()),
  )
  return {
    gender,
    minAge: Math.min(from, to),
    maxAge: Math.max(from, to),
    ethnicity: ethnicities.filter((e) => wanted.has(e)),
  }
}

/** The filter as a query, defaults left out, so that a plain list has a plain address. */
export function filterQuery(filter: AvatarFilter): Record<string, string> {
  const query: Record<string, string> = {}
  if (filter.gender !== defaultFilter.gender) query['gender'] = filter.gender
  if (filter.minAge !== ages.min) query['minAge'] = String(filter.minAge)
  if (filter.maxAge !== ages.max) query['maxAge'] = String(filter.maxAge)
  if (filter.ethnicity.length > 0) query['ethnicity'] = filter.ethnicity.join(',')
  return query
}
