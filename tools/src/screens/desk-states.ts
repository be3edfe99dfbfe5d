import type { Page } from '@playwright/test'
import { angelId, appeals, chatHash, dario, dashboard, emptyQueue, history, log, managed, queue, review, standing, violations } from './desk-world.ts'
import type { State } from './state.ts'
import { dialogIsThere, openPanel } from './steps.ts'

/** The agents' desk and the person's side of it, with the same evening in each picture. */

type Before = NonNullable<State['before']>
type After = NonNullable<State['after']>

const problem = (status: number, code: string, detail: string) => ({ type: 'about:blank', title: code, status, code, detail })

function answering(pattern: string | RegExp, body: unknown, status = 200): Before {
  return async (page) => {
    await page.route(pattern, (route) =>
      route.fulfill({
        status,
        contentType: status < 400 ? 'application/json' : 'application/problem+json',
        body: JSON.stringify(body),
      }),
    )
  }
}

function all(...steps: Before[]): Before {
  return async (page) => {
    for (const step of steps) await step(page)
  }
}

const hanging =
  (pattern: string): Before =>
  async (page) => {
    await page.route(pattern, () => new Promise<void>(() => {}))
  }

/** Who looks, as the token in the browser says it; one picture of the catalogue for the angel. */
async function whoAndFace(page: Page, fulfil: (me: string, thumb: string) => unknown): Promise<string> {
  const { id, thumb } = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('auth-tokens-production') ?? '{}') as { accessToken: string }
    const claims = JSON.parse(atob(accessToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { user: { id: string } }
    const { items } = (await (await fetch('/api/avatars?pageSize=1&gender=MALE')).json()) as { items: { thumbUrl: string }[] }
    return { id: claims.user.id, thumb: items[0]?.thumbUrl ?? '' }
  })
  return JSON.stringify(fulfil(id, thumb))
}

function knowing(pattern: string | RegExp, fulfil: (me: string, thumb: string) => unknown): Before {
  return async (page) => {
    await page.route(pattern, async (route) =>
      route.fulfill({ contentType: 'application/json', body: await whoAndFace(page, fulfil) }),
    )
  }
}

const opening = new RegExp(`/api/admin/chats/${chatHash}(?:\\?|$)`)

const evening = all(
  knowing('**/api/admin/queue?*', (me) => queue(me)),
  answering('**/api/admin/dashboard', dashboard),
  answering(/\/api\/admin\/appeals\?/, appeals),
  answering(/\/api\/admin\/violations\?/, violations),
  answering(/\/api\/admin\/audit\?/, log),
  answering(`**/api/admin/users/${dario}`, history),
  answering(`**/api/admin/avatars/${angelId}/review`, review),
  answering('**/api/admin/cases/*/watch', {}, 200),
  knowing(opening, managed),
)

const keys =
  (...pressed: string[]): After =>
  async (page) => {
    await page.locator('[data-case], [data-line]').first().waitFor()
    for (const key of pressed) await page.keyboard.press(key)
  }

/** Where there is no room for the panel, it opens by a press. */
const choose =
  (text: RegExp): After =>
  async (page) => {
    await page.locator('[data-row]').filter({ hasText: text }).first().click()
  }

const decide =
  (key: string, words: string): After =>
  async (page) => {
    await keys(key)(page)
    await page.getByRole('textbox', { name: /^(?:What|Why|Note)/ }).first().fill(words)
  }

const manage = `/admin/chats/manage/${chatHash}`
const warning = 'You asked an angel to find somebody who has cut contact with you. That is not allowed here, whatever the reason.'

/** The person as the server knows them, but warned. */
const warned: Before = all(async (page) => {
  await page.route('**/api/users/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), warningCounter: 1 } })
  })
}, answering('**/api/users/*/standing', standing))

const suspended: Before = answering(
  '**/api/auth/login',
  {
    ...problem(403, 'account-suspended', 'This account is suspended.'),
    suspendedUntil: new Date(Date.now() + 86_000_000).toISOString(),
    reason: 'This was your third warning: you asked an angel to find out where someone lives.',
    appealToken: 'token',
  },
  403,
)

