import { describe, expect, it } from 'vitest'
import { faultsIn } from './check-directions.ts'
import { readSource } from './graph.ts'
import { rules } from './rules.ts'

/** For each rule a file that breaks it, and beside it the nearest thing that is right. */
const fixtures: Record<string, { bad: [path: string, text: string]; good: [path: string, text: string] }> = {
  'contract-knows-only-zod': {
    bad: ['contract/src/chats.ts', `import { request } from 'undici'`],
    good: ['contract/src/chats.ts', `import * as z from 'zod/mini'; import { id } from './common.ts'`],
  },
  'portrait-drawing-knows-nothing': {
    bad: ['portrait-drawing/src/draw.ts', `import sharp from 'sharp'`],
    good: ['portrait-drawing/src/draw.ts', `import { hair } from './hair.ts'`],
  },
  'page-and-server-apart': {
    bad: [
      'web/src/lib/api.ts',
      `import type { Principal } from '../../../server/src/platform/http/index.ts'`,
    ],
    good: ['web/src/lib/api.ts', `import type { Route } from '@aureole/contract/route'`],
  },
  'platform-knows-no-feature': {
    bad: ['server/src/platform/mail.ts', `import { brands } from '../brands/index.ts'`],
    good: ['server/src/platform/mail.ts', `import { newId } from './ids.ts'`],
  },
  'leftward-you-call': {
    bad: ['server/src/wallet/charge.ts', `import type { Chat } from '../chats/index.ts'`],
    good: ['server/src/chats/send-message.ts', `import { charge } from '../wallet/index.ts'`],
  },
  'through-the-front-door': {
    bad: ['server/src/chats/send-message.ts', `import { charge } from '../wallet/charge.ts'`],
    good: ['server/src/chats/tables.ts', `import { users } from '../accounts/tables.ts'`],
  },
  'only-the-root-wires': {
    bad: ['server/src/chats/answer-message.ts', `import { push } from '../realtime/index.ts'`],
    good: ['server/src/app.ts', `import { push } from './realtime/index.ts'`],
  },
  'routes-leave-queries-alone': {
    bad: ['server/src/chats/routes.ts', `import { insert } from './store.ts'`],
    good: ['server/src/chats/send-message.ts', `import { insert } from './store.ts'`],
  },
  'queries-in-stores': {
    bad: ['server/src/chats/policy.ts', `import { eq } from 'drizzle-orm'`],
    good: ['server/src/chats/store.ts', `import { eq } from 'drizzle-orm'`],
  },
  'vendors-behind-providers': {
    bad: ['server/src/payments/checkout.ts', `import Stripe from 'stripe'`],
    good: ['server/src/payments/providers/stripe.ts', `import Stripe from 'stripe'`],
  },
  'environment-read-once': {
    bad: ['server/src/minds/providers/openai.ts', `const key = process.env.LLM_API_KEY`],
    good: ['server/src/platform/config.ts', `const key = process.env.LLM_API_KEY`],
  },
  'kit-knows-nobody': {
    bad: ['web/src/ui/toast-area.tsx', `import { toasts } from '../lib/toasts.ts'`],
    good: ['web/src/ui/toast-area.tsx', `import { Button } from './button.tsx'`],
  },
  'page-features-apart': {
    bad: ['web/src/features/chats/chat.tsx', `const c = import('../avatars/angel-card.tsx')`],
    good: ['web/src/features/chats/chat.tsx', `import { api } from '../../lib/api.ts'`],
  },
  'library-below-features': {
    bad: ['web/src/lib/session.ts', `import { open } from '../app/dialogs.ts'`],
    good: ['web/src/lib/session.ts', `import { api } from './api.ts'`],
  },
  'one-fetch': {
    bad: ['web/src/features/chats/send-message.ts', `await fetch('/api/chats')`],
    good: ['web/src/lib/request.ts', `await fetch('/api/chats')`],
  },
  'production-without-testing': {
    bad: ['server/src/chats/store.ts', `import { startTestApp } from '../testing/app.ts'`],
    good: ['server/src/chats/store.test.ts', `import { startTestApp } from '../testing/app.ts'`],
  },
  'near-or-by-name': {
    bad: ['web/src/features/chats/parts/a.ts', `import { b } from '../../../lib/b.ts'`],
    good: ['web/src/features/chats/a.ts', `import { b } from '../../lib/b.ts'`],
  },
}

describe('import directions', () => {
  it('has a fixture for each rule', () => {
    expect(Object.keys(fixtures).toSorted()).toEqual(rules.map((rule) => rule.name).toSorted())
  })

  it.each(rules.map((rule) => rule.name))('%s can fail, and lets its neighbour pass', (name) => {
    const { bad, good } = fixtures[name]!
    expect(faultsIn([readSource(...bad)]).join()).toContain(`[${name}:`)
    expect(faultsIn([readSource(...good)])).toEqual([])
  })

  it('sees a circle, also through types and lazy imports', () => {
    const files = [
      readSource('web/src/lib/a.ts', `import type { B } from './b.ts'`),
      readSource('web/src/lib/b.ts', `const c = import('./c.ts')`),
      readSource('web/src/lib/c.ts', `export { a } from './a.ts'`),
    ]
    expect(faultsIn(files)).toEqual([
      'a circle of imports: web/src/lib/a.ts -> web/src/lib/b.ts -> web/src/lib/c.ts  [no-circles]',
    ])
  })
})
