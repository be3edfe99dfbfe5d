import type { Chat } from '@aureole/contract/chats'
import { useId, useState } from 'react'
import { Inset } from '../../lib/inset.tsx'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { closePanelDrawer } from './panel.ts'

type Angel = Chat['avatars'][number]

/** What an angel of this chat remembers of the person. */
export function ChatMemory({ chat, angel }: { chat: Chat; angel: Angel }) {
  const { chatHash } = chat
  return (
    <Inset
      key={angel.id}
      name="memory"
      props={{ angel, chatHash, onLeave: closePanelDrawer }}
      waiting={<SkeletonText lines={6} />}
    />
  )
}

/** In a group each remembers for itself. */
export function GroupMemory({ chat }: { chat: Chat }) {
  const name = useId()
  const [chosen, setChosen] = useState(chat.avatars[0]?.id)
  const angel = chat.avatars.find(({ id }) => id === chosen) ?? chat.avatars[0]
  if (angel === undefined) return null
  return (
    <>
      <div role="radiogroup" aria-label="Whose memory" className="mb-5 flex flex-wrap gap-3">
        {chat.avatars.map((one) => (
          <label
            key={one.id}
            className="cursor-pointer rounded-full opacity-60 transition-[opacity,box-shadow] duration-fast hover:opacity-100 has-checked:opacity-100 has-checked:shadow-[0_0_0_2px_var(--surface-0),0_0_0_4px_var(--primary-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-[6px] has-focus-visible:outline-primary-ink"
          >
            <input
              type="radio"
              name={name}
              value={one.id}
              aria-label={one.name}
              checked={one.id === angel.id}
              onChange={() => setChosen(one.id)}
              className="sr-only"
            />
            <AvatarPicture name={one.name} src={one.thumbUrl} size={44} />
          </label>
        ))}
      </div>
      <ChatMemory chat={chat} angel={angel} />
    </>
  )
}
