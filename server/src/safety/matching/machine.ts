import { parsePattern, sentenceEnd, type Part, type Sequence } from './pattern.ts'

/** What the phrases stand for, by a name of theirs. */
export type Phrases<Label extends string> = Readonly<Record<Label, readonly string[]>>

/** A place inside of some phrases at once. Made when it is first reached. */
interface Node<Label> {
  readonly places: readonly number[]
  readonly reached: readonly Label[]
  /** Whether some phrase needs more words yet. */
  readonly isOpen: boolean
  readonly next: Map<number, Node<Label> | null>
}

/** There are tens of thousands, most with a single way out: what one does not have, it has no list for. */
interface Step<Label> {
  words?: Map<number, number[]>
  /** By any word, and by the end of a sentence as well. */
  any?: number[]
  anyOrEnd?: number[]
  skip?: number[]
  label?: Label
}

export interface Machine<Label extends string> {
  /** The number of a word that some phrase has; nothing for all others. */
  readonly idOf: (word: string) => number | undefined
  readonly words: () => Iterable<string>
  readonly begin: () => Scanner<Label>
  /** Whether a phrase may begin with a word that begins so. */
  readonly maybeFirst: (beginning: string) => boolean
}

export interface Scanner<Label extends string> {
  /** The next word, by the numbers of all that it may stand for. Answers with the phrases that end there, as label and first word. */
  readonly take: (ids: readonly number[], isEnd: boolean) => readonly Found<Label>[]
  /** The first word of the oldest phrase that may still come to its end. */
  readonly oldest: () => number | undefined
}

export interface Found<Label extends string> {
  readonly label: Label
  /** The places of its first and its last word. */
  readonly from: number
  readonly to: number
}

const otherWord = -1
const nodesMost = 50_000
const none: readonly never[] = []

