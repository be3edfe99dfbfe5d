import type { Stripe } from 'stripe'
import type { Config } from '../../platform/config.ts'

export type StripeConfig = NonNullable<Config['stripe']>

export type Client = () => Promise<Stripe>

/** Loaded when it is first needed: most calls of the app need no payment provider, and the SDK is large. */
export function lazyClient({ secretKey, apiBase }: StripeConfig): Client {
  let client: Promise<Stripe> | undefined
  async function load(): Promise<Stripe> {
    const { Stripe: Client } = await import('stripe')
    const isPlain = apiBase.protocol === 'http:'
    return new Client(secretKey, {
      host: apiBase.hostname,
      port: apiBase.port === '' ? (isPlain ? 80 : 443) : apiBase.port,
      protocol: isPlain ? 'http' : 'https',
      timeout: 20_000,
      maxNetworkRetries: 2,
      telemetry: false,
    })
  }
  return () => (client ??= load())
}

/** A name of something, or the thing itself where Stripe was asked to tell more. */
export function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id
}
