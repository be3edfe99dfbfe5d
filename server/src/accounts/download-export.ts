import { notFound, problem } from '../platform/errors.ts'
import type { Http } from '../platform/http/index.ts'
import { tokenHash } from './keys.ts'
import { addressLimits } from './limits.ts'
import { exportByHash } from './store-exports.ts'
import type { AccountsTools } from './tools.ts'

/** The ZIP itself. The secret in its address is the key, so that the mailed link works on any device. */
export function exportDownload(http: Http, tools: AccountsTools): void {
  http.fastify.get<{ Params: { token: string } }>('/api/exports/:token', async (request, reply) => {
    await http.enter(request, reply, {
      who: 'all',
      name: 'accounts.downloadExport',
      limit: { perAddress: addressLimits.download },
    })
    const found = await exportByHash(tools.database.db, tokenHash(request.params.token))
    if (found === undefined) throw notFound('This file')
    const { content, expiresAt, madeAt } = found
    if (content === null || expiresAt === null || expiresAt <= tools.clock.now())
      throw problem('link-expired', 'This link has expired. Please ask for your data again in the settings.')
    const day = madeAt?.toISOString().slice(0, 10) ?? 'all'
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
      .type('application/zip')
      .send(Buffer.from(content))
  })
}
