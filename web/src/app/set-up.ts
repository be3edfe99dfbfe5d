import { pageAt } from '@aureole/contract/pages'
import type { QueryClient } from '@tanstack/react-query'
import { takeComeBack } from '../lib/come-back.ts'
import { readConsent } from '../lib/consent.ts'
import { currentDialog, openDialog, subscribeDialog } from '../lib/dialogs.ts'
import { isMounted, whenMounted } from '../lib/mounted.ts'
import { session, type SessionEvent } from '../lib/session.ts'
import { browserStore, tabStore } from '../lib/storage.ts'
import { followTheme } from '../lib/theme.ts'
import { toast } from '../lib/toasts.ts'
import { keepTracking } from '../lib/tracking.ts'
import { guardNavigation, wantedPage } from './guards.ts'
import type { AppRouter } from './router.ts'
import { registerServiceWorker } from './service-worker.ts'

function leaveGuardedPage(router: AppRouter): void {
  if (pageAt(router.latestLocation.pathname)?.guard !== undefined) void router.navigate({ to: '/' })
}

/** A page that was asked for comes first, then what was chosen before registering. */
function afterLogIn(router: AppRouter, isAgent: boolean): void {
  const chosen = takeComeBack()
  if (wantedPage() !== undefined) return
  if (isAgent) void router.navigate({ to: '/admin' })
  else if (chosen !== undefined) router.history.push(chosen)
}

function onSessionEvent(router: AppRouter, event: SessionEvent): void {
  switch (event.name) {
    case 'logged-in':
      afterLogIn(router, event.user.isAgent)
      return
    case 'refresh-failed':
      if (isMounted()) tabStore.set('logged-out', 'true')
      location.reload()
      return
    case 'suspended':
      void openDialog('suspension', event.suspension)
      leaveGuardedPage(router)
      return
    case 'logged-out':
      if (event.by === 'server') {
        toast({
          severity: 'warn',
          title: 'Logged Out',
          message: 'Your session has expired. Please log in again to continue.',
        })
      }
      leaveGuardedPage(router)
  }
}

/** What one person read must not be there for the next. */
function forgetQueriesOfOthers(queries: QueryClient): void {
  let before = session.state.get().user?.id
  session.state.subscribe(() => {
    const { loggedIn, user } = session.state.get()
    if (loggedIn && user === undefined) return
    if (before !== undefined && before !== user?.id) void queries.resetQueries()
    before = user?.id
  })
}

/** Everyone but agents needs a name and a picture; the question waits until no other is open. */
function askForAvatar(): void {
  const check = () => {
    const { user, confirmed } = session.state.get()
    if (!isMounted() || !confirmed || user === undefined || user.isAgent || user.avatar !== null) return
    if (currentDialog() === undefined) void openDialog('avatar-setup', {})
  }
  session.state.subscribe(check)
  subscribeDialog(check)
  void whenMounted().then(check)
}

function askForAge(): void {
  if (browserStore.get('age-verification') !== 'true') void openDialog('age-verification', {})
}

function tellAboutReload(): void {
  if (tabStore.get('logged-out') !== 'true') return
  tabStore.remove('logged-out')
  toast({
    severity: 'warn',
    title: 'Logged out',
    message: 'Your session has expired. Please log in again.',
  })
}

/** The first paint hides what is for guests when tokens are stored; once they are read, the session says it. */
export function markDocument(): void {
  const mark = () => {
    if (session.state.get().loggedIn) document.documentElement.dataset['session'] = 'person'
    else delete document.documentElement.dataset['session']
  }
  mark()
  session.state.subscribe(mark)
}

/** A lasting ear for facts about this person, fetched only for people who are logged in. */
function followLiveFacts(router: AppRouter, queries: QueryClient): void {
  let following = false
  const check = () => {
    if (following || !session.state.get().loggedIn) return
    following = true
    import('./live-facts.ts').then(
      ({ followLiveFacts: follow }) => follow(router, queries),
      // The next log-in or page tries again; until then the page works, only not by itself.
      () => (following = false),
    )
  }
  session.state.subscribe(check)
  check()
}

/** Everything that has to be in place before the app waits for anything. */
export function setUp(router: AppRouter, queries: QueryClient): void {
  followTheme()
  keepTracking(new URLSearchParams(location.search))
  readConsent()
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
  addEventListener('storage', (event) => {
    if (event.storageArea === localStorage) session.storageChanged(event.key)
  })
  session.listen((event) => onSessionEvent(router, event))
  forgetQueriesOfOthers(queries)
  guardNavigation(router.history)
  askForAge()
  askForAvatar()
  tellAboutReload()
  followLiveFacts(router, queries)
  registerServiceWorker()
}
