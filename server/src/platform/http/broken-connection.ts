import type { Socket } from 'node:net'
import { problems, type ProblemCode } from '@aureole/contract/problems'
import type { ConnectionError } from 'fastify'

/** What came in is no HTTP, so there is no request to answer: a last word by hand, then the connection ends. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, phrase, code, detail] = lastWords(error.code)
  const body = JSON.stringify({
    type: `/api/docs#problem-${code}`,
    title: problems[code].title,
    status,
    detail,
    code,
  })
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\ncontent-type: application/problem+json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

function lastWords(code: string): [status: number, phrase: string, code: ProblemCode, detail: string] {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return [431, 'Request Header Fields Too Large', 'malformed-request', 'The headers are too large.']
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return [408, 'Request Timeout', 'malformed-request', 'The request took too long to arrive.']
  }
  return [400, 'Bad Request', 'malformed-request', 'The request could not be read.']
}
