import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, Info, PanelRight } from 'lucide-react'
import { AvatarPicture, AvatarStack } from '../../ui/avatar-picture.tsx'
import { IconButton, iconButtonClass } from '../../ui/button.tsx'
import { speakerOf } from './chat.ts'
import { LetThemTalk } from './let-them-talk.tsx'
import { openPanelDrawer, usePanel } from './panel.ts'
import { presentIn } from './price.ts'
import { isUnfinished } from './transcript.ts'

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** Under the title: who is writing, else who they are. */
export function lineUnder(chat: Chat, messages: readonly Message[]): { text: string; writing: boolean } {
  const writers = messages
    .filter(isUnfinished)
    .flatMap((message) => speakerOf(chat, message.avatarId).avatar?.name ?? [])
  const names = [...new Set(writers)]
  if (names.length > 0)
    return { text: `${listed(names)} ${names.length === 1 ? 'is' : 'are'} writing`, writing: true }
  if (chat.type === 'GROUP')
    return { text: `${listed(presentIn(chat).map(({ name }) => name))}, all AI`, writing: false }
  return { text: `AI, ${lowerFirst(chat.avatars[0]?.occupation ?? 'companion')}`, writing: false }
}

export function ConversationHead({ chat, messages }: { chat: Chat; messages: readonly Message[] }) {
  const panel = usePanel()
  const [angel] = chat.avatars
  const group = chat.type === 'GROUP'
  const { text, writing } = chat.inCare
    ? { text: 'Customer care is here', writing: false }
    : lineUnder(chat, messages)
  return (
    <header className="flex h-18 flex-none items-center gap-3 border-b border-line px-2 md:px-5">
      <Link to="/chats" aria-label="All chats" title="All chats" className={iconButtonClass({}, 'lg:hidden')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      {group ? (
        <AvatarStack
          size={36}
          max={3}
          pictures={presentIn(chat).map(({ name, thumbUrl }) => ({ name, src: thumbUrl }))}
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
        <p className={`truncate text-13 ${writing ? 'text-primary-ink' : 'text-ink-2'}`}>{text}</p>
      </div>
      {group && !chat.inCare && presentIn(chat).length > 1 ? (
        <LetThemTalk chat={chat} writing={writing} />
      ) : null}
      <IconButton
        label={panel.open ? 'Close the panel' : 'Open the panel'}
        pressed={panel.open}
        onClick={panel.toggle}
        className="max-xl:hidden"
      >
        <PanelRight aria-hidden="true" />
      </IconButton>
      <IconButton label="About this chat" onClick={openPanelDrawer} className="xl:hidden">
        <Info aria-hidden="true" />
      </IconButton>
    </header>
  )
}
