/** Every page with the guard of its route and what it is called: the server's HTML and the page's title read the same line. */
export interface PageInfo {
  /** With `$name` for a parameter and `{-$name}` for an optional one. */
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly guard?: 'auth' | 'premium' | 'admin'
  /** What the guard opens for a guest; the log-in dialog unless said otherwise. */
  readonly opens?: 'registration'
  /** Only there while the server runs in development. */
  readonly development?: true
  /** Search engines should list it. */
  readonly listed?: true
}

const pages = [
  {
    path: '/',
    title: '{brand}: {tagline}',
    description:
      'Unhurried conversations with AI companions who remember what matters to you, and never pretend to be human.',
    listed: true,
  },
  {
    path: '/discover',
    title: 'Discover',
    description: 'Meet the angels: AI companions with a voice, a history and opinions of their own.',
    listed: true,
  },
  { path: '/discover/$id', title: 'Angel', listed: true },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What {brand} keeps about you, why, and how to take it back.',
    listed: true,
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'What you can expect of {brand}, and what {brand} expects of you.',
    listed: true,
  },
  {
    path: '/safety',
    title: 'Safety',
    description:
      'How {brand} looks after people: AI notices, crisis protocol, protection of minors, moderation.',
    listed: true,
  },
  { path: '/auth/set-new-password/$token', title: 'Set a new password' },
  { path: '/auth/confirm-registration/$token', title: 'Confirm your address' },
  { path: '/auth/confirm-email/$token', title: 'Confirm your new address' },
  { path: '/avatars/ai', title: 'My Angels', guard: 'auth' },
  {
    path: '/avatars/ai/create',
    title: 'Create an angel',
    description: 'A few questions, and someone new looks back at you.',
    listed: true,
  },
  { path: '/avatars/ai/$id', title: 'My angel', guard: 'auth' },
  { path: '/avatars/personal', title: 'Your persona', guard: 'auth' },
  { path: '/avatars/personal/create', title: 'Create your persona', guard: 'premium' },
  { path: '/chats', title: 'Chats', guard: 'auth' },
  { path: '/chat/group/$chatHash', title: 'Group chat', guard: 'auth' },
  { path: '/chat/{-$chatHash}', title: 'Chat', guard: 'auth' },
  { path: '/payment/status/failure', title: 'Payment failed' },
  { path: '/payment/status/success/premium', title: 'Welcome to premium' },
  { path: '/payment/status/success/tokens', title: 'Tokens added' },
  { path: '/pay', title: 'Payment' },
  { path: '/premium', title: 'Premium', guard: 'auth' },
  { path: '/tokens', title: 'Tokens', guard: 'auth' },
  { path: '/settings', title: 'Settings', guard: 'auth' },
  { path: '/settings/personal-details', title: 'Personal details', guard: 'auth' },
  { path: '/admin', title: 'Customer care', guard: 'admin' },
  { path: '/admin/chats', title: 'Queue', guard: 'admin' },
  { path: '/admin/chats/manage/{-$chatHash}', title: 'Manage a chat', guard: 'admin' },
  { path: '/admin/violations/{-$userId}', title: 'Violations', guard: 'admin' },
  { path: '/dev/kit', title: 'Kit', development: true },
] as const satisfies readonly PageInfo[]

export type PagePath = (typeof pages)[number]['path']

export const allPages: readonly PageInfo[] = pages

function matches(page: PageInfo, path: string): boolean {
  const pattern = page.path.replace(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replace(/\$\w+/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`).test(path)
}

/** The page that a path leads to, or nothing where the not-found page belongs. */
export function pageAt(path: string): PageInfo | undefined {
  return pages.find((page) => page.path === path) ?? allPages.find((page) => matches(page, path))
}

/** What stands in the browser's title bar: `Discover · Aureole`, and the tagline on the main page. */
export function pageTitle(page: PageInfo | undefined, brand: { name: string; tagline: string }): string {
  const title = (page?.title ?? 'Nothing at this address')
    .replace('{brand}', () => brand.name)
    .replace('{tagline}', () => brand.tagline)
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`
}

export function pageDescription(
  page: PageInfo | undefined,
  brand: { name: string; tagline: string },
): string {
  return (page?.description ?? brand.tagline).replaceAll('{brand}', () => brand.name)
}
