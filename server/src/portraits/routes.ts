import { readFile } from 'node:fs/promises'
import { notFound } from '../platform/errors.ts'
import type { Http } from '../platform/http/index.ts'

/** Only names of the index are served, so that no path of a request ever reaches the file system. */
export function portraitRoutes(http: Http, folder: URL, files: ReadonlyMap<string, string>): void {
  // All of them together are some megabytes: read once, kept.
  const kept = new Map<string, Promise<Buffer>>()

  const current = new Map([...files.keys()].map((file) => [withoutHash(file), file]))

  /** Addresses are kept for long, also by us: one of a picture that was drawn anew leads to the new one. */
  function successorOf(file: string): string | undefined {
    return current.get(withoutHash(file))
  }

  http.fastify.get<{ Params: { file: string } }>('/portraits/:file', async (request, reply) => {
    const { file } = request.params
    const type = files.get(file)
    if (type === undefined) {
      const successor = successorOf(file)
      if (successor === undefined) throw notFound('This picture')
      return reply.header('cache-control', 'no-cache').redirect(`/portraits/${successor}`, 302)
    }
    let content = kept.get(file)
    if (content === undefined) {
      content = readFile(new URL(file, folder))
      kept.set(file, content)
      content.catch(() => kept.delete(file))
    }
    const bytes = await content
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(type)
      .send(bytes)
  })
}

function withoutHash(file: string): string {
  return file.replace(/-[0-9a-f]{12}-/, '-')
}
