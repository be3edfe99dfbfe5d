/** By name rather than by class, so that telling of a mistake does not take loading the whole app. */
const forPeople = new Set(['ConfigError', 'DataLockedError', 'BrandsError'])

/** Why the app did not start, for the person who tried: a sentence where the reason is known, else the error itself. */
export function explainFailure(error: unknown): string {
  if (error instanceof Error && forPeople.has(error.name)) return error.message
  const { code, port, address, hostname, syscall } = (error ?? {}) as NodeJS.ErrnoException & {
    port?: number
    address?: string
    hostname?: string
  }
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${port} on ${address} is in use by another program. Stop that one, or set PORT to another number.`
  }
  if (syscall === 'listen' && code === 'EACCES') {
    return `This process may not listen on port ${port}. Set PORT to a number above 1023.`
  }
  if (syscall === 'listen' && code === 'EADDRNOTAVAIL') {
    return `This machine has no address ${address}. Set HOST to one of its own, or to 0.0.0.0 for all of them.`
  }
  if (syscall === 'connect') {
    return `Nothing answers at ${address ?? 'the given address'}${port ? `:${port}` : ''} (${code}). Is the PostgreSQL of DATABASE_URL running?`
  }
  if (syscall === 'getaddrinfo') {
    return `Nobody knows the host ${hostname} (${code}). Is DATABASE_URL spelt right?`
  }
  if (typeof code === 'string' && /^(28|3D)/.test(code)) {
    return `PostgreSQL refused the connection of DATABASE_URL: ${(error as Error).message}.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
