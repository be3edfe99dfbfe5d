import { notFound, Problem } from '../platform/errors.ts'
import type { Http } from '../platform/http/index.ts'
import { WorkerError } from '../platform/worker-pool.ts'
import { addressOf, currentVersion, isUploaded, parseFileName } from './addresses.ts'
import type { Gallery } from './gallery.ts'

/** Not a call of the API but files: nothing to log in for, kept by browsers and whatever stands in front of us. */
export function portraitRoutes(http: Pick<Http, 'fastify'>, gallery: Gallery): void {
  http.fastify.get<{ Params: { file: string } }>('/portraits/:file', async (request, reply) => {
    const file = parseFileName(request.params.file)
    if (file === undefined) throw notFound('This picture')
    if (file.version !== currentVersion(file.name)) {
      if (!(await gallery.knows(file.name))) throw notFound('This picture')
      // Addresses are kept for long, also by us: one of an older drawing leads to today's.
      return reply
        .header('cache-control', 'no-cache')
        .redirect(addressOf(file.name, file.width, file.format), 302)
    }
    const bytes = await gallery.show(file).catch((error: unknown) => {
      throw error instanceof WorkerError ? busy(error) : error
    })
    if (bytes === undefined) throw notFound('This picture')
    // What a person brought along is not for what stands between us and whoever may see it.
    const keepers = isUploaded(file.name) ? 'private' : 'public'
    return reply
      .header('cache-control', `${keepers}, max-age=31536000, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(`image/${file.format}`)
      .send(bytes)
  })
}

function busy(cause: WorkerError): Problem {
  return new Problem('not-ready', 'This picture is not ready yet. Please try again in a moment.', {
    cause,
    headers: { 'retry-after': '2' },
  })
}
