import type { Page } from '@playwright/test'
import { seriousViolations } from './support/axe.ts'
import { expect, test, widths } from './support/test.ts'

/** Where the parameters of a route lead to something real. */
interface Walk {
  path: string
  /** The heading that a person sees when they have arrived. */
  heading: RegExp
  guard?: 'auth' | 'premium' | 'admin'
  /** Where it takes the person, when not to itself. */
  leadsTo?: RegExp
}

const anyHash = 'AAAAAAAAAAAAAAAAAAAAAA'
const anyId = '01900000-0000-7000-8000-000000000000'

const open: Walk[] = [
  { path: '/', heading: /./ },
  { path: '/discover', heading: /meet/i },
  { path: '/discover?gender=MALE&minAge=30&maxAge=50', heading: /meet/i },
  { path: '/avatars/ai/create', heading: /./ },
  { path: '/privacy-policy', heading: /privacy policy/i },
  { path: '/terms-of-service', heading: /terms of service/i },
  { path: '/safety', heading: /./ },
  { path: '/payment/status/failure', heading: /./ },
  { path: '/payment/status/success/premium', heading: /./ },
  { path: '/payment/status/success/tokens', heading: /./ },
  { path: '/nothing-here', heading: /nothing at this address/i },
]

const guarded: Walk[] = [
  { path: '/avatars/ai', heading: /my angels/i, guard: 'auth' },
  { path: `/avatars/ai/${anyId}`, heading: /./, guard: 'auth' },
  { path: '/avatars/personal', heading: /./, guard: 'auth' },
  { path: '/avatars/personal/create', heading: /./, guard: 'premium' },
  { path: '/chats', heading: /./, guard: 'auth' },
  { path: '/chat', heading: /./, guard: 'auth', leadsTo: /\/chats?(\/|$)/ },
  { path: `/chat/${anyHash}`, heading: /./, guard: 'auth' },
  { path: `/chat/group/${anyHash}`, heading: /./, guard: 'auth' },
  { path: '/premium', heading: /premium/i, guard: 'auth' },
  { path: '/tokens', heading: /token/i, guard: 'auth' },
  { path: '/settings', heading: /robin/i, guard: 'auth' },
  { path: '/settings/personal-details', heading: /personal details/i, guard: 'auth' },
]

const desk: Walk[] = [
  { path: '/admin', heading: /queue/i, guard: 'admin', leadsTo: /\/admin\/chats$/ },
  { path: '/admin/chats', heading: /queue/i, guard: 'admin' },
  { path: '/admin/chats/manage', heading: /./, guard: 'admin' },
  { path: `/admin/chats/manage/${anyHash}`, heading: /./, guard: 'admin' },
  { path: '/admin/violations', heading: /violations/i, guard: 'admin' },
  { path: `/admin/violations/${anyId}`, heading: /violations/i, guard: 'admin' },
]

async function arrive(page: Page, walk: Walk): Promise<void> {
  await page.goto(walk.path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await expect(page.getByRole('heading', { level: 1, name: walk.heading }).first()).toBeVisible()
  const path = new URL(page.url()).pathname
  if (walk.leadsTo) expect(path).toMatch(walk.leadsTo)
  else expect(path).toBe(walk.path.replace(/\?.*/, ''))
}

/** A missing chat or angel answers 404, and the browser writes that into the console by itself. */
function unexpected(complaints: string[]): string[] {
  return complaints.filter((line) => !/Failed to load resource.*404/.test(line))
}

const devices = [
  ['phone', widths.phone],
  ['desktop', widths.desktop],
] as const

const roles = [
  ['a guest', 'guest', open],
  ['a person', 'premium', [...open, ...guarded]],
  ['an agent', 'agent', desk],
] as const

// One after another in the same browser, as a person goes: its caches are warm, which is most of the time that a test of each would take.
for (const [device, width] of devices) {
  test.describe(`on a ${device}`, () => {
    for (const [who, role, walks] of roles) {
      test(`${who} walks every route`, async ({ pageAs, complaints }) => {
        test.setTimeout(180_000)
        const page = await pageAs(role, { width })
        for (const walk of walks) {
          await test.step(walk.path, async () => {
            await arrive(page, walk)
            expect.soft(await seriousViolations(page), walk.path).toEqual([])
            expect.soft(unexpected(complaints.splice(0)), walk.path).toEqual([])
          })
        }
      })
    }

    test('a guest is asked to log in at guarded routes', async ({ pageAs, complaints }) => {
      test.setTimeout(180_000)
      const page = await pageAs('guest', { width })
      // The guards are the same at every width: all of them on one.
      const walks = [...guarded, ...desk]
      for (const walk of device === 'desktop' ? walks : walks.filter((_, i) => i % 5 === 0)) {
        await test.step(walk.path, async () => {
          await page.goto(walk.path)
          await expect(page.getByRole('dialog'), walk.path).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(page).toHaveURL(/\/$/)
          await expect(page.getByRole('dialog')).toHaveCount(0)
          expect.soft(unexpected(complaints.splice(0)), walk.path).toEqual([])
        })
      }
      await page.goto('/chats')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
    })
  })
}
