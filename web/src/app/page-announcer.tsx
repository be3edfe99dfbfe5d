import { pageAt, pageTitle } from '@aureole/contract/pages'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useVars } from '../lib/brand.ts'
import { currentDialog, dismissDialog } from '../lib/dialogs.ts'
import { useOwnTitle } from '../lib/page-title.ts'

/** The page's title, and for people who do not see the page change: focus at its start and its name read out. */
export function PageAnnouncer() {
  const { brand } = useVars()
  const pathname = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const wanted = useRouterState({ select: (state) => state.location.pathname })
  const own = useOwnTitle()
  const title = own === undefined ? pageTitle(pageAt(pathname), brand) : `${own} · ${brand.name}`
  const before = useRef(pathname)
  const dialogBefore = useRef<number>(undefined)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    dialogBefore.current = currentDialog()?.key
  }, [wanted])

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // One that was opened while the new page was on its way belongs to the new page.
    if (currentDialog()?.key === dialogBefore.current) dismissDialog()
    setAnnounced(document.title)
    const main = document.getElementById('main')
    const focused = document.activeElement
    if (currentDialog() === undefined && main !== null && !main.contains(focused))
      main.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <a href="#main" className="k-skip">
        Skip to content
      </a>
      <output className="sr-only">{announced}</output>
    </>
  )
}
