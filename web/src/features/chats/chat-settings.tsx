import type { Chat } from '@aureole/contract/chats'
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  FileDown,
  FileUp,
  Headset,
  PencilLine,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react'
import { openDialog } from '../../lib/dialogs.ts'
import { Row, Rows } from '../../ui/rows.tsx'
import { useChatVerbs } from './chat-verbs.ts'
import { closePanelDrawer } from './panel.ts'

/** Two layers would fight for the focus: where the panel lies over the conversation, it makes way first. */
export function inDialog(ask: () => Promise<unknown>): void {
  closePanelDrawer()
  void ask()
}

/** What can be set about this chat, beside the conversation. */
export function ChatSettings({ chat }: { chat: Chat }) {
  const { change, rename, remove, save } = useChatVerbs(chat, true)
  const [angel] = chat.avatars
  return (
    <section aria-label="This chat" className="mt-8 pb-6">
      <h2 className="mb-3 font-serif text-20">This chat</h2>
      <Rows>
        <Row icon={<PencilLine aria-hidden />} title="Rename" onClick={() => inDialog(rename)} />
        <Row
          icon={chat.muted ? <BellOff aria-hidden /> : <Bell aria-hidden />}
          title={chat.muted ? 'Unmute' : 'Mute'}
          onClick={() => void change({ muted: !chat.muted })}
        />
        <Row
          icon={chat.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          title={chat.archived ? 'Take out of the archive' : 'Archive'}
          onClick={() => void change({ archived: !chat.archived })}
        />
        <Row
          icon={chat.pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          title={chat.pinned ? 'Let go of the top' : 'Keep at the top'}
          onClick={() => void change({ pinned: !chat.pinned })}
        />
        <Row icon={<FileDown aria-hidden />} title="Save as text" onClick={() => void save('markdown')} />
        <Row icon={<FileDown aria-hidden />} title="Save as JSON" onClick={() => void save('json')} />
        <Row
          icon={<FileDown aria-hidden />}
          title="Save for SillyTavern"
          onClick={() => void save('jsonl')}
        />
        {chat.type === 'DIRECT' && angel?.present === true ? (
          <Row
            icon={<FileUp aria-hidden />}
            title="Bring a chat along"
            text="From a JSONL file"
            onClick={() => inDialog(() => openDialog('chat-import', { angel }))}
          />
        ) : null}
        <Row
          icon={<Headset aria-hidden />}
          title="Call a human"
          text="Customer care comes into this chat"
          onClick={() => inDialog(() => openDialog('call-agent', { chatHash: chat.chatHash }))}
        />
        <Row icon={<Trash2 aria-hidden />} title="Delete" danger onClick={() => void remove()} />
      </Rows>
    </section>
  )
}
