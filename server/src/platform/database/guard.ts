import { AsyncLocalStorage } from 'node:async_hooks'

const message =
  'The outer database connection was used inside a transaction. Pass the transaction (tx) on instead: the outer ' +
  'connection does not see what the transaction wrote, and on the embedded database it would wait for ever.'

const beginnings = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  'with',
  '$count',
  'refreshMaterializedView',
  'transaction',
])
const sendings = new Set(['query', 'exec', 'sql', 'transaction', 'connect'])

/**
 * Refuses the outer connection while a transaction of the same call chain is open. The embedded database has one
 * connection, so that such a call would hang; on PostgreSQL it can run the pool dry. Both answer alike.
 */
export function createGuard() {
  const inside = new AsyncLocalStorage<{ open: boolean }>()

  function refuseInside(): void {
    if (inside.getStore()?.open) throw new Error(message)
  }

  async function enter<T>(work: () => Promise<T>): Promise<T> {
    const mark = { open: true }
    try {
      return await inside.run(mark, work)
    } finally {
      // What the work left running may use the outer connection from here on.
      mark.open = false
    }
  }

  /** The same object, whose named methods refuse to run inside a transaction. */
  function watch<O extends object>(object: O, methods: ReadonlySet<string>): O {
    return new Proxy(object, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (methods.has(String(key))) refuseInside()
          return Reflect.apply(value, target, args)
        }
      },
    })
  }

  return {
    enter,
    /** What begins a query. */
    watchDb: <O extends object>(db: O): O => watch(db, beginnings),
    /** What sends one, for a query that was begun before the transaction. */
    watchClient: <O extends object>(client: O): O => watch(client, sendings),
  }
}
