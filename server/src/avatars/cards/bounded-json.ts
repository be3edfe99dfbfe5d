import { UnreadableCard } from './refusals.ts'

/** Deeper than any card, shallower than what any code that walks through it could stumble over. */
const depthMax = 64
/** Values and keys: what a text of some megabytes can make of memory is bounded by them. */
const marksMax = 400_000

/** A JSON text out of a file of a stranger's, without anything in it that could not be stored. */
export function parseBounded(bytes: Uint8Array): unknown {
  const text = decoded(bytes)
  refuseExtremes(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnreadableCard('The card’s text is broken: it is not valid JSON.')
  }
  return tidied(value)
}

function decoded(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

const quote = 0x22
const backslash = 0x5c

/** Before it is parsed: a parser builds what it reads, and a few megabytes of brackets become a gigabyte. */
function refuseExtremes(text: string): void {
  let depth = 0
  let marks = 0
  let isInside = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isInside) {
      if (code === backslash) i++
      else if (code === quote) isInside = false
      continue
    }
    switch (code) {
      case quote:
        isInside = true
        break
      case 0x5b: // [
      case 0x7b: // {
        marks++
        if (++depth > depthMax) throw new UnreadableCard('The card’s text is nested too deeply.')
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth--
        break
      case 0x2c: // ,
      case 0x3a: // :
        marks++
        break
    }
    if (marks > marksMax) throw new UnreadableCard('The card holds too many entries.')
  }
}

/** PostgreSQL stores neither NUL nor halves of characters; and a key `__proto__` is nothing that any card needs. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = tidied(value[i])
    return value
  }
  const object = value as Record<string, unknown>
  for (const key of Object.keys(object)) {
    const kept = storable(key)
    const part = tidied(object[key])
    if (key === '__proto__' || kept !== key) Reflect.deleteProperty(object, key)
    if (kept !== '__proto__') object[kept] = part
  }
  return object
}

function storable(text: string): string {
  return text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text
}
