import type { PersonalData } from '../accounts/index.ts'
import type { Http } from '../platform/http/index.ts'
import { catchUp } from './catch-up.ts'
import { seedDemo, type DemoPerson } from './demo.ts'
import { endEverything, endSubscription } from './end-subscription.ts'
import { measureEvents } from './metrics.ts'
import { operate, type Operator } from './operate.ts'
import { queues, type PaymentsParts, type PaymentsTools } from './parts.ts'
import { paymentsData } from './personal-data.ts'
import { processEvent } from './process-event.ts'
import { paymentRoutes } from './routes.ts'
import { sweep } from './sweep.ts'
import { createTools } from './tools.ts'

export interface Payments {
  /** Who takes the money, in a word for the operator. */
  readonly via: 'stripe' | 'sandbox' | 'nobody'
  routes(http: Http): void
  /** Takes up what an earlier process left; once the jobs run. */
  start(): Promise<void>
  /** For accounts: ends what the person pays for regularly, at once and for good. */
  endSubscription(userId: string): Promise<void>
  readonly personalData: PersonalData
  /** For the demo world: coupons to try, and a subscription for whoever is premium in it. */
  seedDemo(people: readonly DemoPerson[]): Promise<void>
  /** For the operator's commands. */
  readonly operator: Operator
}

export function createPayments(parts: PaymentsParts): Payments {
  const { tools, sandbox } = createTools(parts)
  const { provider } = tools
  workOnJobs(tools)
  if (parts.metrics) measureEvents(parts.metrics.registry, parts.database)
  return {
    via: provider?.name ?? 'nobody',
    routes(http) {
      paymentRoutes(http, tools)
      sandbox?.routes(http)
    },
    async start() {
      await catchUp(tools)
      await sandbox?.start()
    },
    endSubscription: (userId) => endEverything(tools, userId),
    personalData: paymentsData(tools),
    seedDemo: (people) => seedDemo(tools, sandbox, people),
    operator: operate(tools),
  }
}

/** Who does the work; before the jobs start. */
export function workOnJobs(tools: PaymentsTools): void {
  const { jobs } = tools
  // More often than an event is tried before it counts as stuck, which is told in its own way.
  jobs.work<{ id: string }>(queues.event, { retries: 20, concurrency: 4 }, ({ id }) =>
    processEvent(tools, id),
  )
  jobs.work<{ subscriptionId: string }>(queues.endSubscription, { retries: 20 }, ({ subscriptionId }) =>
    endSubscription(tools, subscriptionId),
  )
  jobs.work<{ provider: string; ref: string }>(
    queues.forgetCustomer,
    { retries: 20 },
    async ({ provider, ref }) => {
      if (tools.provider?.name === provider) await tools.provider.forgetCustomer(ref)
    },
  )
  jobs.every(queues.sweep, '*/5 * * * *', () => sweep(tools))
}
