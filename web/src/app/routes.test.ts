import { allPages } from '@aureole/contract/pages'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { createAppRouter } from './router.ts'

const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }))

/** The path of the route that an address leads to. */
function routeAt(path: string): string | undefined {
  const [matchedRoutes, params, foundRoute] = router.getMatchedRoutes(path)
  const leftOver = params['**'] !== undefined
  return foundRoute === undefined || leftOver ? undefined : matchedRoutes.at(-1)?.fullPath
}

function example(path: string): string {
  return path.replaceAll(/\{-\$\w+\}|\$\w+/g, 'x')
}

describe('routes', () => {
  it.each(allPages.map(({ path }) => path))('has %s', (path) => {
    expect(routeAt(example(path))).toBe(path)
  })

  it.each([
    ['/chat', '/chat/{-$chatHash}'],
    ['/chat/abc', '/chat/{-$chatHash}'],
    ['/chat/group/abc', '/chat/group/$chatHash'],
    ['/avatars/ai/create', '/avatars/ai/create'],
    ['/avatars/ai/abc', '/avatars/ai/$id'],
    ['/admin/violations', '/admin/violations/{-$userId}'],
    ['/admin/chats/manage', '/admin/chats/manage/{-$chatHash}'],
  ])('leads %s to %s', (address, path) => {
    expect(routeAt(address)).toBe(path)
  })

  it.each(['/nowhere', '/discover/a/b', '/admin/nowhere', '/settings/nowhere'])(
    'finds nothing at %s',
    (address) => {
      expect(routeAt(address)).toBeUndefined()
    },
  )

  it('gives the guard of the contract to every guarded page', () => {
    for (const { path, guard } of allPages) {
      const route = Object.values(router.routesByPath).find((one) => one.fullPath === path)
      if (guard !== undefined) expect(route?.options.beforeLoad, path).toBeDefined()
    }
  })
})
