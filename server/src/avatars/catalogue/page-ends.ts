import type { Place } from './list-plan.ts'

/** Readers who are remembered at once, and for how long: who comes back later starts where the page begins by then. */
const mostReaders = 20_000
const patience = 30 * 60_000
/** The page before the last is asked for again when an answer was lost on the way. */
const endsKept = 3

interface Scroll {
  readonly at: number
  readonly ends: readonly { readonly page: number; readonly place: Place }[]
}

/**
 * Where the pages that somebody has read ended, so that the next one goes on exactly there: whoever is added or taken away
 * meanwhile makes no one appear twice or never. Whoever is forgotten gets the page by counting.
 */
export class PageEnds {
  readonly #scrolls = new Map<string, Scroll>()
  readonly #now: () => number
  readonly #bound: number

  constructor(options: { now?: () => number; bound?: number } = {}) {
    this.#now = options.now ?? Date.now
    this.#bound = options.bound ?? mostReaders
  }

  /** Where the page before this one ended for this reader. */
  before(reader: string, page: number): Place | undefined {
    const scroll = this.#scrolls.get(reader)
    if (scroll === undefined || this.#now() - scroll.at > patience) return undefined
    return scroll.ends.find((end) => end.page === page - 1)?.place
  }

  remember(reader: string, page: number, place: Place): void {
    // A page that is read again begins the reading anew: what lay behind it is no longer true.
    const earlier = (this.#scrolls.get(reader)?.ends ?? []).filter((end) => end.page < page)
    this.#scrolls.delete(reader)
    this.#scrolls.set(reader, {
      at: this.#now(),
      ends: [...earlier.slice(1 - endsKept), { page, place }],
    })
    if (this.#scrolls.size > this.#bound) this.#scrolls.delete(this.#scrolls.keys().next().value ?? '')
  }
}
