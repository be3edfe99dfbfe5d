import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brands } from '../brands/index.ts'
import type { Config } from '../platform/config.ts'
import { isProblem, notFound } from '../platform/errors.ts'
import { encodingFor } from '../platform/http/compress.ts'
import type { Http } from '../platform/http/index.ts'
import type { Log } from '../platform/log.ts'
import { buildStamp, defaultFolder, readBuild, type BuildOutput } from './build-output.ts'
import { createFirstPaint, type FirstPaint } from './first-paint.ts'
import { serveForMachines } from './for-machines.ts'
import { createPageCache, type PageCache, type ReadyPage } from './page-cache.ts'
import { sendPlainPage } from './plain-page.ts'
import { renderPage, type PageAvatars } from './render-page.ts'
import { findStaticFiles, matchesTag, sendStatic, type StaticFiles } from './static-files.ts'
import { whichPage } from './which-page.ts'

export interface PageParts {
  readonly config: Pick<Config, 'nodeEnv'>
  readonly brands: Brands
  readonly avatars: PageAvatars
  readonly log: Log
  /** The folder of the built page. */
  readonly folder?: string
}

interface Built {
  readonly stamp: number
  readonly build: BuildOutput | undefined
  readonly firstPaint: FirstPaint
  readonly files: StaticFiles
  readonly cache: PageCache
}

/** The HTML of every page, for each brand and address, and the files that it needs. */
export function servePages(http: Http, parts: PageParts): void {
  const folder = parts.folder ?? defaultFolder
  let built = load(folder, parts.log)

  serveForMachines(http, parts)
  warmUp(http, () => built.firstPaint.warm())
  http.elsewhere(async (request, reply) => {
    if (parts.config.nodeEnv !== 'production' && buildStamp(folder) !== built.stamp)
      built = load(folder, parts.log)
    const address = addressOf(request)
    if (sendStatic(built.files, address.pathname, request, reply)) {
      http.label(request, address.pathname.startsWith('/assets/') ? '/assets/*' : '/(file)')
      return reply
    }
    if (address.pathname.startsWith('/assets/')) throw notFound('This file')
    return sendPage(http, parts, built, address, request, reply)
  })
}

/** Once the start is over, so that it does not take longer for it. */
function warmUp(http: Http, warm: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  http.fastify.addHook('onListen', async () => {
    timer = setTimeout(() => void warm(), 500)
  })
  http.fastify.addHook('onClose', async () => clearTimeout(timer))
}

function load(folder: string, log: Log): Built {
  const build = readBuild(folder)
  const stamp = build?.stamp ?? 0
  return {
    stamp,
    build,
    firstPaint: createFirstPaint(folder, stamp, log),
    files: findStaticFiles(join(folder, 'page')),
    cache: createPageCache({ most: 300, milliseconds: 30_000 }),
  }
}

async function sendPage(
  http: Http,
  parts: PageParts,
  { build, firstPaint, cache }: Built,
  address: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = whichPage(address, parts.config.nodeEnv !== 'production')
  http.label(request, asked.page?.path ?? '(not found)')
  const brandId = await brandAt(http, request, reply)
  if (brandId === undefined) {
    return sendPlainPage(
      reply,
      421,
      'Domain missing configuration.',
      `Nothing is set up for this address yet.`,
    )
  }
  if (build === undefined) {
    return sendPlainPage(
      reply,
      503,
      'The page has not been built',
      'Run npm run build, then load this page again.',
    )
  }
  const brand = parts.brands.byId(brandId)
  const page = await cache.get(`${brandId} ${asked.path}`, () =>
    renderPage({ ...parts, build, firstPaint }, brand, asked),
  )
  if (address.pathname.startsWith('/auth/')) reply.header('referrer-policy', 'no-referrer')
  return sendReady(page, request, reply)
}

async function brandAt(
  http: Http,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  try {
    return (await http.enter(request, reply, { who: 'all', name: 'pages' })).brandId
  } catch (error) {
    if (isProblem(error, 'domain-not-configured')) return undefined
    throw error
  }
}

async function sendReady(
  page: ReadyPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .code(page.status)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', page.policy)
    .header('etag', page.etag)
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  if (page.status === 200 && matchesTag(request.headers['if-none-match'], page.etag))
    return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(page.html)
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding))
}

/** The host does not matter here and is not to be trusted. */
function addressOf(request: FastifyRequest): URL {
  return new URL(`http://page${request.url.startsWith('/') ? '' : '/'}${request.url}`)
}
