import { observable, useObservable } from './observable.ts'

/** In how many chats something waits to be read. */
export const unreadChats = observable(0)

export function useUnreadChats(): number {
  return useObservable(unreadChats, 0)
}

interface Counted {
  chatHash: string
  unread: number
  archived: boolean
}

/** Which chats have something unread, kept in step with what happens while they are being counted. */
export class UnreadCount {
  #unread = new Set<string>()
  /** What changed since the count began: its answer may be older than that. */
  #news: Map<string, boolean> | undefined

  get size(): number {
    return this.#unread.size
  }

  #put(chatHash: string, waits: boolean): void {
    if (waits) this.#unread.add(chatHash)
    else this.#unread.delete(chatHash)
  }

  changed({ chatHash, unread, archived }: Counted): void {
    this.#news?.set(chatHash, unread > 0 && !archived)
    this.#put(chatHash, unread > 0 && !archived)
  }

  removed(chatHash: string): void {
    this.#news?.set(chatHash, false)
    this.#put(chatHash, false)
  }

  /** Takes all chats as they were read; gives true when the answer was still wanted. */
  async count(read: () => Promise<readonly Counted[]>): Promise<boolean> {
    const news = new Map<string, boolean>()
    this.#news = news
    const chats = await read()
    // A later count has begun: its answer is the newer one.
    if (this.#news !== news) return false
    this.#news = undefined
    this.#unread = new Set()
    for (const chat of chats) this.#put(chat.chatHash, chat.unread > 0 && !chat.archived)
    for (const [chatHash, waits] of news) this.#put(chatHash, waits)
    return true
  }

  forget(): void {
    this.#news = undefined
    this.#unread = new Set()
  }
}
