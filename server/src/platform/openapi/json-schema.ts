import * as z from 'zod/mini'

export interface JsonSchema {
  type?: string
  format?: string
  pattern?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  anyOf?: readonly JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  [other: string]: unknown
}

/** A schema of the contract as JSON Schema, as a caller writes it (`input`) or as it is answered (`output`). */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return tidy(z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })) as JsonSchema
}

/** Without what only repeats: patterns that a format names, the bounds of every integer, and doors closed to new fields. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  const schema = value as JsonSchema
  const kept = Object.entries(schema).filter(([key, part]) => {
    if (key === '$schema' || key === 'propertyNames') return false
    if (key === 'pattern') return schema.format === undefined
    if (key === 'minimum' || key === 'maximum') return Math.abs(Number(part)) < Number.MAX_SAFE_INTEGER
    return key !== 'additionalProperties' || part !== false
  })
  return Object.fromEntries(kept.map(([key, part]) => [key, key === 'default' ? part : tidy(part)]))
}

const texts: Readonly<Record<string, string>> = {
  uuid: '0199a4c2-7d1e-7c3a-9b52-6f0e8d4a1c77',
  email: 'noor@example.com',
  date: '1990-05-17',
  'date-time': '2026-01-31T19:30:00.000Z',
}

/** What a text looks like that follows a rule of its own. */
const patterned: Readonly<Record<string, string>> = {
  '^[\\p{L}\\p{N}_-]+$': 'WELCOME20',
  '^[A-Z]{3}$': 'EUR',
  '^#[\\dA-Fa-f]{6}$': '#180f19',
  '^[\\w-]{22}$': 'q3Zr8vXk1TnUe5WbYd0_Lg',
  '^oklch\\([\\d.\\s%/-]+\\)$': 'oklch(.838 .118 78)',
  '^#[\\da-f]{6}$': '#14110f',
  '^[\\w-]{1,40}$': 'noor',
  '^[a-z-]{0,30}$': 'hair',
  '^[A-Z][A-Z_]{0,30}$': 'WARM_SMILE',
}

/** Something that fits the schema, for people to look at. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0] ?? {}, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, exampleOf(part, key)]),
      )
    case 'array':
      if (schema.prefixItems !== undefined) return schema.prefixItems.map((part) => exampleOf(part, name))
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        exampleOf(schema.items ?? {}, name),
      )
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return exampleText(schema, name)
    default:
      return null
  }
}

function exampleText(schema: JsonSchema, name: string): string {
  if (schema.format !== undefined) return texts[schema.format] ?? schema.format
  if (schema.pattern !== undefined) return patterned[schema.pattern] ?? '…'
  if (/url$/i.test(name)) return '/portraits/noor.webp'
  return '…'.repeat(Math.max(1, schema.minLength ?? 1))
}
