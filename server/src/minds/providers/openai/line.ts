import { Call, type Answered, type Asked, type Patience } from './call.ts'
import { createConnections } from './connections.ts'
import { createPace } from './pace.ts'

export interface Line {
  readonly call: (asked: Asked & { readonly body: string }, signal: AbortSignal) => Promise<Answered>
  readonly close: () => void
}

export interface LineOptions {
  readonly address: URL
  readonly headers: Readonly<Record<string, string>>
  readonly patience: Patience
}

/**
 * One address of a model server. No client of HTTP stands between the socket and the words, and no stream, iterator or promise:
 * `docs/decisions` says what that saves.
 */
export function createLine({ address, headers, patience }: LineOptions): Line {
  const connections = createConnections({ address, connectMs: patience.connect, pace: createPace() })
  const head = headOf(address, headers)
  return {
    call: ({ body, onWords }, signal) =>
      new Promise((resolve, reject) => {
        const call = new Call({ onWords }, patience, { resolve, reject }, signal)
        const length = Buffer.byteLength(body)
        if (!call.isOver) call.begin(connections.take(), `${head}content-length: ${length}\r\n\r\n${body}`)
      }),
    close: () => connections.close(),
  }
}

function headOf(address: URL, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: address.host, connection: 'keep-alive', ...headers }).map(
    ([name, value]) => {
      // A line's end inside of a key would begin a header of its own.
      if (!/^[\t\x20-\x7e]*$/.test(value))
        throw new Error(`the header ${name} has signs that it cannot carry`)
      return `${name}: ${value}\r\n`
    },
  )
  return `POST ${address.pathname}${address.search} HTTP/1.1\r\n${lines.join('')}`
}
