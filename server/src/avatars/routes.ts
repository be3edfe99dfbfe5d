import { createHash } from 'node:crypto'
import * as contract from '@aureole/contract/avatars'
import { notFound } from '../platform/errors.ts'
import { addressKey } from '../platform/http/address.ts'
import type { Http } from '../platform/http/index.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { ListReader } from './catalogue/list-avatars.ts'

export function catalogueRoutes(http: Http, catalogue: Catalogue): void {
  http.serve(contract.listAvatars, ({ query }, context) => catalogue.list(query, readerOf(context)), {
    // As fast as anybody scrolls. A page far beyond the end reads the whole of an index.
    limit: { perAddress: { limit: 300, seconds: 60 } },
  })

  http.serve(contract.featuredAvatars, async (_, { principal }) => ({
    items: await catalogue.featured(principal?.userId),
  }))

  http.serve(contract.listOptions, () => catalogue.options(), { caching: 'public, max-age=300' })

  http.serve(contract.readAvatar, async ({ params }, { principal }) => {
    const avatar = await catalogue.byId(params.id, principal?.userId)
    if (avatar === undefined) throw notFound('This angel')
    return avatar
  })

  http.serve(contract.similarAvatars, async ({ params }, { principal }) => {
    const items = await catalogue.similar(params.id, principal?.userId)
    if (items === undefined) throw notFound('This angel')
    return { items }
  })
}

/** Who turns the pages. Guests are told apart as well as one can; those who look alike share a bookmark and lose nothing else. */
function readerOf(context: {
  principal?: { userId: string }
  address: string
  userAgent: string
}): ListReader {
  const userId = context.principal?.userId
  if (userId !== undefined) return { userId, key: userId }
  const guest = createHash('sha256').update(`${addressKey(context.address)}\n${context.userAgent}`)
  return { key: guest.digest('base64url').slice(0, 22) }
}
