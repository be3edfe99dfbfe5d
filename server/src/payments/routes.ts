import * as contract from '@aureole/contract/payments'
import type { Page } from '@aureole/contract/common'
import type { Http } from '../platform/http/index.ts'
import { changeRenewal, openPortal } from './change-premium.ts'
import { readCoupon } from './coupons.ts'
import { createPayment } from './create-payment.ts'
import type { PaymentsTools } from './parts.ts'
import { premiumPlans, tokenPacks } from './products.ts'
import { readPayment } from './read-payment.ts'
import { readPremium } from './read-premium.ts'
import { receiveWebhook } from './receive-webhook.ts'

const perMinute = (limit: number) => ({ limit, seconds: 60 })

export function paymentRoutes(http: Http, tools: PaymentsTools): void {
  http.serve(contract.listTokenPacks, async (_input, { brandId }) =>
    onePage(tokenPacks(tools.brands.byId(brandId))),
  )
  http.serve(contract.listPremiumPlans, async (_input, { brandId }) =>
    onePage(premiumPlans(tools.brands.byId(brandId))),
  )
  http.serve(
    contract.readCoupon,
    ({ params, query }, { brandId, principal }) =>
      readCoupon(tools, {
        brandId,
        userId: principal?.userId,
        code: params.code,
        productId: query['product-id'],
      }),
    // Codes can be guessed, and are worth money.
    { limit: { perAddress: perMinute(30) } },
  )
  http.serve(
    contract.createPayment,
    ({ body, idempotencyKey }, { principal, brandId }) =>
      createPayment(tools, {
        userId: principal.userId,
        brandId,
        productType: body.productType,
        productId: body.productId,
        couponCode: body.couponCode,
        idempotencyKey,
      }),
    { limit: { perUser: perMinute(60) } },
  )
  http.serve(contract.readPayment, ({ params }, { principal }) =>
    readPayment(tools, principal.userId, params.id),
  )
  http.serve(
    contract.receiveWebhook,
    async ({ params, raw }, { header }) => {
      await receiveWebhook(tools, { provider: params.provider, raw, header })
      return { received: true as const }
    },
    { limit: { uncounted: true, perAddress: perMinute(6000) } },
  )
  http.serve(contract.readPremium, (_input, { principal }) => readPremium(tools, principal))
  http.serve(contract.cancelPremium, (_input, { principal }) => changeRenewal(tools, principal, false))
  http.serve(contract.resumePremium, (_input, { principal }) => changeRenewal(tools, principal, true))
  http.serve(contract.openPortal, (_input, { principal }) => openPortal(tools, principal), {
    limit: { perUser: perMinute(20) },
  })
}

function onePage<T>(items: T[]): Page<T> {
  return { items, firstPage: true, lastPage: true }
}
