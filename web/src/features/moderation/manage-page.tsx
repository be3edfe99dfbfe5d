import { Link, useParams } from '@tanstack/react-router'
import { MessageSquareText } from 'lucide-react'
import { useUser } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useCaseVerbs } from './desk/case-verbs.ts'
import { DeskView } from './desk-view.tsx'
import { CaseButtons } from './manage/case-head.tsx'
import { ManageChat } from './manage/manage-chat.tsx'

function NoChat() {
  const me = useUser()?.id
  const verbs = useCaseVerbs()
  const next = () => void verbs.next()
  return (
    <DeskView
      title="Manage a chat"
      end={
        <CaseButtons
          one={undefined}
          me={me}
          busy={verbs.busy}
          onClaim={() => undefined}
          onRelease={() => undefined}
          onNext={next}
        />
      }
      actions={[{ keys: ['n'], does: 'Next in queue', run: next }]}
    >
      <EmptyState
        className="m-auto"
        art={<MessageSquareText size={32} strokeWidth={1.25} aria-hidden />}
        title="No chat is open"
        text="Choose one in the queue, or take the most urgent one. It opens at the message that brought it there."
        action={
          <Link to="/admin/chats" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            Go to the queue
          </Link>
        }
      />
    </DeskView>
  )
}

export function ManagePage() {
  const { chatHash }: { chatHash?: string } = useParams({ strict: false })
  return chatHash === undefined ? <NoChat /> : <ManageChat key={chatHash} chatHash={chatHash} />
}
