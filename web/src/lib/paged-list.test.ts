import { listAvatars } from '@aureole/contract/avatars'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { itemsById, pageAfter, pagedListOptions } from './paged-list.ts'
import { answer, serveOrigin } from './session/testing.ts'
import { closeToast, toasts } from './toasts.ts'

afterEach(() => {
  for (const one of toasts()) closeToast(one.id)
})

function observe() {
  const client = new QueryClient()
  const observer = new InfiniteQueryObserver(
    client,
    pagedListOptions(listAvatars, { gender: 'MALE' }, ['list']),
  )
  const stop = observer.subscribe(() => undefined)
  return { observer, stop }
}

describe('a list that comes page by page', () => {
  it('asks for page 1 first, twelve at a time, then for the next until the last', async () => {
    const asked: string[] = []
    await serveOrigin((request, _body, response) => {
      asked.push(request.url ?? '')
      const page = asked.length
      answer(response, 200, { items: [{ id: `a${page}` }], firstPage: page === 1, lastPage: page === 2 })
    })
    const { observer, stop } = observe()
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toHaveLength(1))
    expect(observer.getCurrentResult().hasNextPage).toBe(true)
    await observer.fetchNextPage()
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
    expect(asked).toEqual([
      '/api/avatars?gender=MALE&page=1&pageSize=12',
      '/api/avatars?gender=MALE&page=2&pageSize=12',
    ])
    stop()
  })

  it('is fetched once when two parts of a page want it', async () => {
    let asked = 0
    await serveOrigin((_request, _body, response) => {
      asked += 1
      answer(response, 200, { items: [], firstPage: true, lastPage: true })
    })
    const client = new QueryClient()
    const options = pagedListOptions(listAvatars, {}, ['list'])
    const observers = [new InfiniteQueryObserver(client, options), new InfiniteQueryObserver(client, options)]
    const stops = observers.map((observer) => observer.subscribe(() => undefined))
    await vi.waitFor(() => expect(observers[1]?.getCurrentResult().isSuccess).toBe(true))
    expect(asked).toBe(1)
    for (const stop of stops) stop()
  })

  it('says once that it failed, and can be asked again', async () => {
    let broken = true
    await serveOrigin((_request, _body, response) => {
      if (broken) answer(response, 500, {})
      else answer(response, 200, { items: [{ id: 'a' }], firstPage: true, lastPage: true })
    })
    const { observer, stop } = observe()
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    expect(toasts()).toMatchObject([
      {
        severity: 'error',
        title: 'Error message',
        message: 'Unexpected error while fetching the data. Please try again.',
      },
    ])
    broken = false
    await observer.refetch()
    expect(observer.getCurrentResult().data?.pages).toHaveLength(1)
    stop()
  })
})

describe('its items', () => {
  it('are kept by id: one that moved to a later page meanwhile is shown once', () => {
    const page = (...ids: string[]) => ({
      items: ids.map((id) => ({ id })),
      firstPage: false,
      lastPage: false,
    })
    expect(itemsById([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('end with the last page', () => {
    expect(pageAfter({ items: [], firstPage: true, lastPage: false }, 0)).toBe(1)
    expect(pageAfter({ items: [], firstPage: true, lastPage: true }, 0)).toBeUndefined()
  })
})
