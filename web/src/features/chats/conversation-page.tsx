import { useParams, Navigate } from '@tanstack/react-router'
import { whatHappened } from '../../lib/what-happened.ts'
import { ErrorView } from '../../ui/error-view.tsx'
import { useChats } from './chat-list.ts'
import { ChatPanes, ChatScreen, WaitingForChat } from './chat-screen.tsx'
import { chatPath } from './chat.ts'
import { ProfilePanel } from './profile-panel.tsx'

/** Without a hash: the latest chat, or the choice when there is none. */
function LatestChat() {
  const chats = useChats()
  const [latest] = chats.items
  if (latest !== undefined) return <Navigate to={chatPath(latest)} replace />
  if (chats.status === 'ready') return <Navigate to="/chats" replace />
  return (
    <ChatPanes>
      {chats.status === 'errored' ? (
        <ErrorView
          level={1}
          className="m-auto"
          title="Your chats did not load"
          text={whatHappened(chats.error)}
          onRetry={chats.retry}
        />
      ) : (
        <WaitingForChat />
      )}
    </ChatPanes>
  )
}

export function ConversationPage() {
  const { chatHash } = useParams({ strict: false }) as { chatHash?: string }
  if (chatHash === undefined || chatHash === '') return <LatestChat />
  return (
    <ChatScreen
      key={chatHash}
      chatHash={chatHash}
      type="DIRECT"
      panel={(chat) => <ProfilePanel chat={chat} />}
    />
  )
}
