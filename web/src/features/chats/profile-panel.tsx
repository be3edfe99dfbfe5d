import { readAvatar } from '@aureole/contract/avatars'
import type { Chat } from '@aureole/contract/chats'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { useUser } from '../../lib/session.ts'
import { useVars } from '../../lib/brand.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ChatSettings, inDialog } from './chat-settings.tsx'
import { speakerOf } from './chat.ts'
import { ChatMemory, GroupMemory } from './chat-memory.tsx'

type Angel = Chat['avatars'][number]

function useDetails(id: string) {
  const { data } = useQuery({
    queryKey: ['avatar', id],
    queryFn: ({ signal }) => api(readAvatar, { params: { id } }, { signal }),
  })
  return data
}

function Occupation({ angel }: { angel: Angel }) {
  const age = useDetails(angel.id)?.age
  const { occupation } = angel
  return (
    <p className="text-15 text-ink-2">
      {age === undefined ? occupation : `${age}, ${occupation.charAt(0).toLowerCase()}${occupation.slice(1)}`}
    </p>
  )
}

function About({ angel }: { angel: Angel }) {
  const data = useDetails(angel.id)
  if (data === undefined) return <SkeletonText lines={6} />
  return (
    <>
      <div className="space-y-2 text-15 text-ink-2">
        {data.biography.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-5 flex flex-wrap gap-2">
        {data.traits.map((trait) => (
          <Badge key={trait}>{trait}</Badge>
        ))}
      </p>
      <Link to={`/discover/${angel.id}`} className={buttonClass({ variant: 'quiet', block: true }, 'mt-6')}>
        See {angel.name}
      </Link>
    </>
  )
}

const tabs = [
  { value: 'about', label: 'About' },
  { value: 'memory', label: 'Memory' },
] as const

/** Who one is talking with. */
export function ProfilePanel({ chat }: { chat: Chat }) {
  const [tab, setTab] = useState<'about' | 'memory'>('about')
  const [angel] = chat.avatars
  if (angel === undefined) return null
  return (
    <>
      <div className="flex flex-col items-center px-5 pt-6 text-center">
        <AvatarPicture name={angel.name} src={angel.imageUrl} size={152} ring eager />
        <h2 className="mt-3 font-serif text-24">{angel.name}</h2>
        <Occupation angel={angel} />
      </div>
      <Tabs
        label={`About ${angel.name}`}
        className="mt-5 px-5"
        panelClassName="px-5 py-5"
        tabs={tabs}
        value={tab}
        onChange={setTab}
      >
        {tab === 'about' ? (
          <>
            <About angel={angel} />
            <ChatSettings chat={chat} />
          </>
        ) : (
          <ChatMemory chat={chat} angel={angel} />
        )}
      </Tabs>
    </>
  )
}

/** Who is in the group, and what it costs. */
function AboutGroup({ chat }: { chat: Chat }) {
  const tokens = useUser()?.tokens
  const { replyTokens } = useVars().prices
  return (
    <>
      <h2 className="font-serif text-20">In this chat</h2>
      <ul className="mt-3 space-y-1">
        {chat.avatars.map((angel) => (
          <li key={angel.id}>
            <Link
              to={`/discover/${angel.id}`}
              className="-mx-2 flex items-center gap-3 rounded-control p-2 hover:bg-surface-1"
            >
              <AvatarPicture name={angel.name} src={angel.thumbUrl} size={44} />
              <span className="min-w-0">
                <span
                  className="block truncate font-semibold"
                  style={{ color: speakerOf(chat, angel.id).colour }}
                >
                  {angel.name}
                </span>
                <span className="block truncate text-13 text-ink-2">
                  {angel.present ? angel.occupation : 'Has left'}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        block
        className="mt-3"
        icon={<Users aria-hidden />}
        onClick={() => inDialog(() => openDialog('group', { chat }))}
      >
        Change who is here
      </Button>
      <h2 className="mt-7 font-serif text-20">How it counts</h2>
      <p className="mt-1 text-13 text-ink-2">
        Each angel that answers costs {replyTokens === 1 ? '1 token' : `${replyTokens} tokens`}. Call one by
        name with an @, and only that one answers.
      </p>
      {tokens === undefined ? null : (
        <p className="mt-4 flex justify-between border-y border-line py-3 text-15">
          <span className="text-ink-2">You have</span>
          <span className="tabular-nums">{tokens === 1 ? '1 token' : `${tokens} tokens`}</span>
        </p>
      )}
      <ChatSettings chat={chat} />
    </>
  )
}

export function GroupPanel({ chat }: { chat: Chat }) {
  const [tab, setTab] = useState<'about' | 'memory'>('about')
  return (
    <Tabs
      label={`About ${chat.title}`}
      className="px-5 pt-3"
      panelClassName="px-5 py-5"
      tabs={tabs}
      value={tab}
      onChange={setTab}
    >
      {tab === 'about' ? <AboutGroup chat={chat} /> : <GroupMemory chat={chat} />}
    </Tabs>
  )
}
