import type { Avatar } from '@aureole/contract/avatars'
import { readOwnGeneratorState } from '@aureole/contract/generator'
import { listOwnAvatars } from '@aureole/contract/own-avatars'
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { closeDialog, type DialogFrameState } from '../../lib/dialogs.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Halo } from '../../ui/halo.tsx'

/** What somebody brought along who made an angel before they had an account: here already, or half made. */
export type Waiting = { readonly angel: Avatar } | { readonly name: string | undefined }

const generator = '/avatars/ai/create'

async function find(id: string): Promise<Waiting | undefined> {
  const { items } = await api(listOwnAvatars, { params: { id }, query: { pageSize: 1 } })
  if (items[0] !== undefined) return { angel: items[0] }
  const { answers } = await api(readOwnGeneratorState, { params: { id }, query: { kind: 'AI' } })
  return Object.keys(answers).length > 0 ? { name: answers.name?.trim() || undefined } : undefined
}

/** Asked once a newcomer has said who they are. Where it cannot be answered, nothing is missing: My Angels shows the same. */
export function useWaitingAngel(id: string | undefined): () => Promise<Waiting | undefined> {
  return async () => {
    // The generator itself shows what has become of it.
    if (id === undefined || location.pathname === generator) return undefined
    return find(id).catch(() => undefined)
  }
}

export function WaitingAngel({ waiting, frame }: { waiting: Waiting; frame: DialogFrameState }) {
  const here = 'angel' in waiting ? waiting.angel : undefined
  const called = 'angel' in waiting ? waiting.angel.name : waiting.name
  const name = called ?? 'Your angel'
  return (
    <DialogFrame
      {...frame}
      swapped
      art={
        <Halo size={168} glow>
          {here ? (
            <AvatarPicture src={here.thumbUrl} name={name} size={104} eager />
          ) : (
            <PenLine size={32} strokeWidth={1.5} aria-hidden="true" />
          )}
        </Halo>
      }
      title={here ? `${name} is here` : `${name} is half made`}
      lead={
        here
          ? 'You made them before you had an account. They have come to life and would like to meet you.'
          : 'You began before you had an account. All your answers are kept.'
      }
    >
      <div className="flex flex-col gap-2">
        {here ? (
          <Link
            to="/avatars/ai/$id"
            params={{ id: here.id }}
            className={buttonClass({ size: 'lg', block: true })}
            onClick={() => closeDialog('done')}
          >
            See {name}
          </Link>
        ) : (
          <Link
            to={generator}
            className={buttonClass({ size: 'lg', block: true })}
            onClick={() => closeDialog('done')}
          >
            Go on with {called ?? 'them'}
          </Link>
        )}
        <Button variant="ghost" block onClick={() => closeDialog('done')}>
          Later
        </Button>
      </div>
    </DialogFrame>
  )
}
