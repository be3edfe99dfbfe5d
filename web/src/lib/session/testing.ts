import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** A token of the server's shape with a signature that nobody checks here. */
export function accessTokenOf(claims: object): string {
  return `${part({ alg: 'none' })}.${part(claims)}.x`
}

type Handler = (request: IncomingMessage, body: unknown, response: ServerResponse) => void

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}

/** A server over loopback that the page takes for its own origin until the test ends. */
export async function serveOrigin(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => handler(request, body, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('location', { origin })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return origin
}

export function answer(response: ServerResponse, status: number, body: object): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
}
