import { memoryKinds, memoryLimits } from '@aureole/contract/memories'
import type { NewMemory } from '../minds/index.ts'
import { plain } from './words.ts'

/** More than that from one message is a mind that talks to itself. */
const mostAtOnce = 8
const keyMax = 80
const dataMax = 2000

/** What is fit to keep of what a mind came up with. A model may answer anything: nothing of it is trusted. */
export function tidied(found: readonly NewMemory[]): NewMemory[] {
  return found.flatMap(tidyOne).slice(0, mostAtOnce)
}

function tidyOne(found: NewMemory): NewMemory[] {
  const text = typeof found?.text === 'string' ? shortened(cleanLine(found.text)) : ''
  if (plain(text) === '' || !memoryKinds.includes(found.kind)) return []
  const key = typeof found.key === 'string' ? cleanLine(found.key) : ''
  return [
    {
      kind: found.kind,
      text,
      key: key === '' || key.length > keyMax ? null : key,
      data: fits(found.data) ? found.data : null,
    },
  ]
}

/** In one line, without what cannot be seen. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}&&[^\u200c\u200d]]/gv, '')
    .trim()
}

function shortened(text: string): string {
  if (text.length <= memoryLimits.textMax) return text
  const cut = text.slice(0, memoryLimits.textMax - 1).toWellFormed()
  return `${cut.replace(/\uFFFD$/, '').replace(/\s+\S*$/, '')}…`
}

/** The database takes neither NUL nor half of a character. */
const unstorable = /\\u(?:0000|d[89a-f])/i

function fits(data: unknown): boolean {
  try {
    const json = data === undefined ? undefined : JSON.stringify(data)
    return json !== undefined && json.length <= dataMax && !unstorable.test(json)
  } catch {
    return false
  }
}
