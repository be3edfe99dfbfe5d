import { importChat, limits } from '@aureole/contract/chats'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { rememberChat } from './chat-list.ts'
import { chatPath } from './chat.ts'

const megabytes = limits.importBytesMax / 1024 / 1024

class TooLarge extends Error {}

/** A conversation that was held elsewhere goes on here. */
export function ChatImportDialog({ props, frame }: DialogView<'chat-import'>) {
  const { angel } = props
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { busy, problem, submit } = useSubmission()

  function read(file: File | undefined): void {
    if (file === undefined) return
    setName(file.name)
    void submit(
      async () => {
        // Half an hour of sending is a long way to hear that it was too much.
        if (file.size > limits.importBytesMax) throw new TooLarge()
        const chat = await api(importChat, { file, query: { avatarId: angel.id } })
        rememberChat(queries, chat)
        closeDialog('done')
        await navigate({ to: chatPath(chat) })
      },
      (error) =>
        error instanceof TooLarge ? `This file has more than ${megabytes} MB.` : sentenceFor(error),
    )
  }

  return (
    <DialogFrame
      {...frame}
      size="sm"
      title={`Bring a chat to ${angel.name}`}
      lead={`A JSONL file, as SillyTavern and we save it, of up to ${megabytes} MB. It becomes a new chat; nothing is charged.`}
    >
      <div role="alert" className="empty:hidden">
        {problem !== undefined && (
          <Notice tone="danger" className="mb-4" title={name}>
            {problem}
          </Notice>
        )}
      </div>
      <Button
        size="lg"
        block
        busy={busy}
        icon={<FileUp aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {busy ? `Reading ${name ?? 'the file'}` : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".jsonl,.txt"
        aria-label="Chat file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </DialogFrame>
  )
}
