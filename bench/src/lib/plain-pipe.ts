import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that a server between a person and a model can do: pass the stream on, and keep nothing. */
const model = Number(process.argv[2])
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

const server = createServer((incoming, outgoing) => {
  const asked = request(
    {
      host: '127.0.0.1',
      port: model,
      path: '/v1/chat/completions',
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json' },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      answer.pipe(outgoing)
    },
  )
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
