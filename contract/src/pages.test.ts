import { describe, expect, it } from 'vitest'
import { pageAt, pageTitle } from './pages.ts'

const brand = { name: 'Aureole', tagline: 'good company' }

describe('the table of pages', () => {
  it.each([
    ['/', '/'],
    ['/discover', '/discover'],
    ['/discover/0190', '/discover/$id'],
    ['/chat', '/chat/{-$chatHash}'],
    ['/chat/abc', '/chat/{-$chatHash}'],
    ['/chat/group/abc', '/chat/group/$chatHash'],
    ['/avatars/ai/create', '/avatars/ai/create'],
    ['/avatars/ai/0190', '/avatars/ai/$id'],
    ['/admin/chats/manage', '/admin/chats/manage/{-$chatHash}'],
    ['/admin/violations/0190', '/admin/violations/{-$userId}'],
  ])('%s is %s', (path, page) => {
    expect(pageAt(path)?.path).toBe(page)
  })

  it.each(['/nowhere', '/discover/a/b', '/settings/other'])('%s is nothing', (path) => {
    expect(pageAt(path)).toBeUndefined()
  })

  it('names the brand once', () => {
    expect(pageTitle(pageAt('/'), brand)).toBe('Aureole: good company')
    expect(pageTitle(pageAt('/discover'), brand)).toBe('Discover · Aureole')
    expect(pageTitle(undefined, brand)).toBe('Nothing at this address · Aureole')
  })
})
