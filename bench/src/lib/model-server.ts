import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A model server as its own process: 100 tokens at 50 a second for whoever asks, in the usual protocol. */
const tokens = 100
const tokenMs = 20

interface Stream {
  response: ServerResponse
  said: number
}

const streams = new Set<Stream>()

// One tick for all of them, so that this process is not what is measured.
setInterval(() => {
  for (const stream of streams) {
    stream.said += 1
    stream.response.write(
      `data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":" word${stream.said}"}}]}\n\n`,
    )
    if (stream.said < tokens) continue
    streams.delete(stream)
    stream.response.end('data: [DONE]\n\n')
  }
}, tokenMs)

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    const stream = { response, said: 0 }
    streams.add(stream)
    response.on('close', () => streams.delete(stream))
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
