import type { Chat } from '@aureole/contract/chats'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, PanelRight } from 'lucide-react'
import { useRef } from 'react'
import { useVars } from '../../lib/brand.ts'
import { AvatarPicture, AvatarStack } from '../../ui/avatar-picture.tsx'
import { IconButton, iconButtonClass } from '../../ui/button.tsx'
import { Composer, type ComposerHandle } from './composer.tsx'
import { useMarkRead } from './mark-read.ts'
import { MessageList } from './message-list.tsx'
import { usePanel } from './panel.ts'
import { useSendMessage } from './send-message.ts'
import { useTranscript } from './transcript-store.ts'

/** What one message costs: a group answers with one angel or with all that are called. */
export function priceOf(chat: Pick<Chat, 'type' | 'avatars'>, replyTokens: number): string {
  const most = chat.type === 'GROUP' ? chat.avatars.length * replyTokens : replyTokens
  if (most > replyTokens) return `${replyTokens} to ${most} tokens`
  return replyTokens === 1 ? '1 token' : `${replyTokens} tokens`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function ConversationHead({ chat }: { chat: Chat }) {
  const panel = usePanel()
  const [angel] = chat.avatars
  const group = chat.type === 'GROUP'
  return (
    <header className="flex h-18 flex-none items-center gap-3 border-b border-line px-2 md:px-5">
      <Link to="/chats" aria-label="All chats" title="All chats" className={iconButtonClass({}, 'lg:hidden')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      {group ? (
        <AvatarStack
          size={36}
          max={3}
          pictures={chat.avatars.map(({ name, thumbUrl }) => ({ name, src: thumbUrl }))}
        />
      ) : (
        <AvatarPicture name={angel?.name ?? chat.title} src={angel?.thumbUrl} size={44} eager />
      )}
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-serif text-20">
          {group || angel === undefined ? (
            chat.title
          ) : (
            <Link to={`/discover/${angel.id}`} className="rounded-small hover:text-primary-ink">
              {chat.title}
            </Link>
          )}
        </h1>
        <p className="truncate text-13 text-ink-2">
          {group
            ? `${listed(chat.avatars.map((avatar) => avatar.name))}, all AI`
            : `AI, ${lowerFirst(angel?.occupation ?? 'companion')}`}
        </p>
      </div>
      <IconButton
        label={panel.open ? 'Close the panel' : 'Open the panel'}
        pressed={panel.open}
        onClick={panel.toggle}
        className="max-xl:hidden"
      >
        <PanelRight aria-hidden="true" />
      </IconButton>
    </header>
  )
}

/** One chat: head, what was said, and where one writes. */
export function Conversation({ chat }: { chat: Chat }) {
  const { replyTokens } = useVars().prices
  const composer = useRef<ComposerHandle>(null)
  const sending = useSendMessage(chat.chatHash)
  const { transcript } = useTranscript(chat.chatHash)
  useMarkRead(chat.chatHash, chat.unread, transcript.messages)
  const to = chat.type === 'GROUP' ? chat.title : (chat.avatars[0]?.name ?? chat.title)
  return (
    <>
      <ConversationHead chat={chat} />
      <MessageList chat={chat} sending={sending} onEdit={(text) => composer.current?.put(text)} />
      <Composer
        ref={composer}
        chatHash={chat.chatHash}
        to={to}
        price={priceOf(chat, replyTokens)}
        onSend={(text) => sending.send(text)}
      />
    </>
  )
}
