import { changeChat, limits } from '@aureole/contract/chats'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../lib/api.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { rememberChat } from './chat-list.ts'

export function RenameChatDialog({ props, frame }: DialogView<'rename-chat'>) {
  const { chat } = props
  const queries = useQueryClient()
  const [title, setTitle] = useState(chat.title)
  const { busy, problem, submit } = useSubmission()
  const wanted = title.trim()

  function send(event: FormEvent): void {
    event.preventDefault()
    if (wanted === '') return
    void submit(async () => {
      const body = { title: wanted }
      rememberChat(queries, await api(changeChat, { params: { chatHash: chat.chatHash }, body }))
      closeDialog('done')
    }, sentenceFor)
  }

  return (
    <DialogFrame {...frame} size="sm" title="Rename this chat">
      <form onSubmit={send} className="space-y-4">
        <Field label="Name" error={problem}>
          <TextInput
            value={title}
            maxLength={limits.titleMax}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" block busy={busy} disabled={wanted === ''}>
          Rename
        </Button>
      </form>
    </DialogFrame>
  )
}
