import { decide } from './decide.ts'
import { idsOf, spellingOf, spokenMachines, type Heard } from './hear.ts'
import type { Found, Scanner } from './matching/machine.ts'
import { sentenceEnd } from './matching/pattern.ts'
import { foldChar } from './reading/fold.ts'
import { createWordReader, type Word, type WordReader } from './reading/read-words.ts'
import type { Label } from './rules/phrases.ts'
import { findSpoken } from './rules/spoken.ts'
import type { Block, Screening } from './verdict.ts'

/** Follows a text that is still being written. What it hands out is safe to show; what it holds back may yet become a match. */
export interface Watch {
  /** The next words in; out comes what may be shown now. */
  readonly push: (words: string) => string
  /** No more words come: the rest. */
  readonly end: () => string
  /** Set once something matched: nothing is handed out any more. */
  readonly stopped: () => Block | undefined
}

/** One way of reading the text as it comes. */
interface Ear {
  readonly reader: WordReader
  readonly heard: Heard
  /** Something was heard that a rule is about. */
  readonly isAlarmed: () => boolean
  /** Where it begins what must not be shown yet. */
  readonly holdsFrom: () => number | undefined
}

const none: readonly never[] = []
const alarming: ReadonlySet<Label> = new Set([
  'csam',
  'young',
  'sexual',
  'ending',
  'praised',
  'method',
  'fate',
  'whereabouts',
  'spokenExplicit',
])
/** A word that may be a disguise is waited for, and so is one that may begin a phrase. */
const disguise = /[^a-z]|(.)\1\1/

/** `already` is what was shown before: it is heard, and not handed out again. */
export function createWatch(screening: Screening, already = ''): Watch {
  const first = createEar('split')
  const ears = [first]
  let text = ''
  let shown = 0
  let verdict: Block | undefined
  /** Half of a character, whose other half has not come yet. */
  let half = ''

  function listen(words: string): void {
    const whole = half + words
    half = ''
    let at = text.length
    text += whole
    for (let i = 0; i < whole.length;) {
      const code = whole.codePointAt(i) ?? 0
      if (code >= 0xd800 && code <= 0xdbff && i === whole.length - 1) {
        half = whole[i]!
        text = text.slice(0, -1)
        break
      }
      const length = code > 0xffff ? 2 : 1
      for (const ear of ears) hearCode(ear, code, at)
      at += length
      i += length
    }
    // Most replies have no sign inside of a word, and are read one way only.
    if (ears.length === 1 && first.reader.sawJoint()) {
      const second = createEar('join')
      for (let i = 0; i < text.length;) {
        const code = text.codePointAt(i) ?? 0
        hearCode(second, code, i)
        i += code > 0xffff ? 2 : 1
      }
      ears.push(second)
    }
  }

  function judge(): void {
    if (verdict !== undefined) return
    for (const { heard, isAlarmed } of ears) {
      if (!isAlarmed()) continue
      const found = decide(findSpoken(heard, screening), screening)
      if (found.kind === 'block') verdict = found
    }
  }

  function release(to: number): string {
    if (verdict !== undefined || to <= shown) return ''
    const words = text.slice(shown, to)
    shown = to
    return words
  }

  if (already !== '') {
    listen(already)
    shown = text.length
  }

  return {
    push(words) {
      if (verdict !== undefined || words === '') return ''
      listen(words)
      judge()
      let to = text.length
      for (const ear of ears) to = Math.min(to, ear.holdsFrom() ?? to)
      return release(to)
    },
    end() {
      if (verdict !== undefined) return ''
      text += half
      half = ''
      for (const { reader } of ears) reader.end()
      judge()
      return release(text.length)
    },
    stopped: () => verdict,
  }
}

function hearCode({ reader }: Ear, code: number, at: number): void {
  if (code < 128) return reader.take(lower[code]!, at, at + 1)
  const length = code > 0xffff ? 2 : 1
  for (const char of foldChar(String.fromCodePoint(code), true)) reader.take(char, at, at + length)
}

/** What a word stands for to each of the machines, and whether one that is not finished is waited for: both are asked for at every word. */
const heardAs = new Map<string, readonly (readonly number[])[]>()
const awaited = new Map<string, boolean>()
const rememberedMost = 4000

function remember<V>(known: Map<string, V>, key: string, value: V): V {
  if (known.size >= rememberedMost) known.clear()
  known.set(key, value)
  return value
}

function isAwaited(word: string): boolean {
  const [danger] = spokenMachines()
  return awaited.get(word) ?? remember(awaited, word, disguise.test(word) || danger.maybeFirst(word))
}

const lower = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code).toLowerCase())

function createEar(joints: 'split' | 'join'): Ear {
  const [danger, beside] = spokenMachines()
  const dangerScanner = danger.begin()
  const scanners: readonly Scanner<Label>[] = [dangerScanner, beside.begin()]
  const words: Word[] = []
  const byLabel = new Map<Label, Found<Label>[]>()
  let alarms = 0
  let heardAlarms = 0

  function onWord(word: Word): void {
    words.push(word)
    const ids =
      heardAs.get(word.word) ??
      remember(heardAs, word.word, [idsOf(danger, word.word), idsOf(beside, word.word)])
    for (let i = 0; i < scanners.length; i++) {
      for (const found of scanners[i]!.take(ids[i]!, word.word === sentenceEnd)) {
        const there = byLabel.get(found.label)
        if (there === undefined) byLabel.set(found.label, [found])
        else there.push(found)
        if (alarming.has(found.label)) alarms++
      }
    }
  }

  const reader = createWordReader({ joints, spelling: spellingOf(danger), onWord })
  onWord({ word: sentenceEnd, from: 0, to: 0 })

  return {
    reader,
    heard: { words, own: 0, of: (label) => byLabel.get(label) ?? none },
    isAlarmed() {
      if (alarms === heardAlarms) return false
      heardAlarms = alarms
      return true
    },
    holdsFrom() {
      const oldest = dangerScanner.oldest()
      if (oldest !== undefined && oldest > 0) return words[oldest]?.from
      const unfinished = reader.unfinished()
      const isOpen = reader.isInRow() || (unfinished !== '' && isAwaited(unfinished))
      return isOpen ? reader.pendingFrom() : undefined
    },
  }
}
