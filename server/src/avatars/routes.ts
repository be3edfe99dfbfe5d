import { listAvatars, listOptions, readAvatar } from '@aureole/contract/avatars'
import { notFound } from '../platform/errors.ts'
import type { Http } from '../platform/http/index.ts'
import type { Avatars } from './avatars.ts'

export function avatarRoutes(http: Http, avatars: Avatars): void {
  http.serve(listAvatars, ({ query }) => avatars.list(query, query.page, query.pageSize))

  http.serve(listOptions, async () => avatars.options())

  http.serve(readAvatar, async ({ params }) => {
    const avatar = await avatars.byId(params.id)
    if (avatar === undefined) throw notFound('This angel')
    return avatar
  })
}
