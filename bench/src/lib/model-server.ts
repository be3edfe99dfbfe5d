import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A model server as its own process: 100 tokens at 50 a second for whoever asks, in the usual protocol. */
const tokenMs = 20

/** As a model cuts it: mostly whole words with the space before them, some cut in two. 100 of them. */
const tokens = (
  'The| harbour| is| quiet| at| this| hour|,| and| the| lamps| along| the| quay| lean| into| the| water|.|' +
  ' I| walked| down| after| supper| because| the| kitchen| was| too| warm|,| and| an| old| fisher|man| told| me| that| the|' +
  ' wind| would| turn| before| morning|.| He| mends| nets| by| touch|,| without| look|ing|,| as| my| grandmother| used| to|' +
  ' shell| peas|.| We| listened| to| the| ropes| for| a| while|.| Then| a| ferry| came| in|,| all| lit| up|,| with|' +
  ' nobody| on| deck|,| and| I| thought| of| you|.| Tell| me| of| your| day|.'
).split('|')

interface Stream {
  response: ServerResponse
  said: number
}

const streams = new Set<Stream>()

// One tick for all of them, so that this process is not what is measured.
setInterval(() => {
  for (const stream of streams) {
    stream.response.write(
      `data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":"${tokens[stream.said]}"}}]}\n\n`,
    )
    stream.said += 1
    if (stream.said < tokens.length) continue
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
