import type { pino } from 'pino'

const names: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}
const colours: Record<number, string> = { 40: '\u001b[33m', 50: '\u001b[31m', 60: '\u001b[31m' }
const dim = '\u001b[2m'
const plain = '\u001b[0m'

interface Line {
  level: number
  time: number
  msg?: string
  node?: string
  err?: { stack?: string; cause?: { message?: string } }
}

/** Log lines for a person at a terminal: time, what happened, then the rest as `name=value`. */
export function readableLines(out: NodeJS.WriteStream): pino.DestinationStream {
  const paint = (code: string, text: string) => (out.isTTY && code ? `${code}${text}${plain}` : text)
  return {
    write(json: string) {
      const { level, time, msg = '', node: _, err, ...rest } = JSON.parse(json) as Line
      const clock = new Date(time).toTimeString().slice(0, 8)
      const details = Object.entries(rest).map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
      const head = `${paint(dim, clock)} ${paint(colours[level] ?? '', (names[level] ?? '').padEnd(5))} ${msg}`
      const cause = err?.cause?.message ? `\n  because: ${err.cause.message}` : ''
      const trace = err ? `\n${err.stack ?? ''}${cause}` : ''
      out.write(`${head}${details.length > 0 ? paint(dim, ` ${details.join(' ')}`) : ''}${trace}\n`)
    },
  }
}
