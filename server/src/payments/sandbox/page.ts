import { escapeHtml } from '../../platform/html.ts'
import { formatMoney } from '../money.ts'
import type { ChargeRow, SessionRow, SubscriptionRow } from './store.ts'

export const style = [
  ':root{color-scheme:light dark}*{box-sizing:border-box}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;',
  'font:16px/1.5 system-ui,sans-serif;background:light-dark(#eef0f4,#14161b);color:light-dark(#1a1d24,#e9ebf0)}',
  'main{width:100%;max-width:30rem;border-radius:16px;overflow:hidden;background:light-dark(#fff,#1d2027);',
  'border:1px solid light-dark(#d5d9e2,#343945)}',
  '.test{margin:0;padding:.6rem 1.5rem;font-weight:600;background:light-dark(#ffe9a8,#4a3a08);color:light-dark(#4a3500,#ffe9a8)}',
  '.in{padding:1.5rem}h1{font-size:1.25rem;margin:0}h2{font-size:1rem;margin:1.5rem 0 .5rem}',
  '.price{font-size:2rem;font-weight:600;margin:.25rem 0 0;font-variant-numeric:tabular-nums}',
  '.price .soft{font-size:1rem;font-weight:400}',
  'p{margin:.25rem 0}.soft{color:light-dark(#555c6b,#a4abba)}s{color:light-dark(#555c6b,#a4abba);margin-right:.4rem}',
  'form{display:grid;gap:.6rem;margin-top:1rem}',
  'button,.back{font:inherit;font-weight:600;min-height:44px;padding:.55rem 1rem;border-radius:10px;cursor:pointer;',
  'display:block;width:100%;text-align:center;text-decoration:none;',
  'border:1px solid light-dark(#8a92a3,#6c7485);background:transparent;color:inherit}',
  'button:hover,.back:hover{background:light-dark(#f0f2f6,#272b34)}',
  'button.main{background:light-dark(#1f4fd8,#8fb0ff);border-color:transparent;color:light-dark(#fff,#0c1630)}',
  'button.main:hover{background:light-dark(#183fb0,#a9c2ff)}',
  ':focus-visible{outline:3px solid light-dark(#1f4fd8,#8fb0ff);outline-offset:2px}',
  'small{display:block;font-weight:400;color:light-dark(#555c6b,#a4abba)}.main small{color:inherit;opacity:.85}',
  '.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
].join('')

function page(title: string, inside: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${style}</style></head><body><main><p class="test" role="note">Test payment. No money moves.</p>` +
    `<div class="in">${inside}</div></main></body></html>`
  )
}

function button(action: string, label: string, hint: string, isMain = false): string {
  const look = isMain ? ' class="main"' : ''
  return `<button${look} name="action" value="${action}">${escapeHtml(label)}<small>${escapeHtml(hint)}</small></button>`
}

function form(buttons: readonly string[]): string {
  return buttons.length === 0 ? '' : `<form method="post">${buttons.join('')}</form>`
}

function back(url: string, label: string): string {
  return `<p style="margin-top:1rem"><a class="back" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`
}

function priceOf(session: SessionRow, locale: string): string {
  const money = (amount: number) => escapeHtml(formatMoney(amount, session.currencyStr, locale))
  const every =
    session.interval === null ? '' : ` <span class="soft">for the first ${session.interval}</span>`
  const before =
    session.amountMinor === session.fullMinor
      ? ''
      : `<span class="sr">Instead of </span><s>${money(session.fullMinor)}</s>`
  return `<p class="price">${before}${money(session.amountMinor)}${every}</p>`
}

/** The page where somebody pays, or, once that is over, where money can go back. */
export function paymentPage(session: SessionRow, charges: readonly ChargeRow[], locale: string): string {
  const renewal =
    session.interval === null
      ? ''
      : `<p class="soft">Then ${escapeHtml(formatMoney(session.fullMinor, session.currencyStr, locale))} every ${session.interval}, until cancelled.</p>`
  const head =
    `<p class="soft">${escapeHtml(session.shop)}</p><h1>${escapeHtml(session.title)}</h1>` +
    priceOf(session, locale) +
    renewal
  const { state } = session
  if (state === 'open') {
    const buttons = [
      button('pay', 'Pay', 'The payment succeeds.', true),
      button(
        'pay-late',
        'Pay, with a late webhook',
        'You go back at once; the shop hears of it 5 seconds later.',
      ),
      button('pay-twice', 'Pay twice', 'The shop is told three times. It must count once.'),
      button('decline', 'Decline', 'The card is refused.'),
      button('abandon', 'Abandon', 'Back to the shop without paying.'),
    ]
    return page('Test payment', `${head}${form(buttons)}`)
  }
  const words = {
    paid: 'This is paid.',
    declined: 'The card was declined. Nothing was charged.',
    abandoned: 'This payment was left. Nothing was charged.',
    expired: 'This page has expired. Nothing was charged.',
  }[state]
  const [charge] = charges
  const after = state === 'paid' && charge !== undefined ? reversals(charge) : []
  const onward = state === 'paid' ? session.successUrl : session.failureUrl
  return page(
    'Test payment',
    `${head}<h2>${words}</h2>${form(after)}${back(onward, `Back to ${session.shop}`)}`,
  )
}

function reversals(charge: ChargeRow): string[] {
  if (charge.dispute === 'open') {
    return [
      button('dispute-won', 'Settle the dispute for the shop', 'The money comes back to the shop.'),
      button('dispute-lost', 'Settle the dispute for the buyer', 'The money stays with the buyer.'),
    ]
  }
  const isRefunded = charge.refundedMinor >= charge.amountMinor
  return [
    ...(isRefunded ? [] : [button('refund', 'Refund', 'All of the money goes back.')]),
    ...(charge.refundedMinor === 0
      ? [button('refund-half', 'Refund a half', 'A part of the money goes back.')]
      : []),
    ...(charge.dispute === 'none'
      ? [button('dispute', 'Dispute', 'The buyer asks the bank for the money.')]
      : []),
  ]
}

/** Where a subscription of the sandbox is looked after, as a provider's customer portal. */
export function subscriptionPage(
  subscription: SubscriptionRow,
  charges: readonly ChargeRow[],
  locale: string,
): string {
  const price = escapeHtml(formatMoney(subscription.amountMinor, subscription.currencyStr, locale))
  const until = escapeHtml(subscription.periodEnd.toISOString().slice(0, 10))
  const isOver = subscription.endedAt !== null
  const standing = isOver
    ? 'It has ended.'
    : subscription.isFailing
      ? `The card is refused. ${subscription.failures} of 4 attempts have failed.`
      : subscription.renews
        ? `It renews on ${until}.`
        : `It is cancelled and ends on ${until}.`
  const [charge] = charges
  const buttons = [
    ...(isOver
      ? []
      : [
          button('renew', 'Renew now', 'A new period begins and is paid.', true),
          button('fail', 'Fail the renewal', 'The card is refused from now on.'),
          ...(subscription.isFailing ? [button('mend', 'Mend the card', 'The next renewal succeeds.')] : []),
        ]),
    ...(charge === undefined ? [] : reversals(charge)),
  ]
  return page(
    'Test subscription',
    `<h1>${escapeHtml(subscription.title)}</h1><p class="price">${price} <span class="soft">every ${subscription.interval}</span></p>` +
      `<h2>${standing}</h2>${form(buttons)}${back(subscription.returnUrl, 'Back to the shop')}`,
  )
}

export function nothingPage(): string {
  return page(
    'Test payment',
    '<h1>There is no such payment.</h1><p>Please go back to the shop and start again.</p>',
  )
}
