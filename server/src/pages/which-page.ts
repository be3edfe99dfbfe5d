import { filterQuery, parseFilter, type AvatarFilter } from '@aureole/contract/avatars'
import { id } from '@aureole/contract/common'
import { pageAt, type PageInfo } from '@aureole/contract/pages'

/** What an address asks for, in the few words that tell one page of HTML from another. */
export interface WhichPage {
  readonly page: PageInfo | undefined
  /** Tells this page of HTML from others: without parameters that change nothing in it, and without tokens. */
  readonly path: string
  readonly filter?: AvatarFilter
  readonly featured?: true
  readonly avatarId?: string
}

export function whichPage(address: URL, development: boolean): WhichPage {
  const path = decoded(address.pathname)
  const page = path === undefined ? undefined : pageAt(path)
  if (page === undefined || path === undefined || (page.development && !development)) return nowhere
  if (page.path === '/') return { page, path: '/', featured: true }
  if (page.path === '/discover') {
    const filter = parseFilter(Object.fromEntries(address.searchParams))
    const query = new URLSearchParams(filterQuery(filter)).toString()
    return { page, path: query === '' ? '/discover' : `/discover?${query}`, filter }
  }
  if (page.path === '/discover/$id') {
    const asked = id.safeParse(path.split('/')[2])
    return asked.success ? { page, path: `/discover/${asked.data}`, avatarId: asked.data } : nowhere
  }
  // The pattern stands for the address: one page of HTML serves every chat and every mailed link.
  return { page, path: page.path }
}

export const nowhere: WhichPage = { page: undefined, path: '(not found)' }

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