/** Looks for all phrases in one walk over the words, at the price of a look-up or two for each word. */
export function createMachine<Label extends string>(
  phrases: Phrases<Label>,
  named: Readonly<Record<string, string>> = {},
): Machine<Label> {
  const ids = new Map<string, number>([[sentenceEnd, 0]])
  const steps: Step<Label>[] = []
  const first = step()
  for (const [label, patterns] of Object.entries(phrases) as [Label, readonly string[]][]) {
    for (const pattern of patterns) {
      const last = step()
      steps[last]!.label = label
      lay(parsePattern(pattern, named), first, last)
    }
  }
  const nodes = new Map<string, Node<Label>>()
  const closures = new Map<number, readonly number[]>()
  let root = nodeOf([first])
  const beginnings = new Set<string>()
  const wordsById = [...ids.keys()]
  // Thousands of phrases begin at the root: it is asked for every word, so it has them by their first.
  const firsts = new Map<number, number[]>()
  for (const place of closed(first)) {
    for (const [id, targets] of steps[place]!.words ?? none) {
      const there = firsts.get(id)
      if (there === undefined) firsts.set(id, [...targets])
      else there.push(...targets)
      const word = wordsById[id] ?? ''
      for (const way of [word, once(word)]) {
        for (let length = 1; length <= way.length; length++) beginnings.add(way.slice(0, length))
      }
    }
  }

  function step(): number {
    steps.push({})
    return steps.length - 1
  }

  function lead(from: number, by: 'any' | 'anyOrEnd' | 'skip', to: number): void {
    ;(steps[from]![by] ??= []).push(to)
  }

  function idFor(word: string): number {
    const known = ids.get(word)
    if (known !== undefined) return known
    ids.set(word, ids.size)
    return ids.size - 1
  }

  function lay(sequence: Sequence, from: number, to: number): void {
    let at = from
    sequence.forEach((part, i) => {
      const next = i === sequence.length - 1 ? to : step()
      layPart(part, at, next)
      at = next
    })
    if (sequence.length === 0) lead(from, 'skip', to)
  }

  function layPart(part: Part, from: number, to: number): void {
    if (part.kind === 'word') {
      const id = idFor(part.word)
      const words = (steps[from]!.words ??= new Map())
      const there = words.get(id)
      if (there === undefined) words.set(id, [to])
      else there.push(to)
    } else if (part.kind === 'gap') {
      let at = from
      for (let i = 0; i < part.most; i++) {
        lead(at, 'skip', to)
        const next = step()
        lead(at, part.overEnds ? 'anyOrEnd' : 'any', next)
        at = next
      }
      lead(at, 'skip', to)
    } else {
      if (part.isOptional) lead(from, 'skip', to)
      for (const way of part.ways) lay(way, from, to)
    }
  }

  function closed(place: number): readonly number[] {
    const known = closures.get(place)
    if (known !== undefined) return known
    const seen = new Set([place])
    for (const one of seen) for (const next of steps[one]!.skip ?? none) seen.add(next)
    const all = [...seen]
    closures.set(place, all)
    return all
  }

  function nodeOf(places: readonly number[]): Node<Label> {
    const all = [...new Set(places.flatMap(closed))].toSorted((a, b) => a - b)
    const key = all.join()
    const known = nodes.get(key)
    if (known !== undefined) return known
    const node = {
      places: all,
      reached: [...new Set(all.flatMap((place) => steps[place]!.label ?? []))],
      isOpen: all.some((place) => hasWayOut(steps[place]!)),
      next: new Map(),
    }
    nodes.set(key, node)
    return node
  }

  function follow(node: Node<Label>, id: number): Node<Label> | null {
    const known = node.next.get(id)
    if (known !== undefined) return known
    const to =
      node === root
        ? (firsts.get(id) ?? none)
        : node.places.flatMap((place) => {
            const { words, any, anyOrEnd } = steps[place]!
            return [...(words?.get(id) ?? none), ...(id === 0 ? none : (any ?? none)), ...(anyOrEnd ?? none)]
          })
    const next = to.length === 0 ? null : nodeOf(to)
    node.next.set(id, next)
    return next
  }

  function begin(): Scanner<Label> {
    let place = 0
    let nodesAt: Node<Label>[] = []
    let begunAt: number[] = []

    return {
      take(wordIds, isEnd) {
        if (nodesAt.length === 0 && !isEnd && wordIds.every((id) => !firsts.has(id))) {
          place++
          return none
        }
        const heard = isEnd ? [0] : wordIds.length === 0 ? [otherWord] : wordIds
        const found: Found<Label>[] = []
        const nextNodes: Node<Label>[] = []
        const nextBegun: number[] = []
        const go = (node: Node<Label>, begun: number): void => {
          for (const id of heard) {
            const next = follow(node, id)
            if (next === null) continue
            for (const label of next.reached) found.push({ label, from: begun, to: place })
            nextNodes.push(next)
            nextBegun.push(begun)
          }
        }
        for (let i = 0; i < nodesAt.length; i++) go(nodesAt[i]!, begunAt[i]!)
        if (heard[0] !== otherWord) go(root, place)
        nodesAt = nextNodes
        begunAt = nextBegun
        place++
        return found.length === 0 ? none : found
      },
      oldest() {
        let least: number | undefined
        for (let i = 0; i < begunAt.length; i++) {
          const begun = begunAt[i]!
          if (nodesAt[i]!.isOpen && (least === undefined || begun < least)) least = begun
        }
        return least
      },
    }
  }

  return {
    idOf: (word) => ids.get(word),
    words: () => ids.keys(),
    maybeFirst: (beginning) => beginnings.has(beginning) || beginnings.has(once(beginning)),
    begin() {
      if (nodes.size > nodesMost) {
        // What is being read goes on with the old ones.
        nodes.clear()
        root = nodeOf([first])
      }
      return begin()
    },
  }
}

/** Each letter once, however often it is repeated: “kiii” may begin as “kill” does. */
function once(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1')
}

function hasWayOut({ words, any, anyOrEnd }: Step<string>): boolean {
  return words !== undefined || any !== undefined || anyOrEnd !== undefined
}
