import { Connection, type ConnectionOptions } from './connection.ts'

export interface Connections {
  /** One that waits for a question, or a new one. */
  readonly take: () => Connection
  readonly close: () => void
}

interface Free {
  readonly connection: Connection
  readonly until: number
}

const sweepMs = 1000

/** As many as are asked at once; those that have answered are asked again, as long as the server keeps them. */
export function createConnections(
  options: Pick<ConnectionOptions, 'address' | 'connectMs' | 'pace'>,
): Connections {
  const all = new Set<Connection>()
  /** The one that answered last is asked first, so that in quiet times the others can go. */
  let free: Free[] = []
  let sweeping: NodeJS.Timeout | undefined

  function sweep(): void {
    sweeping = undefined
    const now = performance.now()
    const isOver = ({ until }: Free): boolean => until <= now
    const over = free.filter(isOver)
    free = free.filter((one) => !isOver(one))
    for (const { connection } of over) connection.hangUp()
    keepSweeping()
  }

  function keepSweeping(): void {
    if (free.length > 0) sweeping ??= setTimeout(sweep, sweepMs).unref()
  }

  function takeFree(): Connection | undefined {
    const now = performance.now()
    for (let one = free.pop(); one !== undefined; one = free.pop()) {
      if (one.until > now && one.connection.isReady) return one.connection
      one.connection.hangUp()
    }
    return undefined
  }

  function begin(): Connection {
    const connection = new Connection({
      ...options,
      onFree(one, keptMs) {
        free.push({ connection: one, until: performance.now() + keptMs })
        keepSweeping()
      },
      onClosed(closed) {
        all.delete(closed)
        free = free.filter((one) => one.connection !== closed)
      },
    })
    all.add(connection)
    return connection
  }

  return {
    take: () => takeFree() ?? begin(),
    close() {
      clearTimeout(sweeping)
      for (const connection of all) connection.hangUp()
    },
  }
}
