import type { Group } from '@aureole/contract/accounts'
import { pageAt } from '@aureole/contract/pages'
import { createMemoryHistory, isNotFound, isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDialog, currentDialog } from '../lib/dialogs.ts'
import { signalMounted } from '../lib/mounted.ts'
import { session } from '../lib/session.ts'
import { guest } from '../lib/session/create-session.ts'
import { ask, gate, guardNavigation, wantedPage } from './guards.ts'

const robin = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'robin@example.org',
  avatar: { name: 'Robin', imageUrl: '/robin.webp' },
  tokens: 5,
  isPremium: false,
  warningCounter: 0,
  suspendedUntil: null,
  isAgent: false,
}

function logIn(change: Partial<typeof robin> = {}, groups: readonly Group[] = ['USER']): void {
  session.state.set({ loggedIn: true, user: { ...robin, ...change }, groups, confirmed: true })
}

async function opened(name: string): Promise<void> {
  await vi.waitFor(() => expect(currentDialog()?.name).toBe(name))
}

beforeEach(() => {
  vi.stubGlobal('document', {})
  signalMounted()
})
afterEach(() => {
  vi.unstubAllGlobals()
  while (currentDialog() !== undefined) closeDialog()
  session.state.set(guest)
})

describe('a guard', () => {
  it('lets everyone into open pages', async () => {
    await expect(ask(pageAt('/discover'))).resolves.toBe('pass')
    await expect(ask(undefined)).resolves.toBe('pass')
  })

  it('asks guests to log in and lets them go on when they do', async () => {
    const verdict = ask(pageAt('/chats'))
    await opened('login')
    expect(wantedPage()).toBe('/chats')
    logIn()
    closeDialog('logged-in')
    await expect(verdict).resolves.toBe('pass')
    expect(wantedPage()).toBeUndefined()
  })

  it('opens the registration where the page says so', async () => {
    const verdict = ask({ path: '/chats', title: 'Chats', guard: 'auth', opens: 'registration' })
    await opened('registration')
    closeDialog()
    await expect(verdict).resolves.toBe('stay')
  })

  it('keeps guests who close the dialog where they are', async () => {
    const verdict = ask(pageAt('/settings'))
    await opened('login')
    closeDialog()
    await expect(verdict).resolves.toBe('stay')
  })

  it('shows people without premium what it is', async () => {
    logIn()
    const verdict = ask(pageAt('/avatars/personal/create'))
    await opened('premium')
    closeDialog()
    await expect(verdict).resolves.toBe('stay')
    logIn({ isPremium: true })
    await expect(ask(pageAt('/avatars/personal/create'))).resolves.toBe('pass')
  })

  it('asks guests at the desk to log in, and hides it from those who are not agents', async () => {
    const verdict = ask(pageAt('/admin/chats'))
    await opened('login')
    closeDialog()
    await expect(verdict).resolves.toBe('stay')
    logIn()
    await expect(ask(pageAt('/admin/chats'))).resolves.toBe('not-found')
    logIn({ isAgent: true }, ['USER', 'AGENT'])
    await expect(ask(pageAt('/admin/chats'))).resolves.toBe('pass')
  })
})

describe('the gate of a route', () => {
  it('sends those who may not enter on the first navigation to the main page', async () => {
    const entered = gate({ location: { pathname: '/tokens' }, cause: 'enter' })
    await opened('login')
    closeDialog()
    const refusal: unknown = await entered.catch((error: unknown) => error)
    expect(isRedirect(refusal) && refusal.options.to).toBe('/')
  })

  it('shows nothing at this address to people at the desk', async () => {
    logIn()
    const refusal: unknown = await gate({ location: { pathname: '/admin/chats' }, cause: 'enter' }).catch(
      (error: unknown) => error,
    )
    expect(isNotFound(refusal)).toBe(true)
  })

  it('sends agents whose second factor is missing to the settings, where they set it up', async () => {
    logIn({ isAgent: true })
    const refusal: unknown = await gate({ location: { pathname: '/admin/chats' }, cause: 'enter' }).catch(
      (error: unknown) => error,
    )
    expect(isRedirect(refusal) && refusal.options.to).toBe('/settings')
  })

  it('does not ask when a link is merely pointed at', async () => {
    await gate({ location: { pathname: '/tokens' }, cause: 'preload' })
    expect(currentDialog()).toBeUndefined()
  })
})

describe('a navigation', () => {
  it('that is refused leaves the address as it is', async () => {
    const history = createMemoryHistory({ initialEntries: ['/'] })
    guardNavigation(history)
    history.push('/chats')
    await opened('login')
    expect(history.location.pathname).toBe('/')
    closeDialog()
    await vi.waitFor(() => expect(currentDialog()).toBeUndefined())
    expect(history.location.pathname).toBe('/')
    history.push('/discover')
    await vi.waitFor(() => expect(history.location.pathname).toBe('/discover'))
  })
})
