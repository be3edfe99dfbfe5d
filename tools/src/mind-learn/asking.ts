import { readFileSync } from 'node:fs'
import { askedKinds, type AskedKind } from '../from-server.ts'

/** A message, and what it does: ask back, ask of the angel, ask anything else, or tell. */
export interface Asking {
  readonly kind: AskedKind
  readonly text: string
}

/** `learn` is learned from; `apart` is another author's, and tells how far it can be trusted. */
export function readAsking(part: 'learn' | 'apart'): Asking[] {
  return readFileSync(new URL(`asking/${part}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', ...rest] = line.split(' | ')
      const known = askedKinds.find((one) => one === kind)
      if (known === undefined) throw new Error(`asking/${part}.txt: ${line}`)
      return { kind: known, text: rest.join(' | ') }
    })
}
