import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  /** Ends every connection and refuses new ones. */
  cut(): void
  /** What is sent still arrives at the server, its answers do not come back. */
  swallowAnswers(): void
  mend(): void
  close(): Promise<void>
}

/** A cable that can be pulled, between a client and a real server. */
export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>()
  let state: 'whole' | 'cut' | 'swallowing' = 'whole'
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(target)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('data', (chunk) => far.write(chunk))
    far.on('data', (chunk) => {
      if (state === 'whole') near.write(chunk)
    })
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('close', end).on('error', end)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endAll = () => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut'
      endAll()
    },
    swallowAnswers() {
      state = 'swallowing'
    },
    mend() {
      state = 'whole'
    },
    close() {
      endAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
