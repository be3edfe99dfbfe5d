import { connect as connectPlainly, isIP, type OnReadOpts, type Socket } from 'node:net'
import { connect as connectSafely, type ConnectionOptions as TlsOptions } from 'node:tls'
import type { Pace, PacedReader } from './pace.ts'
import { ResponseReader, type ResponseEvents } from './read-response.ts'

/** One question and its answer. Of `onEnd` and `onError` one is called, once. */
export interface Exchange extends ResponseEvents {
  readonly onError: (error: Error) => void
}

export interface ConnectionOptions {
  readonly address: URL
  readonly connectMs: number
  readonly pace: Pace
  /** The answer is whole, and the connection may be asked again for so long. */
  readonly onFree: (connection: Connection, keptMs: number) => void
  readonly onClosed: (connection: Connection) => void
}

/** All connections read into the same: what came is taken out before anybody else reads. */
const buffer = Buffer.allocUnsafe(64 * 1024)
const keepAliveMs = 60_000

/**
 * A connection to a model server, for one question at a time. It reads from the socket without a stream between them, since only so a
 * pause takes effect at once: what is not read stays with the system, and is read together later.
 */
export class Connection implements PacedReader {
  readonly goOn: () => void
  /** When it last began to be read again. */
  listensSince = 0
  readonly #socket: Socket
  readonly #options: ConnectionOptions
  #reader: ResponseReader | undefined
  #exchange: Exchange | undefined
  #error: Error | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    const { address, connectMs } = options
    this.#socket = open(address, {
      buffer,
      callback: (count) => {
        this.#hear(buffer.toString('latin1', 0, count))
        return !options.pace.wait(this)
      },
    })
    const socket = this.#socket
    this.goOn = () => {
      this.listensSince = performance.now()
      socket.resume()
    }
    const isLate = setTimeout(
      () => socket.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' })),
      connectMs,
    )
    socket.setNoDelay(true)
    socket.setKeepAlive(true, keepAliveMs)
    socket.once(address.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(isLate))
    socket.on('error', (error) => (this.#error = error))
    socket.on('end', () => this.#try(() => this.#reader?.hungUp()))
    socket.on('close', () => {
      clearTimeout(isLate)
      this.#close(this.#error ?? new Error('the other side hung up'))
    })
    // Without this, nobody would be told of the end.
    socket.resume()
  }

  get isReady(): boolean {
    return this.#exchange === undefined && this.#socket.readyState === 'open'
  }

  ask(request: string, exchange: Exchange): void {
    this.#exchange = exchange
    this.#reader = new ResponseReader({
      onHead: exchange.onHead,
      onBody: exchange.onBody,
      onEnd: () => this.#free(),
    })
    this.#socket.write(request)
  }

  /** Nobody waits for each word any more: from now on they may come together. */
  takeTime(): void {
    if (this.#exchange !== undefined) this.#options.pace.join(this)
  }

  hurry(): void {
    const isWaiting = this.isWaiting
    this.#options.pace.leave(this)
    if (isWaiting) this.goOn()
  }

  /** It has not been read for a moment, by our own wish. */
  get isWaiting(): boolean {
    return this.#options.pace.isWaiting(this)
  }

  hangUp(): void {
    this.#socket.destroy()
  }

  #hear(bytes: string): void {
    // Whoever speaks without being asked cannot be asked any more.
    if (this.#reader === undefined) this.#socket.destroy()
    else this.#try(() => this.#reader?.feed(bytes))
  }

  #try(read: () => void): void {
    try {
      read()
    } catch (error) {
      this.#error = error as Error
      this.#socket.destroy()
    }
  }

  #free(): void {
    const exchange = this.#exchange
    const keptMs = this.#reader?.keptMs ?? 0
    this.#exchange = undefined
    this.#reader = undefined
    this.#options.pace.leave(this)
    if (keptMs > 0) this.#options.onFree(this, keptMs)
    else this.#socket.destroy()
    exchange?.onEnd()
  }

  #close(error: Error): void {
    const exchange = this.#exchange
    this.#exchange = undefined
    this.#reader = undefined
    this.#options.pace.leave(this)
    this.#options.onClosed(this)
    exchange?.onError(error)
  }
}

function open({ protocol, hostname, port }: URL, onread: OnReadOpts): Socket {
  // Addresses of the sixth version stand in brackets.
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (protocol !== 'https:') return connectPlainly({ host, port: Number(port || 80), onread })
  // As for plain ones, though its type does not know it.
  const options: TlsOptions & { onread: OnReadOpts } = {
    host,
    port: Number(port || 443),
    ALPNProtocols: ['http/1.1'],
    ...(isIP(host) === 0 ? { servername: host } : {}),
    onread,
  }
  return connectSafely(options)
}
