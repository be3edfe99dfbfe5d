import type { PaymentsParts, PaymentsTools } from './parts.ts'
import { createSandbox, type Sandbox } from './sandbox/index.ts'
import { createStripe } from './providers/stripe.ts'

/** Stripe where it is configured, else the sandbox where it is switched on, else nobody. */
export function createTools(parts: PaymentsParts): { tools: PaymentsTools; sandbox: Sandbox | undefined } {
  const { stripe, sandboxPayments } = parts.config
  const sandbox = stripe || !sandboxPayments ? undefined : createSandbox(parts)
  const provider = stripe ? createStripe(parts, stripe) : sandbox
  return { tools: { ...parts, provider }, sandbox }
}
