import { pageAt, type PageInfo } from '@aureole/contract/pages'
import { notFound, redirect, type RouterHistory } from '@tanstack/react-router'
import { currentDialog, openDialog } from '../lib/dialogs.ts'
import { whenMounted } from '../lib/mounted.ts'
import { session } from '../lib/session.ts'

export type Verdict = 'pass' | 'stay' | 'not-found' | 'second-factor'

let wanted: string | undefined
let tell: () => void
/** The first time a guard has something to ask: then there has to be a page on which to ask it. */
export const firstQuestion = new Promise<void>((resolve) => {
  tell = resolve
})

/** The page that a log-in dialog stands in front of: after the log-in the person goes there and nowhere else. */
export function wantedPage(): string | undefined {
  return wanted
}

async function loggedIn(page: PageInfo): Promise<boolean> {
  if (session.state.get().loggedIn) return true
  // Who has just been told of their suspension must not be asked to log in on top of it.
  if (currentDialog()?.name === 'suspension') return false
  tell()
  wanted = page.path
  try {
    await (page.opens === 'registration' ? openDialog('registration', {}) : openDialog('login', {}))
  } finally {
    wanted = undefined
  }
  return session.state.get().loggedIn
}

/** The token gives an agent the rights of one only with a second factor, where that is demanded. */
function lacksSecondFactor(): boolean {
  const { user, groups } = session.state.get()
  return user?.isAgent === true && !groups.includes('AGENT')
}

/** Whether someone may go to a page, after they have been asked for what is missing. */
export async function ask(page: PageInfo | undefined): Promise<Verdict> {
  if (page?.guard === undefined) return 'pass'
  await whenMounted()
  if (!(await loggedIn(page))) return 'stay'
  const { user } = session.state.get()
  if (page.guard === 'admin') {
    if (user?.isAgent !== true) return 'not-found'
    return lacksSecondFactor() ? 'second-factor' : 'pass'
  }
  if (page.guard === 'premium' && user?.isPremium !== true) {
    tell()
    await openDialog('premium', {})
    return session.state.get().user?.isPremium === true ? 'pass' : 'stay'
  }
  return 'pass'
}

/** Later navigations are asked before the address changes, so that one that is refused leaves everything as it is. */
export function guardNavigation(history: RouterHistory): () => void {
  return history.block({
    enableBeforeUnload: false,
    async blockerFn({ currentLocation, nextLocation }) {
      if (nextLocation.pathname === currentLocation.pathname) return false
      return (await ask(pageAt(nextLocation.pathname))) === 'stay'
    },
  })
}

/** The route's own gate: asks on the first navigation, and closes behind whoever lost the right meanwhile. */
export async function gate({
  location,
  cause,
}: {
  location: { pathname: string }
  cause: string
}): Promise<void> {
  if (typeof document === 'undefined' || cause === 'preload') return
  const verdict = await ask(pageAt(location.pathname))
  if (verdict === 'not-found') throw notFound()
  // The settings say what is missing, and set it up.
  if (verdict === 'second-factor') throw redirect({ to: '/settings', replace: true })
  if (verdict === 'stay') throw redirect({ to: '/', replace: true })
}
