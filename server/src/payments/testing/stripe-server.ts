import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = { [name: string]: string | Fields }
export type StripeObject = { id: string; [name: string]: unknown }

interface Call {
  method: string
  path: string
  fields: Fields
  key: string | undefined
}

/**
 * Stripe as far as we use it, over HTTP on loopback: form-encoded requests with brackets for what is nested, JSON answers, keys
 * that give the first answer again and refuse another request, errors in its form.
 */
export async function startStripeServer() {
  const objects = new Map<string, StripeObject>()
  const answers = new Map<string, { request: string; body: StripeObject }>()
  const calls: Call[] = []
  const later: { failures: number } = { failures: 0 }
  let count = 0
  const newId = (prefix: string) => `${prefix}_${(count += 1)}`
  const keep = (object: StripeObject): StripeObject => {
    objects.set(object.id, object)
    return object
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const text = Buffer.concat(chunks).toString('utf8')
    const fields = nested(new URLSearchParams(text || query))
    const method = request.method ?? 'GET'
    const key = request.headers['idempotency-key']?.toString()
    calls.push({ method, path, fields, key })
    if (request.headers.authorization !== 'Bearer sk_test_lamp')
      return refusal(401, 'invalid_request_error', 'no key')
    if (later.failures > 0) {
      later.failures -= 1
      return refusal(500, 'api_error', 'something broke')
    }
    const known = key === undefined ? undefined : answers.get(key)
    const asked = `${method} ${path} ${text}`
    if (known !== undefined && method === 'POST') {
      return known.request === asked
        ? { status: 200, body: known.body }
        : refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.')
    }
    const result = act(method, path, fields)
    if ('error' in result) return result.error
    if (key !== undefined && method === 'POST') answers.set(key, { request: asked, body: result.body })
    return { status: 200, body: result.body }
  }

  type Result = { body: StripeObject } | { error: { status: number; body: object } }

  function act(method: string, path: string, fields: Fields): Result {
    const [, , ...parts] = path.split('/')
    const route = `${method} ${parts.map((part) => (objects.has(part) ? ':id' : part)).join('/')}`
    const object = objects.get(parts.find((part) => objects.has(part)) ?? '')
    const change = (more: object): Result => ({ body: keep({ ...object!, ...more }) })
    switch (route) {
      case 'POST customers':
        return { body: keep({ id: newId('cus'), object: 'customer', ...fields }) }
      case 'DELETE customers/:id':
        return change({ deleted: true })
      case 'POST coupons':
        return { body: keep({ id: newId('co'), object: 'coupon', ...fields }) }
      case 'POST checkout/sessions':
        return { body: openSession(fields) }
      case 'POST checkout/sessions/:id/expire':
        return object?.['status'] === 'open'
          ? change({ status: 'expired', url: null })
          : { error: refusal(400, 'invalid_request_error', 'Only open sessions can be expired.') }
      case 'POST subscriptions/:id':
        return change({ cancel_at_period_end: fields['cancel_at_period_end'] === 'true' })
      case 'DELETE subscriptions/:id':
        return change({ status: 'canceled', ended_at: seconds(new Date()) })
      case 'POST billing_portal/sessions':
        return {
          body: {
            id: newId('bps'),
            object: 'billing_portal.session',
            url: `https://billing.example/${text(fields['customer'])}`,
          },
        }
      case 'GET invoice_payments': {
        const intent = (fields['payment'] as Fields)['payment_intent']
        const invoice = [...objects.values()].find(
          (one) => one['object'] === 'invoice' && one['intent'] === intent,
        )
        const data = invoice ? [{ id: newId('inpay'), object: 'invoice_payment', invoice: invoice.id }] : []
        return { body: { id: '', object: 'list', data, has_more: false } }
      }
    }
    if (method === 'GET' && object !== undefined) return { body: object }
    return { error: refusal(404, 'invalid_request_error', `Nothing at ${path}`) }
  }

  function openSession(fields: Fields): StripeObject {
    const line = (fields['line_items'] as Fields)['0'] as Fields
    const price = line['price_data'] as Fields
    const discount = ((fields['discounts'] as Fields | undefined)?.['0'] as Fields | undefined)?.['coupon']
    const off = Number(objects.get(text(discount))?.['amount_off'] ?? 0)
    const id = newId('cs_test')
    return keep({
      ...fields,
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.example/${id}`,
      currency: price['currency'],
      amount_total: Number(price['unit_amount']) - off,
      full: Number(price['unit_amount']),
      payment_intent: null,
      subscription: null,
    })
  }

  /** What Stripe makes of a session that somebody pays. */
  function pay(sessionId: string, from: Date, periodEnd: Date) {
    const session = objects.get(sessionId)!
    const intent = keep({ id: newId('pi'), object: 'payment_intent', metadata: {} })
    if (session['mode'] === 'payment') {
      keep({ ...intent, metadata: (session['payment_intent_data'] as Fields)['metadata'] })
      return {
        intent: intent.id,
        session: keep({ ...session, status: 'complete', payment_status: 'paid', payment_intent: intent.id }),
      }
    }
    const { metadata } = session['subscription_data'] as Fields
    const subscription = keep({
      id: newId('sub'),
      object: 'subscription',
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      metadata,
    })
    const first = invoice(subscription.id, Number(session['amount_total']), String(session['currency']), {
      from,
      periodEnd,
      reason: 'subscription_create',
      intent: intent.id,
    })
    return {
      intent: intent.id,
      subscription,
      invoice: first,
      session: keep({
        ...session,
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
      }),
    }
  }

  function invoice(
    subscriptionId: string,
    amount: number,
    currency: string,
    period: { from: Date; periodEnd: Date; reason: string; intent?: string },
  ): StripeObject {
    const intent = period.intent ?? keep({ id: newId('pi'), object: 'payment_intent', metadata: {} }).id
    return keep({
      id: newId('in'),
      object: 'invoice',
      intent,
      amount_paid: amount,
      currency,
      billing_reason: period.reason,
      customer_email: 'robin@example.org',
      parent: {
        type: 'subscription_details',
        subscription_details: {
          subscription: subscriptionId,
          metadata: objects.get(subscriptionId)?.['metadata'],
        },
      },
      lines: {
        object: 'list',
        data: [{ id: newId('il'), period: { start: seconds(period.from), end: seconds(period.periodEnd) } }],
      },
    })
  }

  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    objects,
    keep,
    pay,
    invoice,
    /** The next requests break. */
    breakFor: (requests: number) => void (later.failures = requests),
    event: (type: string, object: object) => ({ id: newId('evt'), object: 'event', type, data: { object } }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

function refusal(status: number, type: string, message: string) {
  return { status, body: { error: { type, message } } }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

/** `a[b][0]=c` as `{a: {b: {0: 'c'}}}`. */
function nested(form: URLSearchParams): Fields {
  const root: Fields = {}
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let place = root
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Fields
    place[path.at(-1) ?? ''] = value
  }
  return root
}

function text(field: string | Fields | undefined): string {
  return typeof field === 'string' ? field : ''
}
