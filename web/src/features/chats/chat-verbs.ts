import {
  changeChat,
  deleteChat,
  exportChat,
  restoreChat,
  type Chat,
  type exportFormats,
} from '@aureole/contract/chats'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../lib/toasts.ts'
import { forgetChat, rememberChat } from './chat-list.ts'

type Change = { pinned?: boolean; archived?: boolean; muted?: boolean }

export interface ChatVerbs {
  change: (change: Change) => Promise<void>
  rename: () => Promise<void>
  remove: () => Promise<void>
  save: (format: (typeof exportFormats)[number]) => Promise<void>
}

function failed(title: string, error: unknown): void {
  toast({ severity: 'error', title, message: sentenceFor(error), id: 'chat-verb' })
}

/** What can be done with a chat from outside the conversation. Shown at once, and taken back when the server does not agree. */
export function useChatVerbs(chat: Chat, open: boolean): ChatVerbs {
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function restore(): Promise<void> {
    try {
      rememberChat(queries, await api(restoreChat, { params: { chatHash: chat.chatHash } }))
    } catch (error) {
      failed(`“${chat.title}” could not be brought back`, error)
    }
  }

  async function change(wanted: Change): Promise<void> {
    rememberChat(queries, { ...chat, ...wanted })
    try {
      rememberChat(queries, await api(changeChat, { params: { chatHash: chat.chatHash }, body: wanted }))
      if (wanted.archived === true) {
        toast({
          severity: 'success',
          title: `“${chat.title}” is archived`,
          id: 'chat-verb',
          action: { label: 'Undo', onAct: () => void change({ archived: false }) },
        })
      }
    } catch (error) {
      rememberChat(queries, chat)
      failed(`“${chat.title}” was not changed`, error)
    }
  }

  return {
    change,
    async rename() {
      await openDialog('rename-chat', { chat })
    },
    async remove() {
      try {
        await api(deleteChat, { params: { chatHash: chat.chatHash } })
      } catch (error) {
        failed(`“${chat.title}” was not deleted`, error)
        return
      }
      if (open) await navigate({ to: '/chats', replace: true })
      forgetChat(queries, chat.chatHash)
      toast({
        severity: 'success',
        title: `“${chat.title}” is deleted`,
        message: 'For ten minutes this can be undone.',
        life: 12_000,
        id: 'chat-verb',
        action: { label: 'Undo', onAct: () => void restore() },
      })
    },
    async save(format) {
      try {
        saveFile(await api(exportChat, { params: { chatHash: chat.chatHash }, query: { format } }))
      } catch (error) {
        failed(`“${chat.title}” could not be saved`, error)
      }
    },
  }
}
