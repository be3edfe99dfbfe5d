import type { Readable } from 'node:stream'
import type { Route } from '@aureole/contract/route'
import type { FastifyReply } from 'fastify'

/** A file to keep. `name` may hold any characters; the sender of it need not tidy it. */
export type FileAnswer = { readonly type: string; readonly name: string } & (
  | { readonly bytes: Buffer; readonly stream?: undefined }
  | { readonly stream: Readable; readonly bytes?: undefined }
)

export function sendFile(route: Route, file: FileAnswer, reply: FastifyReply): FastifyReply {
  const type = file.type.split(';', 1)[0] ?? ''
  if (!route.download?.types.includes(type)) {
    file.stream?.destroy()
    throw new Error(`${route.name} answers with ${type}, which its contract does not name`)
  }
  return reply
    .code(route.status ?? 200)
    .header('content-disposition', attachment(file.name))
    .type(file.type)
    .send(file.bytes ?? file.stream)
}

/** RFC 6266: a plain name for all, and the true one in UTF-8 (RFC 5987) for those who read it. */
export function attachment(name: string): string {
  // Lone halves of a character cannot be encoded; signs that mean something to a file system never belong in a name.
  const tidy = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const full =
    tidy
      .replace(/^[.\s]+/, '')
      .slice(0, 150)
      .toWellFormed() || 'file'
  const plain = full
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_')
  if (plain === full) return `attachment; filename="${plain}"`
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(full)}`
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
