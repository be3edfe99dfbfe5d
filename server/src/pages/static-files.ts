import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, type Encoding } from '../platform/http/compress.ts'
import { contentPolicy } from '../platform/http/index.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

const filePolicy = contentPolicy({})

interface StaticFile {
  readonly path: string
  readonly type: string
  readonly encodings: readonly Encoding[]
  etag?: string
  /** Read once: the whole build is a few megabytes. */
  readonly content: Map<Encoding | 'plain', Buffer>
}

export type StaticFiles = ReadonlyMap<string, StaticFile>

/** The files of a folder by their address. An address is looked up, never joined to a path, so none can climb out. */
export function findStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).split(sep).join('/'))
  const all = new Set(names)
  for (const name of names) {
    const type = types[extname(name)]
    const hidden = name.split('/').some((part) => part.startsWith('.'))
    if (type === undefined || hidden || name === 'index.html' || !statSync(join(folder, name)).isFile())
      continue
    const encodings = (
      [
        ['br', '.br'],
        ['gzip', '.gz'],
      ] as const
    )
      .filter(([, ending]) => all.has(name + ending))
      .map(([encoding]) => encoding)
    files.set(`/${name}`, { path: join(folder, name), type, encodings, content: new Map() })
  }
  return files
}

/** Headers that say something to documents alone: on a dozen small scripts they would weigh more than the scripts. */
const forDocuments = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-dns-prefetch-control',
  'cross-origin-opener-policy',
]

/** Sends the file at this address, if there is one. */
export function sendStatic(
  files: StaticFiles,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const file = files.get(path)
  if (file === undefined) return false
  file.etag ??= `"${createHash('sha256').update(contentOf(file)).digest('base64url').slice(0, 22)}"`
  const wanted = encodingFor(request.headers['accept-encoding'])
  const encoding =
    file.encodings.find((one) => one === wanted) ?? file.encodings.find((one) => one === 'gzip' && wanted)
  reply
    .header('cache-control', cachingOf(path))
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(file.type)
  if (path.startsWith('/assets/')) for (const name of forDocuments) reply.removeHeader(name)
  // A worker and a page live by the policy that they came with, and both have to fetch things of ours.
  else if (/html|javascript/.test(file.type)) reply.header('content-security-policy', filePolicy)
  if (file.encodings.length > 0) reply.header('vary', 'accept-encoding')
  // A tag names one encoding of the file: a cache must not put two together.
  const etag = encoding === undefined ? file.etag : file.etag.replace(/"$/, `-${encoding}"`)
  reply.header('etag', etag)
  if (matchesTag(request.headers['if-none-match'], etag)) {
    void reply.code(304).send()
    return true
  }
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  void reply.send(contentOf(file, encoding))
  return true
}

export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return (
    header.trim() === '*' || header.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
  )
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

function contentOf(file: StaticFile, encoding?: Encoding): Buffer {
  const key = encoding ?? 'plain'
  const kept = file.content.get(key)
  if (kept !== undefined) return kept
  const content = readFileSync(file.path + (encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''))
  file.content.set(key, content)
  return content
}

function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // A service worker that is kept too long keeps an old page alive.
  if (path === '/sw.js' || path.endsWith('.html')) return 'no-cache'
  return 'public, max-age=3600'
}
