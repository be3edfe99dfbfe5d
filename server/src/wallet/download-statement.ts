import { Readable } from 'node:stream'
import type { Entry } from '@aureole/contract/wallet'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { FileAnswer } from '../platform/http/index.ts'
import { wholeStatement } from './whole-statement.ts'

/** Never held whole: a statement may have millions of lines. */
export function downloadStatement(
  parts: { database: Database; clock: Clock },
  userId: string,
  kind: 'all' | 'in' | 'out',
): FileAnswer {
  const day = parts.clock.now().toISOString().slice(0, 10)
  return {
    type: 'text/csv; charset=utf-8',
    name: `tokens-${day}.csv`,
    stream: Readable.from(lines(wholeStatement(parts.database, userId, kind))),
  }
}

async function* lines(lots: AsyncIterable<Entry[]>): AsyncGenerator<string> {
  // Spreadsheets take a file for their own alphabet unless its first sign says Unicode.
  yield '\uFEFFNumber,When (UTC),What,Change,Balance\r\n'
  for await (const entries of lots) yield entries.map(line).join('')
}

function line({ seq, at, reason, amount, balance }: Entry): string {
  return `${seq},${at.slice(0, 19).replace('T', ' ')},${quoted(reason)},${amount},${balance}\r\n`
}

/** RFC 4180; and nothing that a spreadsheet would take for a formula. */
function quoted(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
