import type { Page } from '@playwright/test'
import type { State } from './state.ts'
import { dialogIsThere } from './steps.ts'

/** The shop and what follows a payment: states that a real one passes in a moment are answered by hand. */

type Before = NonNullable<State['before']>

const paymentId = '01900000-0000-7000-8000-00000000cafe'
const problem = (status: number, code: string, detail: string) => ({ type: 'about:blank', title: code, status, code, detail })

function all(...steps: Before[]): Before {
  return async (page) => {
    for (const step of steps) await step(page)
  }
}

function answering(pattern: string, body: object, status = 200, method?: string): Before {
  return async (page) => {
    await page.route(pattern, (route) =>
      method !== undefined && route.request().method() !== method
        ? route.fallback()
        : route.fulfill({
            status,
            contentType: status < 400 ? 'application/json' : 'application/problem+json',
            body: JSON.stringify(body),
          }),
    )
  }
}

function hanging(pattern: string): Before {
  return async (page) => {
    await page.route(pattern, () => new Promise<void>(() => {}))
  }
}

/** The person as the server knows them, but for this. */
function being(change: object): Before {
  return async (page) => {
    await page.route('**/api/users/*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } })
    })
  }
}

const free = being({ isPremium: false, tokens: 12 })
const month = {
  id: 'aureole-premium-month',
  kind: 'premium',
  title: 'Premium for a month',
  amountMinor: 999,
  currencyStr: 'EUR',
  interval: 'month',
  tokensPerMonth: 200,
}

function premium(change: object): Before {
  return answering('**/api/premium', {
    state: 'active',
    plan: month,
    until: '2026-12-15T09:00:00.000Z',
    freeReplies: { used: 47, limit: 300, resetsAt: '2026-11-16T00:00:00.000Z' },
    hasPortal: false,
    ...change,
  })
}

function payment(change: object): Before {
  return answering(`**/api/payments/${paymentId}`, {
    id: paymentId,
    state: 'paid',
    productType: 'tokens',
    productId: 'aureole-tokens-550',
    title: '550 tokens',
    couponCode: null,
    amountMinor: 1999,
    fullMinor: 1999,
    currencyStr: 'EUR',
    tokens: 550,
    failure: null,
    createdAt: '2026-11-15T09:00:00.000Z',
    paidAt: '2026-11-15T09:00:20.000Z',
    ...change,
  })
}

async function coupon(page: Page, valid: boolean): Promise<void> {
  const amounts: Readonly<Record<string, number>> = { '100': 399, '550': 1599, '1200': 2799 }
  await page.route('**/api/coupons/*', (route) => {
    const product = new URL(route.request().url()).searchParams.get('product-id') ?? ''
    const amount = Object.entries(amounts).find(([tokens]) => product.endsWith(tokens))?.[1] ?? null
    return route.fulfill({
      json: {
        code: 'LAMPLIGHT',
        valid,
        reason: valid ? null : 'This coupon ended on 1 November 2026.',
        percentOff: valid ? 20 : null,
        amountMinor: valid ? amount : null,
        expiresAt: '2026-12-31T23:00:00.000Z',
      },
    })
  })
}

async function press(page: Page, name: RegExp): Promise<void> {
  await page.locator('main').getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
}

/** As far as the provider's own page. */
async function buy(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Buy 550/ }).click()
  await page.waitForURL((url) => !/^\/(?:tokens|pay)$/.test(url.pathname))
}

const success = '/payment/status/success'

