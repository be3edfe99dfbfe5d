import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ReasonField } from '../desk/reason-field.tsx'

/** Without an open reason nobody reads a chat, unless they say why: it is written down with their name. */
export function ReasonNeeded({ busy, onGive }: { busy: boolean; onGive: (why: string) => void }) {
  const [why, setWhy] = useState('')
  const [missing, setMissing] = useState(false)
  const give = () => (why.trim() === '' ? setMissing(true) : onGive(why.trim()))
  return (
    <div className="m-auto w-full max-w-md px-4 py-8">
      <EmptyState
        art={<Lock size={32} strokeWidth={1.25} aria-hidden />}
        title="This chat has no open reason"
        text="Nobody flagged it, reported it or asked for a human. You can open it if you say why. Your name and the reason go into the audit log."
      />
      <form
        noValidate
        className="mt-6 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          give()
        }}
      >
        <ReasonField
          label="Why do you need to read it?"
          value={why}
          onChange={(value) => {
            setWhy(value)
            setMissing(false)
          }}
          canned={[
            { title: 'Appeal', text: 'To decide on an appeal.' },
            { title: 'They wrote to us', text: 'The person wrote to support about this chat.' },
            { title: 'A colleague asked', text: 'A colleague asked for a second opinion.' },
          ]}
          rows={3}
          error={missing ? 'A reason is needed.' : undefined}
          onSubmit={give}
        />
        <div className="flex justify-end gap-2">
          <Link to="/admin/chats" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            Back to the queue
          </Link>
          <Button type="submit" size="sm" busy={busy}>
            Open the chat
          </Button>
        </div>
      </form>
    </div>
  )
}
