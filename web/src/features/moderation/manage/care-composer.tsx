import { handBack, writeAsCare } from '@aureole/contract/desk-chats'
import { deskLimits } from '@aureole/contract/desk'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { api } from '#lib/api.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'
import { useSubmission } from '#lib/forms/use-submission.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { cannedReplies } from '../desk/canned.ts'
import { listed } from '../desk/words.ts'
import { withMessage, type Opened } from './stretch.ts'

interface CareComposerProps {
  opened: Opened
  patch: (change: (now: Opened) => Opened) => void
  fieldRef: Ref<HTMLTextAreaElement>
  onWritten: (messageId: string) => void
}

/** Gives the chat back to its angels. */
export function useHandBack(opened: Opened | undefined, patch: CareComposerProps['patch']) {
  const { busy, submit } = useSubmission()
  const give = () =>
    submit(
      async () => {
        const chatHash = opened?.case.chatHash
        if (typeof chatHash !== 'string') return
        await api(handBack, { params: { chatHash } })
        patch((now) => ({ ...now, angelPaused: false }))
      },
      (error) => {
        toast({ id: 'hand-back', severity: 'error', title: 'Not handed back', message: sentenceFor(error) })
        return undefined
      },
    )
  return { busy, give: () => void give() }
}

function sentBy(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.metaKey || event.ctrlKey)
}

/** Where an agent writes. It says as whom, before and while they write. */
export function CareComposer({ opened, patch, fieldRef, onWritten }: CareComposerProps) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const key = useRef(crypto.randomUUID())
  const { busy, problem, submit } = useSubmission()
  const hand = useHandBack(opened, patch)
  const { person, angels, angelPaused } = opened
  const names = listed(angels.map(({ name }) => name))

  useEffect(() => {
    // Another text is another message.
    key.current = crypto.randomUUID()
  }, [text])

  const send = () => {
    if (text.trim() === '') return
    void submit(async () => {
      const answer = await api(writeAsCare, {
        params: { chatHash: opened.case.chatHash ?? '' },
        body: { text: text.trim() },
        idempotencyKey: key.current,
      })
      patch((now) => ({
        ...now,
        angelPaused: answer.angelPaused,
        transcript: now.transcript.hasNewer ? now.transcript : withMessage(now.transcript, answer.message),
      }))
      setText('')
      onWritten(answer.message.id)
    }, sentenceFor)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes whether somebody is in it
    <form
      aria-label="Write as Customer care"
      className="border-t border-line px-4 py-3"
      onFocus={() => setOpen(true)}
      onBlur={(event) => setOpen(event.currentTarget.contains(event.relatedTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {angelPaused ? (
        <p className="mb-2 flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
          {names} {angels.length === 1 ? 'is' : 'are'} silent while you write.
          <Button variant="quiet" size="sm" busy={hand.busy} onClick={hand.give} iconEnd={<Kbd>G</Kbd>}>
            Hand back
          </Button>
        </p>
      ) : null}
      <div className="flex items-end gap-3 rounded-control border border-edge bg-surface-1 py-1 pr-1 pl-3 focus-within:border-ink-2">
        <ShieldCheck
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className="mt-2.5 flex-none self-start text-ink-3"
        />
        <textarea
          ref={fieldRef}
          rows={text === '' && !open ? 1 : 3}
          value={text}
          maxLength={deskLimits.careMax}
          aria-label="Write as Customer care (human)"
          placeholder={`Write to ${person.name} as Customer care`}
          className="min-h-9 min-w-0 flex-1 resize-none bg-transparent py-1.5 outline-none placeholder:truncate placeholder:text-ink-3"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (sentBy(event)) {
              event.preventDefault()
              send()
            } else if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        {text === '' ? (
          <span className="mb-1.5 pr-1 max-md:hidden">
            <Kbd>M</Kbd>
          </span>
        ) : (
          <Button type="submit" size="sm" busy={busy}>
            Send
          </Button>
        )}
      </div>
      {open || text !== '' ? (
        <div
          role="group"
          aria-label="Ready replies"
          className="mt-2 flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap"
          // The field keeps the focus, so that its row of replies does not vanish under the pointer.
          onPointerDown={(event) => event.preventDefault()}
        >
          {cannedReplies.map(({ title, text: words }) => (
            <button
              key={title}
              type="button"
              className="k-chip k-chip-sm flex-none"
              onClick={() => setText(words)}
            >
              {title}
            </button>
          ))}
        </div>
      ) : null}
      {problem === undefined ? null : (
        <p role="alert" className="mt-2 text-13 text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}
