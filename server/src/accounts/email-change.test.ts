import type { UserDetails } from '@aureole/contract/accounts'
import type { ProblemBody } from '@aureole/contract/problems'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { password, people } from './testing/people.ts'
import { startWorld, tokenOf } from './testing/world.ts'

const asked = /A new e-mail address for/
const confirm = /Confirm your new/

describeOnBothDatabases('a new address', (open) => {
  let world: Awaited<ReturnType<typeof startWorld>>
  let person: ReturnType<typeof people>
  beforeAll(async () => {
    world = await startWorld(await open(), { ADDRESS_LIMIT_SCALE: '10000' })
    person = people(world)
  })
  afterAll(() => world.stop())

  const confirmed = (token: string) => world.post('/api/auth/email/confirmation', { token })

  test('A60: it is the person’s once its link was opened, and the old mailbox is told before and after', async () => {
    const mira = await person()
    const answer = await mira.change({ email: '  Mira.New@Example.com', currentPassword: password })
    expect(answer.status).toBe(200)
    expect(answer.json()).toMatchObject({ email: mira.email, pendingEmail: 'mira.new@example.com' })

    const notice = await world.mailTo(mira.email, asked)
    expect(notice.text).toContain('m…@example.com')
    expect(notice.text, 'whoever reads the old mailbox does not learn the new one').not.toContain('mira.new')
    const mail = await world.mailTo('mira.new@example.com', confirm)
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/auth\/confirm-email\/[\w-]{43}$/)
    expect((await mira.logIn()).status, 'nothing has changed yet').toBe(200)

    expect((await confirmed(tokenOf(mail))).status).toBe(204)
    expect(await mira.read()).toMatchObject({ email: 'mira.new@example.com', pendingEmail: null })
    expect((await mira.logIn()).status).toBe(401)
    expect((await mira.logIn(password, 'mira.new@example.com')).status).toBe(200)
    await world.mailTo(mira.email, /has a new e-mail address/)
    const again = await confirmed(tokenOf(mail))
    expect([again.status, (again.json() as ProblemBody).code]).toEqual([422, 'link-invalid'])
  })

  test('A60: it asks for the password, and the link works for a day', async () => {
    const mira = await person()
    for (const body of [
      { email: 'x@example.com' },
      { email: 'x@example.com', currentPassword: 'not the right one' },
    ]) {
      const refused = await mira.change(body)
      expect(refused.status).toBe(422)
      expect((refused.json() as ProblemBody).fields?.[0]?.path).toBe('currentPassword')
    }
    const same = await mira.change({ email: mira.email, currentPassword: password })
    expect((same.json() as ProblemBody).fields?.[0]?.path).toBe('email')
    await mira.change({ email: 'late@example.com', currentPassword: password })
    const token = tokenOf(await world.mailTo('late@example.com', confirm))
    world.clock.advance(24 * 3600_000)
    const late = await confirmed(token)
    expect([late.status, (late.json() as ProblemBody).code]).toEqual([410, 'link-expired'])
    await mira.freshen()
    expect((await mira.read()).pendingEmail).toBeNull()
  })

  test('A61: an address that somebody has gets the same answer; its owner learns of it, and no link exists', async () => {
    const mira = await person()
    const noor = await person()
    const taken = await mira.change({ email: noor.email, currentPassword: password })
    const other = await person()
    const free = await other.change({ email: 'free@example.com', currentPassword: password })
    expect(taken.status).toBe(free.status)
    const shape = (answer: typeof taken) => Object.keys(answer.json() as object).toSorted()
    expect(shape(taken)).toEqual(shape(free))
    expect((taken.json() as UserDetails).pendingEmail).toBe(noor.email)
    const mail = await world.mailTo(noor.email, /already belongs to an account/)
    expect(mail.links.every((link) => !link.includes('confirm-email'))).toBe(true)
    expect(
      (await world.outbox()).filter((one) => one.to === noor.email && confirm.test(one.subject)),
    ).toEqual([])
    expect((await noor.logIn()).status).toBe(200)
  })

  test('A61: of two who want the same free address, the first to confirm has it', async () => {
    const [mira, noor] = [await person(), await person()]
    await mira.change({ email: 'wanted@example.com', currentPassword: password })
    const hers = tokenOf(await world.mailTo('wanted@example.com', confirm))
    await noor.change({ email: 'wanted@example.com', currentPassword: password })
    await expect
      .poll(async () => tokenOf(await world.mailTo('wanted@example.com', confirm)), { timeout: 10_000 })
      .not.toBe(hers)
    const his = tokenOf(await world.mailTo('wanted@example.com', confirm))
    const both = await Promise.all([confirmed(hers), confirmed(his)])
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 422])
  })

  test('A61: who only began to register with an address does not keep its owner from it', async () => {
    const mira = await person()
    await world.post('/api/auth/registration', {
      email: 'squatted@example.com',
      password,
      birthDate: '1990-01-01',
      acceptTerms: true,
    })
    await mira.change({ email: 'squatted@example.com', currentPassword: password })
    const mail = await world.mailTo('squatted@example.com', confirm)
    expect((await confirmed(tokenOf(mail))).status).toBe(204)
    expect((await mira.logIn(password, 'squatted@example.com')).status).toBe(200)
  })

  test('A62: it can be called off, and a newer wish or a new password calls it off too', async () => {
    const mira = await person()
    const wish = async (email: string) => {
      await mira.change({ email, currentPassword: password })
      return tokenOf(await world.mailTo(email, confirm))
    }
    const first = await wish('first@example.com')
    const second = await wish('second@example.com')
    expect((await confirmed(first)).status).toBe(422)
    const stranger = await person()
    expect((await stranger.send('DELETE', `${mira.path}/pending-email`)).status).toBe(404)
    expect((await mira.read()).pendingEmail).toBe('second@example.com')
    expect((await mira.send('DELETE', `${mira.path}/pending-email`)).status).toBe(204)
    expect((await mira.read()).pendingEmail).toBeNull()
    expect((await confirmed(second)).status).toBe(422)

    const third = await wish('third@example.com')
    await mira.change({ newPassword: 'a lamp that is newer', currentPassword: password })
    expect((await confirmed(third)).status).toBe(422)
    await mira.change({ email: 'fourth@example.com', currentPassword: 'a lamp that is newer' })
    const fourth = tokenOf(await world.mailTo('fourth@example.com', confirm))
    await world.post('/api/auth/password/forgotten', { email: mira.email })
    const reset = tokenOf(await world.mailTo(mira.email, /Set a new password/))
    await world.post('/api/auth/password', { token: reset, password: 'a lamp after the reset' })
    expect((await confirmed(fourth)).status).toBe(422)
  })

  test('A63: a reset that was mailed to the old address is void once the address has changed', async () => {
    const mira = await person()
    await world.post('/api/auth/password/forgotten', { email: mira.email })
    const reset = tokenOf(await world.mailTo(mira.email, /Set a new password/))
    await mira.change({ email: 'moved@example.com', currentPassword: password })
    await confirmed(tokenOf(await world.mailTo('moved@example.com', confirm)))
    const answer = await world.post('/api/auth/password', { token: reset, password: 'taken by the mailbox' })
    expect(answer.status).toBe(422)
  })

  test('A41: a forged host does not reach the mails of a change', async () => {
    const mira = await person()
    const body = { email: 'forged@example.com', currentPassword: password }
    const answer = await mira.change(body, {
      host: 'localhost',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    })
    expect(answer.status).toBe(200)
    const mail = await world.mailTo('forged@example.com', confirm)
    expect(new URL(mail.links[0] ?? '').origin).toBe(world.brands.default.origin)
    await world.mailTo(mira.email, asked)
    expect(JSON.stringify(await world.outbox())).not.toContain('evil.example')
  })

  test('name and wishes for mails change without a password; the date of birth does not change at all', async () => {
    const mira = await person({ avatar: { name: 'Somebody', imageUrl: '/portraits/a.webp' } })
    const answer = await mira.change({ name: '  Mira ', mailNotices: { news: true, security: false } })
    expect(answer.status).toBe(200)
    await mira.change({ birthDate: '2001-01-01', secondFactor: true, deletionAt: null, createdAt: 'x' })
    expect(await mira.read()).toMatchObject({
      avatar: { name: 'Mira', imageUrl: '/portraits/a.webp' },
      birthDate: '1990-01-01',
      mailNotices: { news: true, security: true },
      secondFactor: false,
    })
    expect((await mira.change({ name: '   ' })).status).toBe(422)
    expect((await mira.change({ name: 'x'.repeat(41) })).status).toBe(422)
  })

  test('mails to strangers are limited, by who asks and by whom they go to', async () => {
    const mira = await person()
    const statuses = []
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await mira.change({ email: `many-${i}@example.com`, currentPassword: password })).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(statuses[10]).toBe(429)
  })
})
