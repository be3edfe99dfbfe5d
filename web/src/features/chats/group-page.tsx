import { useParams } from '@tanstack/react-router'
import { ChatScreen } from './chat-screen.tsx'
import { GroupPanel } from './profile-panel.tsx'

export function GroupPage() {
  const { chatHash = '' } = useParams({ strict: false }) as { chatHash?: string }
  return (
    <ChatScreen
      key={chatHash}
      chatHash={chatHash}
      type="GROUP"
      panel={(chat) => <GroupPanel chat={chat} />}
    />
  )
}
