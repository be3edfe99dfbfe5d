import type { Chat } from '@aureole/contract/chats'
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  Ellipsis,
  FileDown,
  Headset,
  PencilLine,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react'
import { openDialog } from '../../lib/dialogs.ts'
import { IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useChatVerbs } from './chat-verbs.ts'

/** Everything that can be done with a chat as a whole. */
export function ChatMenu({
  chat,
  open = false,
  className,
}: {
  chat: Chat
  open?: boolean
  className?: string
}) {
  const { change, rename, remove, save } = useChatVerbs(chat, open)
  return (
    <Menu
      trigger={
        <IconButton label={`More about “${chat.title}”`} size="sm" className={className}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        {
          label: chat.pinned ? 'Let go of the top' : 'Keep at the top',
          icon: chat.pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
          onSelect: () => void change({ pinned: !chat.pinned }),
        },
        { label: 'Rename', icon: <PencilLine aria-hidden />, onSelect: () => void rename() },
        {
          label: chat.muted ? 'Unmute' : 'Mute',
          icon: chat.muted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
          onSelect: () => void change({ muted: !chat.muted }),
        },
        {
          label: chat.archived ? 'Take out of the archive' : 'Archive',
          icon: chat.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
          onSelect: () => void change({ archived: !chat.archived }),
        },
        {
          label: 'Save as text',
          icon: <FileDown aria-hidden />,
          onSelect: () => void save('markdown'),
          apart: true,
        },
        {
          label: 'Save as JSON',
          icon: <FileDown aria-hidden />,
          onSelect: () => void save('json'),
        },
        {
          label: 'Save for SillyTavern',
          icon: <FileDown aria-hidden />,
          onSelect: () => void save('jsonl'),
        },
        {
          label: 'Call a human',
          icon: <Headset aria-hidden />,
          onSelect: () => void openDialog('call-agent', { chatHash: chat.chatHash }),
          apart: true,
        },
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden />,
          onSelect: () => void remove(),
          danger: true,
          apart: true,
        },
      ]}
    />
  )
}
