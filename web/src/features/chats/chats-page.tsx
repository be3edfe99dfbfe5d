import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openDialog } from '../../lib/dialogs.ts'
import { Page, PageHead } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ChatChoice } from './chat-choice.tsx'
import { SearchBox, SearchResults } from './chat-search.tsx'
import { ChatTable, type Shelf } from './chat-table.tsx'

/** A link that names an angel has the group's table laid for them. */
function useWantedGroup(): void {
  const { group }: { group?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    if (group === undefined) return
    // The wish is taken out of the address first: a page that changes closes the dialogs that are open.
    void navigate({ to: '/chats', search: {}, replace: true }).then(() =>
      openDialog('group', { chosen: [group] }),
    )
  }, [group, navigate])
}

/** The choice of the kind of chat, and all chats there are. */
export function ChatsPage() {
  const [shelf, setShelf] = useState<Shelf>('all')
  const [sought, setSought] = useState('')
  const seeking = sought.trim() !== ''
  useWantedGroup()
  return (
    <Page width="mid">
      {/* Where there is little room, what was found takes the place of what could be begun. */}
      <div className={seeking ? 'max-lg:hidden' : undefined}>
        <PageHead title="Start a chat" />
        <ChatChoice />
      </div>
      <div className={seeking ? 'relative lg:mt-12' : 'relative mt-9 lg:mt-12'}>
        <div className="max-lg:mb-4 lg:absolute lg:-top-2.5 lg:right-0 lg:z-10 lg:w-80">
          <SearchBox text={sought} onChange={setSought} />
        </div>
        {seeking ? (
          <>
            <h2 className="flex min-h-12 items-center font-sans text-15 font-semibold tracking-normal">
              What was said
            </h2>
            <SearchResults text={sought} />
          </>
        ) : (
          <Tabs
            label="Which chats"
            panelClassName="pt-2"
            tabs={[
              { value: 'all', label: 'All chats' },
              { value: 'unread', label: 'Unread' },
              { value: 'archived', label: 'Archived' },
            ]}
            value={shelf}
            onChange={setShelf}
          >
            <ChatTable key={shelf} shelf={shelf} />
          </Tabs>
        )}
      </div>
    </Page>
  )
}
