import { changeChat, createChat, limits, type Chat } from '@aureole/contract/chats'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { api } from '../../lib/api.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AngelChoice } from './angel-choice.tsx'
import { rememberChat } from './chat-list.ts'
import { chatPath } from './chat.ts'

function buttonText(chat: Chat | undefined, count: number): string {
  const missing = limits.groupMin - count
  if (missing > 0) return `Choose ${missing} more`
  return chat === undefined ? `Start with ${count} angels` : `Keep these ${count} angels`
}

/** Two to five angels and a name; of a group that exists, who is in it from now on. */
export function GroupDialog({ props, frame }: DialogView<'group'>) {
  const { chat } = props
  const present = chat?.avatars.filter((angel) => angel.present).map((angel) => angel.id)
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(present ?? props.chosen ?? [])
  // One key for as long as the dialog is open: pressing twice, or again after a lost answer, makes one group.
  const [key] = useState(() => crypto.randomUUID())
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { busy, problem, submit } = useSubmission()

  function toggle(id: string): void {
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    if (chosen.length < limits.groupMin) return
    void submit(async () => {
      const avatarIds = [...chosen]
      if (chat !== undefined) {
        const changed = await api(changeChat, { params: { chatHash: chat.chatHash }, body: { avatarIds } })
        rememberChat(queries, changed)
        closeDialog('done')
        return
      }
      const named = title.trim() === '' ? {} : { title: title.trim() }
      const made = await api(createChat, {
        body: { type: 'GROUP', avatarIds, ...named },
        idempotencyKey: key,
      })
      rememberChat(queries, made)
      closeDialog('done')
      await navigate({ to: chatPath(made) })
    }, sentenceFor)
  }

  return (
    <DialogFrame
      {...frame}
      title={chat === undefined ? 'A group' : 'Who is in this chat'}
      lead={
        chat === undefined
          ? 'Who should sit at the table? Two to five angels.'
          : 'Two to five angels. Whoever comes later does not know what was said before.'
      }
      size="lg"
      footer={
        <Button type="submit" form="group" block busy={busy} disabled={chosen.length < limits.groupMin}>
          {buttonText(chat, chosen.length)}
        </Button>
      }
    >
      <form id="group" onSubmit={send} className="space-y-5">
        {chat === undefined ? (
          <Field label="Name" note="optional">
            <TextInput
              value={title}
              maxLength={limits.titleMax}
              placeholder="Sunday kitchen"
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
        ) : null}
        <AngelChoice chosen={chosen} onToggle={toggle} />
        {problem === undefined ? null : (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </form>
    </DialogFrame>
  )
}
