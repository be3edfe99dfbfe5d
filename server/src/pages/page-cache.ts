import { createHash } from 'node:crypto'
import { compress, type Encoding } from '../platform/http/compress.ts'

/** A page of HTML, ready to be sent any number of times. */
export interface ReadyPage {
  readonly status: number
  readonly html: string
  readonly policy: string
  readonly etag: string
  encoded(encoding: Encoding): Promise<Buffer>
}

export function readyPage(status: number, html: string, policy: string): ReadyPage {
  const encodings = new Map<Encoding, Promise<Buffer>>()
  return {
    status,
    html,
    policy,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      const kept = encodings.get(encoding) ?? compress(html, encoding)
      encodings.set(encoding, kept)
      return kept
    },
  }
}

export interface PageCache {
  get(key: string, make: () => Promise<ReadyPage>): Promise<ReadyPage>
}

/** Keeps a bounded number of pages for a short time; those who ask for the same page at once share one rendering. */
export function createPageCache(options: {
  most: number
  milliseconds: number
  now?: () => number
}): PageCache {
  const now = options.now ?? Date.now
  const kept = new Map<string, { page: Promise<ReadyPage>; until: number }>()
  return {
    get(key, make) {
      const found = kept.get(key)
      if (found !== undefined && found.until > now()) return found.page
      const page = make()
      kept.delete(key)
      kept.set(key, { page, until: now() + options.milliseconds })
      page.catch(() => kept.delete(key))
      const oldest = kept.keys().next().value
      if (kept.size > options.most && oldest !== undefined) kept.delete(oldest)
      return page
    },
  }
}