const logIn: After = async (page) => {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('E-mail').fill('dario@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill('lamplight over the canal')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('dialog', { name: 'Your account is paused' }).waitFor()
}

export const deskStates: State[] = [
  { name: 'queue', path: '/admin/chats', as: 'agent', before: evening },
  { name: 'queue-chosen', path: '/admin/chats', as: 'agent', before: evening, after: keys('j', 'j', 'j') },
  { name: 'queue-filters', path: '/admin/chats?minSeverity=2', as: 'agent', before: evening },
  {
    name: 'queue-rules',
    path: '/admin/chats',
    as: 'agent',
    before: evening,
    after: (page) => page.getByRole('button', { name: 'By rule' }).click(),
  },
  { name: 'queue-keys', path: '/admin/chats', as: 'agent', before: evening, after: keys('?') },
  { name: 'queue-empty', path: '/admin/chats', as: 'agent', before: all(evening, answering('**/api/admin/queue?*', emptyQueue)) },
  { name: 'queue-loading', path: '/admin/chats', as: 'agent', before: all(evening, hanging('**/api/admin/queue?*')) },
  {
    name: 'queue-error',
    path: '/admin/chats',
    as: 'agent',
    before: all(evening, answering('**/api/admin/queue?*', problem(400, 'malformed-request', 'x'), 400)),
  },
  { name: 'queue-demo', path: '/admin/chats', as: 'agent' },
  { name: 'manage-nothing', path: '/admin/chats/manage', as: 'agent', before: evening },
  { name: 'manage', path: manage, as: 'agent', before: evening },
  { name: 'manage-warn', path: manage, as: 'agent', before: evening, after: decide('w', warning) },
  { name: 'manage-suspend', path: manage, as: 'agent', before: evening, after: decide('s', warning) },
  { name: 'manage-care', path: manage, as: 'agent', before: evening, after: keys('m') },
  {
    name: 'manage-conflict',
    path: manage,
    as: 'agent',
    before: all(evening, answering('**/api/admin/chats/*/resolve', problem(409, 'conflict', 'Joost has this case.'), 409)),
    after: async (page) => {
      await decide('d', 'False flag: harmless in context.')(page)
      await page.keyboard.press('Control+Enter')
      await page.getByText('A colleague was quicker').waitFor()
    },
  },
  {
    name: 'manage-reason',
    path: manage,
    as: 'agent',
    before: all(evening, answering(opening, problem(403, 'reason-needed', 'Nothing is open.'), 403)),
  },
  { name: 'violations', path: '/admin/violations', as: 'agent', before: evening },
  { name: 'violation', path: '/admin/violations', as: 'agent', before: evening, after: choose(/personal data/i) },
  { name: 'appeals', path: '/admin/violations?view=appeals', as: 'agent', before: evening },
  { name: 'appeal', path: '/admin/violations?view=appeals', as: 'agent', before: evening, after: choose(/film/) },
  { name: 'appeal-own', path: '/admin/violations?view=appeals', as: 'agent', before: evening, after: choose(/my own/) },
  { name: 'angel-review', path: `/admin/violations?view=angels&angel=${angelId}`, as: 'agent', before: evening },
  { name: 'audit', path: '/admin/violations?view=audit', as: 'agent', before: evening },
  { name: 'person-history', path: `/admin/violations/${dario}`, as: 'agent', before: evening },
  { name: 'warning', path: '/discover', as: 'premium', before: warned },
  { name: 'warning-chat', path: '/chat', as: 'premium', before: warned },
  {
    name: 'standing',
    path: '/settings',
    as: 'premium',
    whole: true,
    before: warned,
    after: (page) => page.locator('#standing').waitFor(),
  },
  {
    name: 'appeal-dialog',
    path: '/settings',
    as: 'premium',
    before: warned,
    after: async (page) => {
      await page.locator('#standing').getByRole('button', { name: 'Appeal' }).click()
      await dialogIsThere(page)
    },
  },
  { name: 'suspension', path: '/settings', as: 'guest', before: suspended, after: logIn },
  {
    name: 'suspension-appeal',
    path: '/settings',
    as: 'guest',
    before: suspended,
    after: async (page) => {
      await logIn(page)
      await page.getByRole('button', { name: 'Appeal' }).click()
    },
  },
  {
    name: 'crisis',
    path: '/chat',
    as: 'premium',
    after: async (page) => {
      await page.getByRole('textbox', { name: /^Write to/ }).fill('I do not want to live any more.')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'You do not have to carry this alone' }).last().waitFor()
    },
  },
  {
    name: 'crisis-lines-failed',
    path: '/safety',
    as: 'guest',
    before: answering('**/api/crisis-lines*', problem(500, 'unexpected-error', 'x'), 500),
    after: async (page) => {
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'message-blocked',
    path: '/chat',
    as: 'premium',
    after: async (page) => {
      await page.getByRole('textbox', { name: /^Write to/ }).fill('Kill all the foreigners, they are vermin.')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Ask a human' }).last().waitFor()
    },
  },
  {
    name: 'call-agent',
    path: '/chat',
    as: 'premium',
    after: async (page) => {
      await openPanel(page)
      await page.locator('button:visible').filter({ hasText: 'Call a human' }).click()
      await dialogIsThere(page)
    },
  },
]
