import type { Page } from '@playwright/test'
import { deskStates } from './desk-states.ts'
import { memoryStates } from './memory-states.ts'
import { paymentStates } from './payment-states.ts'
import type { State } from './state.ts'
import {
  dialogIsThere,
  dropCard,
  editOwnAngel,
  nameGroup,
  openAngel,
  openChatMenu,
  openFilters,
  openGroup,
  openOwnAngel,
  openPanel,
  search,
  startChat,
} from './steps.ts'

const nobody = '01900000-0000-7000-8000-000000000000'

function failing(pattern: string) {
  return async (page: Page): Promise<void> => {
    const body = { type: 'about:blank', title: 'x', status: 500, detail: 'x', code: 'unexpected-error' }
    await page.route(pattern, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(body) }),
    )
  }
}

function hanging(pattern: string) {
  return async (page: Page): Promise<void> => {
    await page.route(pattern, () => new Promise<void>(() => {}))
  }
}

/** A list that was rendered with the HTML would hide the state that we want to see: arrive from elsewhere. */
async function toDiscover(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('a[href^="/discover"]:visible').first().click()
}

async function press(page: Page, name: RegExp): Promise<void> {
  await page.locator('button:visible, a:visible').filter({ hasText: name }).first().click()
}

/** As if customer care were in every chat. */
async function inCare(page: Page): Promise<void> {
  await page.route('**/api/chats{,/*,\\?*}', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('"inCare":false', '"inCare":true')
    await route.fulfill({ response: answer, body })
  })
}

export const states: State[] = [
  { name: 'landing', path: '/', as: 'guest', whole: true },
  { name: 'landing-person', path: '/', as: 'premium' },
  { name: 'age', path: '/discover', as: 'guest', ageUnknown: true, after: dialogIsThere },
  { name: 'discover', path: '/discover', as: 'guest' },
  { name: 'discover-whole', path: '/discover', as: 'guest', whole: true },
  { name: 'discover-filtered', path: '/discover?gender=MALE&minAge=30&maxAge=60&ethnicity=EUROPEAN', as: 'guest' },
  { name: 'discover-empty', path: '/discover?minAge=98&maxAge=99', as: 'guest' },
  { name: 'discover-loading', path: '/privacy-policy', as: 'guest', before: hanging('**/api/avatars?*'), after: toDiscover },
  { name: 'discover-error', path: '/privacy-policy', as: 'guest', before: failing('**/api/avatars?*'), after: toDiscover },
  { name: 'discover-filters', path: '/discover?ethnicity=EUROPEAN', as: 'guest', after: openFilters },
  { name: 'angel', path: '/discover', as: 'guest', whole: true, after: openAngel },
  { name: 'angel-known', path: '/discover', as: 'premium', after: startChat },
  { name: 'angel-missing', path: `/discover/${nobody}`, as: 'guest' },
  { name: 'login', path: '/settings', as: 'guest', after: dialogIsThere },
  { name: 'registration', path: '/discover', as: 'guest', after: (page) => press(page, /create account/i) },
  {
    name: 'password-reset',
    path: '/auth/set-new-password/some-token-of-a-mail',
    as: 'guest',
    after: dialogIsThere,
  },
  { name: 'avatar-setup', path: '/discover', as: 'person', after: dialogIsThere },
  { name: 'menu', path: '/discover', as: 'premium', after: openMenu },
  { name: 'privacy', path: '/privacy-policy', as: 'guest', whole: true },
  { name: 'terms', path: '/terms-of-service', as: 'guest', whole: true },
  { name: 'safety', path: '/safety', as: 'guest', whole: true },
  { name: 'generator', path: '/avatars/ai/create', as: 'guest' },
  { name: 'my-angels', path: '/avatars/ai', as: 'premium' },
  { name: 'my-angel', path: '/avatars/ai', as: 'premium', whole: true, after: openOwnAngel },
  { name: 'my-angel-edit', path: '/avatars/ai', as: 'premium', after: editOwnAngel },
  { name: 'my-angel-missing', path: `/avatars/ai/${nobody}`, as: 'premium' },
  { name: 'card-preview', path: '/avatars/ai', as: 'premium', after: dropCard(46) },
  { name: 'card-refused', path: '/avatars/ai', as: 'premium', after: dropCard(16) },
  { name: 'persona', path: '/avatars/personal', as: 'premium' },
  { name: 'persona-generator', path: '/avatars/personal/create', as: 'premium' },
  { name: 'chats', path: '/chats', as: 'premium' },
  { name: 'chats-menu', path: '/chats', as: 'premium', after: openChatMenu },
  { name: 'chats-search', path: '/chats', as: 'premium', after: search('the') },
  { name: 'chats-search-nothing', path: '/chats', as: 'premium', after: search('xyzzy') },
  { name: 'group-dialog', path: '/chats', as: 'premium', after: nameGroup },
  { name: 'chats-loading', path: '/chats', as: 'premium', before: hanging('**/api/chats?*') },
  { name: 'chats-error', path: '/chats', as: 'premium', before: failing('**/api/chats?*') },
  { name: 'chat', path: '/chat', as: 'premium' },
  { name: 'chat-panel', path: '/chat', as: 'premium', after: openPanel },
  { name: 'chat-care', path: '/chat', as: 'premium', before: inCare },
  { name: 'chat-missing', path: '/chat/AAAAAAAAAAAAAAAAAAAAAA', as: 'premium' },
  { name: 'group', path: '/chats', as: 'premium', after: openGroup },
  ...memoryStates,
  ...paymentStates,
  { name: 'settings', path: '/settings', as: 'premium' },
  { name: 'personal-details', path: '/settings/personal-details', as: 'premium' },
  ...deskStates,
  { name: 'not-found', path: '/nothing-here', as: 'guest' },
  { name: 'domain-missing', path: '/payment/status/failure', as: 'guest', before: withoutVars, startsUp: false },
  { name: 'kit', path: '/dev/kit', as: 'guest', whole: true },
]

/** The HTML brings the domain's variables along: without them the page has to ask, and gets no answer. */
async function withoutVars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => document.getElementById('first-paint')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await failing('**/api/vars')(page)
}

async function openMenu(page: Page): Promise<void> {
  const hamburger = page.getByRole('button', { name: /menu/i })
  if (await hamburger.isVisible()) await hamburger.click()
}
