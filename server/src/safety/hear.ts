import { createMachine, type Found, type Machine } from './matching/machine.ts'
import { anyNumber, sentenceEnd } from './matching/pattern.ts'
import { commonWords } from './reading/common-words.ts'
import { fold, type Folded } from './reading/fold.ts'
import { decoded, unstretched } from './reading/leet.ts'
import { createWordReader, type Word } from './reading/read-words.ts'
import { createLengthsAt, type Spelling } from './reading/segment.ts'
import { meantBy } from './reading/typos.ts'
import { named } from './rules/named.ts'
import { besidePhrases, spokenPhrases, writtenPhrases, type Label } from './rules/phrases.ts'

/** A text as the rules hear it: its words, and which phrases are in it. */
export interface Heard {
  readonly words: readonly Word[]
  /** The first word of the text itself; those before it are of earlier texts. */
  readonly own: number
  /** In the order of their ends. */
  readonly of: (label: Label) => readonly Found<Label>[]
}

let made: Machine<Label> | undefined
/** Made at its first use: commands that screen nothing do not pay for it. */
export function machine(): Machine<Label> {
  made ??= createMachine<Label>(writtenPhrases, named)
  return made
}

let spokenMade: readonly [danger: Machine<Label>, beside: Machine<Label>] | undefined
/** For replies: what they wait for, and what is only listened to. */
export function spokenMachines(): readonly [danger: Machine<Label>, beside: Machine<Label>] {
  const of = (phrases: object): Machine<Label> =>
    createMachine<Label>(phrases as Readonly<Record<Label, readonly string[]>>, named)
  spokenMade ??= [of(spokenPhrases), of(besidePhrases)]
  return spokenMade
}

const none: readonly never[] = []

/** Once, and where signs stand inside of words once more without them. */
export function hear(text: Folded, before: readonly string[]): Heard[] {
  const [first, sawJoint] = hearAs(text, before, 'split')
  return sawJoint ? [first, hearAs(text, before, 'join')[0]] : [first]
}

function hearAs(text: Folded, before: readonly string[], joints: 'split' | 'join'): [Heard, boolean] {
  const using = machine()
  const scanner = using.begin()
  const words: Word[] = []
  const byLabel = new Map<Label, Found<Label>[]>()
  const onWord = (word: Word): void => {
    words.push(word)
    for (const found of scanner.take(idsOf(using, word.word), word.word === sentenceEnd)) {
      const there = byLabel.get(found.label)
      if (there === undefined) byLabel.set(found.label, [found])
      else there.push(found)
    }
  }
  const readerOf = () => createWordReader({ joints, spelling: spellingOf(using), onWord })
  const end = (at: number): void => onWord({ word: sentenceEnd, from: at, to: at })
  end(0)
  for (const earlier of before) {
    readAll(fold(earlier), readerOf())
    end(0)
  }
  const own = words.length
  const reader = readerOf()
  readAll(text, reader)
  end(text.at?.[text.chars.length - 1] ?? text.chars.length)
  return [{ words, own, of: (label) => byLabel.get(label) ?? none }, reader.sawJoint()]
}

function readAll({ chars, at }: Folded, reader: ReturnType<typeof createWordReader>): void {
  for (let i = 0; i < chars.length; i++) {
    const from = at === undefined ? i : (at[i] ?? 0)
    reader.take(chars[i]!, from, from + 1)
  }
  reader.end()
}

export function isKnown(using: Machine<Label>, word: string): boolean {
  return word.length === 1
    ? word === 'a' || word === 'i'
    : commonWords.has(word) || using.idOf(word) !== undefined
}

const spellings = new WeakMap<Machine<Label>, Spelling>()
export function spellingOf(using: Machine<Label>): Spelling {
  let spelling = spellings.get(using)
  if (spelling === undefined) {
    const known = (word: string): boolean => isKnown(using, word)
    spelling = { isKnown: known, lengthsAt: createLengthsAt(known, using.words(), commonWords) }
    spellings.set(using, spelling)
  }
  return spelling
}

const plainWord = /^[a-z]+$/
const number = /^\d+$/
/** “want 2 die”. */
const spokenNumbers: Readonly<Record<string, readonly string[]>> = { '2': ['to'], '4': ['for'] }

const idsKnown = new WeakMap<Machine<Label>, Map<string, readonly number[]>>()
const idsMost = 4000

/** All that a word may stand for. People use few words, so most are remembered. */
export function idsOf(using: Machine<Label>, word: string): readonly number[] {
  let known = idsKnown.get(using)
  if (known === undefined) idsKnown.set(using, (known = new Map()))
  const there = known.get(word)
  if (there !== undefined) return there
  const ids = readIds(using, word)
  if (known.size >= idsMost) known.clear()
  known.set(word, ids)
  return ids
}

/** Itself, without its disguise, without a slip of the finger. */
function readIds(using: Machine<Label>, word: string): readonly number[] {
  const itself = using.idOf(word)
  if (plainWord.test(word)) {
    if (itself !== undefined) return [itself]
    const meant = meantBy(word)
    if (meant !== undefined) return known(using, [meant])
    return known(using, unstretched(word))
  }
  const numbers = number.test(word) ? [anyNumber, ...(spokenNumbers[word] ?? [])] : []
  return known(using, [word, ...numbers, ...decoded(word).flatMap((one) => [one, ...unstretched(one)])])
}

function known(using: Machine<Label>, words: readonly string[]): readonly number[] {
  if (words.length === 0) return none
  return [...new Set(words.flatMap((word) => using.idOf(word) ?? []))]
}
