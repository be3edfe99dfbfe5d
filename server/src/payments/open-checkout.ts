import { isProblem, notFound, Problem } from '../platform/errors.ts'
import type { PaymentsTools } from './parts.ts'
import type { Order, PaymentProvider } from './provider.ts'
import { changePayment, customerOf, keepCustomer, type PaymentRow } from './store.ts'

/** Where this purchase is paid: asked for once, and again only if we were interrupted before we knew. */
export async function openCheckout(
  tools: PaymentsTools,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<{ id: string; redirectUrl: string }> {
  const { id, redirectUrl } = payment
  if (redirectUrl !== null) return { id, redirectUrl }
  const order = await orderOf(tools, provider, payment)
  const opened = await asked(tools, () => provider.openCheckout(order))
  await tools.database.transaction(async (tx) => {
    await changePayment(tx, id, { checkoutRef: opened.ref, redirectUrl: opened.url })
    if (opened.customerRef !== undefined) {
      await keepCustomer(tx, { userId: payment.userId, provider: provider.name, ref: opened.customerRef })
    }
  })
  return { id, redirectUrl: opened.url }
}

async function orderOf(tools: PaymentsTools, provider: PaymentProvider, payment: PaymentRow): Promise<Order> {
  const { db } = tools.database
  const brand = tools.brands.byId(payment.brandId)
  const user = await tools.accounts.userById(db, payment.userId)
  if (user === undefined) throw notFound('This person')
  const page = (path: string) => new URL(`/payment/status/${path}?payment=${payment.id}`, brand.origin).href
  return {
    paymentId: payment.id,
    userId: payment.userId,
    email: user.email,
    shop: brand.name,
    title: payment.title,
    amountMinor: payment.amountMinor,
    fullMinor: payment.fullMinor,
    currencyStr: payment.currencyStr,
    couponCode: payment.couponCode,
    interval: payment.interval,
    successUrl: page(`success/${payment.productType}`),
    failureUrl: page('failure'),
    returnUrl: new URL('/premium', brand.origin).href,
    expiresAt: payment.expiresAt ?? tools.clock.now(),
    customerRef: await customerOf(db, payment.userId, provider.name),
  }
}

/** Asks the provider. What goes wrong there is not the person's fault, and trying again may help. */
export async function asked<T>(tools: Pick<PaymentsTools, 'log'>, question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (isProblem(error)) throw error
    tools.log.error({ err: error }, 'the payment provider did not do what was asked')
    throw new Problem(
      'payments-unavailable',
      'The payment service did not answer as it should. Please try again in a moment.',
      { cause: error },
    )
  }
}
