import { afterEach, describe, expect, it } from 'vitest'
import { closeDialog, currentDialog, dismissDialog, openDialog, swapDialog } from './dialogs.ts'

afterEach(() => {
  while (currentDialog() !== undefined) closeDialog()
})

describe('dialogs', () => {
  it('are one at a time: opening closes the one before and resolves its result', async () => {
    const login = openDialog('login', {})
    const premium = openDialog('premium', {})
    expect(currentDialog()?.name).toBe('premium')
    await expect(login).resolves.toBeUndefined()
    closeDialog('wanted')
    await expect(premium).resolves.toBe('wanted')
    expect(currentDialog()).toBeUndefined()
  })

  it('swap in place: the frame stays and whoever waits gets the later result', async () => {
    const login = openDialog('login', {})
    const frame = currentDialog()?.key
    swapDialog('registration', { draft: { email: 'robin@example.org' } })
    expect(currentDialog()).toMatchObject({ name: 'registration', key: frame })
    closeDialog('logged-in')
    await expect(login).resolves.toBe('logged-in')
  })

  it('can be dismissed, but for those that need an answer', () => {
    void openDialog('login', {})
    dismissDialog()
    expect(currentDialog()).toBeUndefined()
    void openDialog('avatar-setup', {})
    dismissDialog()
    expect(currentDialog()?.name).toBe('avatar-setup')
  })

  it('wait behind the age verification; the last one asked for is the one that comes', async () => {
    const age = openDialog('age-verification', {})
    const login = openDialog('login', {})
    void openDialog('premium', {})
    expect(currentDialog()?.name).toBe('age-verification')
    await expect(login).resolves.toBeUndefined()
    closeDialog('confirmed')
    await expect(age).resolves.toBe('confirmed')
    expect(currentDialog()?.name).toBe('premium')
  })

  it('let the age verification go first when it comes second, without losing the open one', async () => {
    const login = openDialog('login', {})
    void openDialog('age-verification', {})
    expect(currentDialog()?.name).toBe('age-verification')
    closeDialog('confirmed')
    expect(currentDialog()?.name).toBe('login')
    closeDialog('logged-in')
    await expect(login).resolves.toBe('logged-in')
  })
})
