import { pageAt, type PagePath } from '@aureole/contract/pages'
import { createRootRoute, createRoute, notFound, redirect, type AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { gate } from './guards.ts'
import { lazyPage } from './lazy-page.ts'
import { PersonLayout } from './person-layout.tsx'
import { RootPending } from './root-pending.tsx'
import { Root } from './root.tsx'
import { UnexpectedErrorPage } from './unexpected-error-page.tsx'

const root = createRootRoute({
  component: Root,
  pendingComponent: RootPending,
  pendingMs: 50,
  notFoundComponent: lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage'),
  errorComponent: UnexpectedErrorPage,
})

const person = createRoute({ getParentRoute: () => root, id: 'person', component: PersonLayout })
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: lazyPage(() => import('./desk-layout.tsx'), 'DeskLayout'),
})

/** One line of the table: a path, whose guard and title stand in the contract's pages, and where its page is. */
function page<N extends string>(
  parent: AnyRoute,
  path: PagePath,
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
): AnyRoute {
  const guarded = pageAt(path)?.guard === undefined ? {} : { beforeLoad: gate }
  return createRoute({ getParentRoute: () => parent, path, component: lazyPage(load, name), ...guarded })
}

const people = [
  page(person, '/', () => import('../features/landing/landing-page.tsx'), 'LandingPage'),
  page(person, '/discover', () => import('../features/avatars/discover-page.tsx'), 'DiscoverPage'),
  page(person, '/discover/$id', () => import('../features/avatars/angel-page.tsx'), 'AngelPage'),
  page(person, '/avatars/ai', () => import('../features/avatars/my-angels-page.tsx'), 'MyAngelsPage'),
  page(person, '/avatars/ai/create', () => import('../features/avatars/generator-page.tsx'), 'GeneratorPage'),
  page(person, '/avatars/ai/$id', () => import('../features/avatars/my-angel-page.tsx'), 'MyAngelPage'),
  page(person, '/avatars/personal', () => import('../features/avatars/persona-page.tsx'), 'PersonaPage'),
  page(
    person,
    '/avatars/personal/create',
    () => import('../features/avatars/persona-generator-page.tsx'),
    'PersonaGeneratorPage',
  ),
  page(person, '/chats', () => import('../features/chats/chats-page.tsx'), 'ChatsPage'),
  page(person, '/chat/group/$chatHash', () => import('../features/chats/group-page.tsx'), 'GroupPage'),
  page(
    person,
    '/chat/{-$chatHash}',
    () => import('../features/chats/conversation-page.tsx'),
    'ConversationPage',
  ),
  page(person, '/tokens', () => import('./tokens-page.tsx'), 'TokensPage'),
  page(person, '/premium', () => import('../features/payments/premium-page.tsx'), 'PremiumPage'),
  page(person, '/pay', () => import('../features/payments/pay-page.tsx'), 'PayPage'),
  page(
    person,
    '/payment/status/failure',
    () => import('../features/payments/payment-failure-page.tsx'),
    'PaymentFailurePage',
  ),
  page(
    person,
    '/payment/status/success/premium',
    () => import('../features/payments/premium-success-page.tsx'),
    'PremiumSuccessPage',
  ),
  page(
    person,
    '/payment/status/success/tokens',
    () => import('../features/payments/tokens-success-page.tsx'),
    'TokensSuccessPage',
  ),
  page(person, '/settings', () => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  page(
    person,
    '/settings/personal-details',
    () => import('../features/settings/personal-details-page.tsx'),
    'PersonalDetailsPage',
  ),
  page(
    person,
    '/privacy-policy',
    () => import('../features/legal/privacy-policy-page.tsx'),
    'PrivacyPolicyPage',
  ),
  page(person, '/terms-of-service', () => import('../features/legal/terms-page.tsx'), 'TermsPage'),
  page(person, '/safety', () => import('../features/legal/safety-page.tsx'), 'SafetyPage'),
  page(
    person,
    '/auth/confirm-registration/$token',
    () => import('../features/accounts/confirm-registration-page.tsx'),
    'ConfirmRegistrationPage',
  ),
  page(
    person,
    '/auth/confirm-email/$token',
    () => import('../features/accounts/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
  createRoute({
    getParentRoute: () => person,
    path: '/auth/set-new-password/$token',
    beforeLoad({ location, params }: { location: { pathname: string }; params: { token: string } }) {
      if (pageAt(location.pathname) === undefined) return
      throw redirect({ to: '/', search: { token: params.token }, replace: true })
    },
  }),
]

const agents = [
  createRoute({
    getParentRoute: () => desk,
    path: '/admin',
    beforeLoad({ location }: { location: { pathname: string } }) {
      // Also asked for unknown addresses below it, which are for the not-found page.
      if (pageAt(location.pathname) === undefined) return
      throw redirect({ to: '/admin/chats', replace: true })
    },
  }),
  page(desk, '/admin/chats', () => import('../features/moderation/queue-page.tsx'), 'QueuePage'),
  page(
    desk,
    '/admin/chats/manage/{-$chatHash}',
    () => import('../features/moderation/manage-page.tsx'),
    'ManagePage',
  ),
  page(
    desk,
    '/admin/violations/{-$userId}',
    () => import('../features/moderation/violations-page.tsx'),
    'ViolationsPage',
  ),
]

/** Every part of the kit in its states, for whoever builds pages. */
const kit = createRoute({
  getParentRoute: () => person,
  path: '/dev/kit',
  beforeLoad() {
    const { development } = document.documentElement.dataset
    if (!import.meta.env.DEV && development === undefined) throw notFound()
  },
  component: lazyPage(() => import('../features/kit/kit-page.tsx'), 'KitPage'),
})

export const routeTree = root.addChildren([person.addChildren([...people, kit]), desk.addChildren(agents)])