export const paymentStates: State[] = [
  { name: 'tokens', path: '/tokens', as: 'premium', whole: true },
  { name: 'tokens-free', path: '/tokens', as: 'premium', whole: true, before: free },
  {
    name: 'tokens-coupon',
    path: '/tokens?coupon-code=LAMPLIGHT',
    as: 'premium',
    before: all(free, (page) => coupon(page, true)),
  },
  {
    name: 'tokens-coupon-refused',
    path: '/tokens?coupon-code=LAMPLIGHT',
    as: 'premium',
    before: all(free, (page) => coupon(page, false)),
  },
  {
    name: 'tokens-loading',
    path: '/tokens',
    as: 'premium',
    before: all(hanging('**/api/tokens/products'), hanging('**/api/wallet?*')),
  },
  {
    name: 'tokens-error',
    path: '/tokens',
    as: 'premium',
    whole: true,
    before: all(
      answering('**/api/tokens/products', problem(500, 'unexpected-error', 'x'), 500),
      answering('**/api/wallet?*', problem(500, 'unexpected-error', 'x'), 500),
    ),
    after: (page) => page.getByRole('heading', { name: 'The packs did not load' }).waitFor(),
  },
  { name: 'tokens-many', path: '/tokens', as: 'premium', before: being({ tokens: 123_456_789 }) },
  { name: 'premium', path: '/premium', as: 'premium', whole: true },
  {
    name: 'premium-free',
    path: '/premium',
    as: 'premium',
    whole: true,
    before: all(free, premium({ state: 'none', plan: null, until: null, freeReplies: null })),
  },
  { name: 'premium-portal', path: '/premium', as: 'premium', before: premium({ hasPortal: true }) },
  { name: 'premium-cancelling', path: '/premium', as: 'premium', before: premium({ state: 'cancelling' }) },
  {
    name: 'premium-past-due',
    path: '/premium',
    as: 'premium',
    before: premium({ state: 'past-due', hasPortal: true }),
  },
  {
    name: 'premium-cancel',
    path: '/premium',
    as: 'premium',
    before: premium({}),
    after: async (page) => {
      await press(page, /^Cancel Premium/)
      await dialogIsThere(page)
    },
  },
  { name: 'premium-loading', path: '/premium', as: 'premium', before: hanging('**/api/premium') },
  {
    name: 'premium-dialog',
    path: '/avatars/personal',
    as: 'premium',
    before: free,
    after: async (page) => {
      await press(page, /^Draw yourself/)
      await dialogIsThere(page)
    },
  },
  { name: 'pay-guest', path: '/pay?product-type=tokens&product-id=aureole-tokens-550', as: 'guest', after: dialogIsThere },
  { name: 'pay-choose', path: '/pay', as: 'premium' },
  {
    name: 'pay',
    path: '/pay?product-type=tokens&product-id=aureole-tokens-550',
    as: 'premium',
    before: hanging('**/api/payments'),
  },
  {
    name: 'pay-coupon-refused',
    path: '/pay?product-type=tokens&product-id=aureole-tokens-550&coupon-code=LAMPLIGHT',
    as: 'premium',
    before: answering(
      '**/api/payments',
      problem(422, 'coupon-refused', 'This coupon ended on 1 November 2026.'),
      422,
    ),
  },
  {
    name: 'pay-unavailable',
    path: '/pay?product-type=tokens&product-id=aureole-tokens-550',
    as: 'premium',
    before: answering(
      '**/api/payments',
      problem(503, 'payments-unavailable', 'The payment provider does not answer.'),
      503,
    ),
  },
  {
    name: 'payment-waiting',
    path: `${success}/tokens?payment=${paymentId}`,
    as: 'premium',
    before: payment({ state: 'pending', paidAt: null }),
  },
  {
    name: 'payment-late',
    path: `${success}/tokens?payment=${paymentId}`,
    as: 'premium',
    before: payment({ state: 'pending', paidAt: null }),
    after: (page) => page.getByRole('heading', { name: 'This takes a little longer' }).waitFor(),
  },
  {
    name: 'payment-tokens',
    path: `${success}/tokens?payment=${paymentId}`,
    as: 'premium',
    before: payment({}),
    after: (page) => page.getByRole('heading', { name: /^You have/ }).waitFor(),
  },
  {
    name: 'payment-premium',
    path: `${success}/premium?payment=${paymentId}`,
    as: 'premium',
    before: all(payment({ productType: 'premium', productId: month.id, title: month.title, tokens: 200 }), premium({})),
    after: (page) => page.getByRole('heading', { name: 'Welcome to Premium' }).waitFor(),
  },
  { name: 'payment-plain', path: `${success}/tokens?payment=${paymentId}`, as: 'guest' },
  {
    name: 'payment-failure',
    path: `/payment/status/failure?payment=${paymentId}`,
    as: 'premium',
    before: payment({ state: 'failed', paidAt: null, failure: 'The bank declined the card.', couponCode: 'LAMPLIGHT' }),
    after: (page) => page.getByRole('heading', { name: 'The payment did not go through' }).waitFor(),
  },
  {
    name: 'chat-no-tokens',
    path: '/chat',
    as: 'premium',
    before: being({ isPremium: false, tokens: 0 }),
    after: (page) => page.getByRole('link', { name: 'Get tokens' }).waitFor(),
  },
  {
    name: 'chat-few-free',
    path: '/chat',
    as: 'premium',
    before: premium({ freeReplies: { used: 288, limit: 300, resetsAt: '2100-01-01T00:00:00.000Z' } }),
    after: (page) => page.getByText('12 free replies are left today.').waitFor(),
  },
  { name: 'sandbox', path: '/tokens', as: 'premium', after: buy },
]
