import * as z from 'zod/mini'

export const id = z.uuid()
export const time = z.iso.datetime()

export const pageSize = 12

/** `?page=1&pageSize=12`: the first page is 1. */
export const pageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), pageSize),
})

export function pageOf<S extends z.ZodMiniType>(item: S) {
  return z.object({ items: z.array(item), firstPage: z.boolean(), lastPage: z.boolean() })
}

export interface Page<T> {
  items: T[]
  firstPage: boolean
  lastPage: boolean
}

/** What a message's number may be, so that one that no message can have never reaches the database. */
export const seqMax = 2_147_483_647

/** A page of a history: oldest first inside it. */
export function historyOf<S extends z.ZodMiniType>(item: S) {
  return z.object({ items: z.array(item), hasMore: z.boolean() })
}
