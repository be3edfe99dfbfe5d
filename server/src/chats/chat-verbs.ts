import type { Chat } from '@aureole/contract/chats'
import type { Answering } from './answering.ts'
import { changeChat, type ChangeChat } from './change-chat.ts'
import { createChat, type CreateChat } from './create-chat.ts'
import { deleteChat } from './delete-chat.ts'
import { eraseDeleted } from './erase-deleted.ts'
import { exportChat, type ExportChat } from './export-chat.ts'
import { importFile, type ImportFile } from './import-file.ts'
import { indexWords } from './index-words.ts'
import { knownChat } from './known-chat.ts'
import { letThemTalk, type LetThemTalk } from './let-them-talk.ts'
import { listChats, type ListChats } from './list-chats.ts'
import { markRead } from './mark-read.ts'
import type { ChatsParts } from './parts.ts'
import { presentChat } from './present.ts'
import { readSummary } from './read-summary.ts'
import { restoreChat } from './restore-chat.ts'
import { searchChats, type SearchChats } from './search-chats.ts'

/** What can be done with chats as a whole. */
export function chatVerbs(parts: ChatsParts, answering: Answering) {
  return {
    list: (asked: ListChats) => listChats(parts, asked),
    create: (asked: CreateChat): Promise<Chat> => createChat(parts, asked),
    read: async (asked: { userId: string; chatHash: string }): Promise<Chat> =>
      presentChat(await knownChat(parts, asked.userId, asked.chatHash)),
    readSummary: (asked: Parameters<typeof readSummary>[1]) => readSummary(parts, asked),
    change: (asked: ChangeChat): Promise<Chat> => changeChat(parts, asked),
    delete: (asked: Parameters<typeof deleteChat>[2]) => deleteChat(parts, answering, asked),
    restore: (asked: Parameters<typeof restoreChat>[1]): Promise<Chat> => restoreChat(parts, asked),
    markRead: (asked: Parameters<typeof markRead>[1]) => markRead(parts, asked),
    letThemTalk: (asked: LetThemTalk) => letThemTalk(parts, answering, asked),
    export: (asked: ExportChat) => exportChat(parts, asked),
    importFile: (asked: ImportFile): Promise<Chat> => importFile(parts, asked),
    search: (asked: SearchChats) => searchChats(parts, asked),
    /** Erases what nobody can bring back any more. */
    eraseDeleted: () => eraseDeleted(parts),
    /** Lets search know what was said since it last looked. */
    indexWords: () => indexWords(parts),
  }
}
