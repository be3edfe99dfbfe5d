import { decoded } from './leet.ts'
import { segment, type Spelling } from './segment.ts'

/** A word as the rules see it, and where it was written; `.` is the end of a sentence. */
export interface Word {
  readonly word: string
  readonly from: number
  readonly to: number
}

export interface WordReader {
  /** Letters that are folded already, each with its place in the text as it was written. */
  readonly take: (char: string, from: number, to: number) => void
  readonly end: () => void
  /** Where the first word begins that has not been handed on yet. */
  readonly pendingFrom: () => number | undefined
  /** The letters of the word that is being written. */
  readonly unfinished: () => string
  /** Single letters stand in a row, which may turn out to be words. */
  readonly isInRow: () => boolean
  /** Signs stood inside of a word: reading it with them as nothing may tell more. */
  readonly sawJoint: () => boolean
}

interface ReaderOptions {
  /** What signs inside of a word do: `k-i-l-l` is four words or one. */
  readonly joints: 'split' | 'join'
  readonly spelling: Spelling
  readonly onWord: (word: Word) => void
}

const lettersInARow = 3
const longestRow = 80
const ageOrMeasure =
  /^(\d{1,3})(yo|y0|yos|yr|yrs|year|years|yearold|yearsold|yrold|y|f|m|th|st|nd|rd|mg|mcg|pm|am)$/
const sexAndAge = /^([fm])(\d\d)$/

/** Cuts a text into words as it comes, letter by letter: the same for a whole text and for one that is still being written. */
export function createWordReader({ joints, spelling, onWord }: ReaderOptions): WordReader {
  let word = ''
  let from = 0
  let to = 0
  /** A sign whose meaning the next letter tells. */
  let sign = ''
  let signFrom = 0
  let afterSpace = true
  let sawJoint = false
  /** A sign stood before the word that is being written, with no gap. */
  let isJoined = false
  let row: Word[] = []

  function finishWord(): void {
    if (word === '') return
    const one = { word, from, to }
    word = ''
    // Between single letters it tells nothing more: those are put together anyhow.
    if (isJoined && !isOneLetter(one.word)) sawJoint = true
    isJoined = false
    if (one.word.length === 1) {
      row.push(one)
      if (row.length >= longestRow) finishRow()
      return
    }
    finishRow()
    if (!hasDigit(one.word)) return onWord(one)
    const parts = ageOrMeasure.exec(one.word) ?? sexAndAge.exec(one.word)
    // “3nd” is an end, and “2nd” is not.
    if (parts === null || (parts[1]?.length === 1 && decoded(one.word).some(spelling.isKnown)))
      return onWord(one)
    const cut = one.from + (parts[1]?.length ?? 0)
    onWord({ word: parts[1] ?? '', from: one.from, to: cut })
    onWord({ word: (parts[2] ?? '').replace('0', 'o'), from: cut, to: one.to })
  }

  /** Single letters in a row are words that somebody has spread out. */
  function finishRow(): void {
    const letters = row
    row = []
    if (letters.length < lettersInARow) return letters.forEach(onWord)
    for (const group of groupsOf(letters)) {
      const whole = group.map((one) => one.word).join('')
      const parts = /^\d/.test(whole) ? [{ word: whole, from: 0 }] : segment(whole, spelling)
      for (const { word: part, from: at } of parts) {
        onWord({ word: part, from: group[at]!.from, to: group[at + part.length - 1]!.to })
      }
    }
  }

  function finishSentence(at: number): void {
    finishWord()
    finishRow()
    onWord({ word: '.', from: at, to: at + 1 })
  }

  function append(char: string, at: number, end: number): void {
    if (word === '') from = at
    word += char
    to = end
  }

  /** What the sign before means, now that it is known what follows. */
  function settleSign(follows: 'letter' | 'sign' | 'space'): void {
    const was = sign
    sign = ''
    if (was === '') return
    if (was === '@' || was === '$' || was === '!') {
      const isLetter = follows !== 'space' || was === '@' || (was === '$' && word !== '')
      if (isLetter || (was === '!' && word === '' && afterSpace)) append(was, signFrom, signFrom + 1)
      else if (was === '!') finishSentence(signFrom)
      else finishWord()
      return
    }
    if (follows === 'space') {
      if (was === '.') finishSentence(signFrom)
      else finishWord()
      return
    }
    if (word !== '' && !isOneLetter(word)) sawJoint = true
    if (joints === 'split') finishWord()
    isJoined = true
  }

  return {
    take(char, at, end) {
      const code = char.charCodeAt(0)
      if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) {
        if (sign !== '') settleSign('letter')
        append(char, at, end)
        afterSpace = false
      } else if (char === "'") {
        if (sign === '!') settleSign('letter')
      } else if (char === '@' || char === '$' || char === '!') {
        if (sign === char) {
          settleSign('space')
        } else if (sign !== '') settleSign('sign')
        sign = char
        signFrom = at
      } else if ('-*._~^+|/\\"`#=<>,'.includes(char) && !(char === ',' && sign !== '')) {
        if (sign !== '' && !isJoint(sign)) settleSign(char === '.' || char === ',' ? 'space' : 'sign')
        if (word !== '') {
          // Of several, the end of a sentence counts.
          if (sign !== '.') {
            sign = char
            signFrom = at
          }
        } else if (char === '.' && row.length === 0) finishSentence(at)
        afterSpace = false
      } else {
        settleSign('space')
        finishWord()
        if (char === '?' || char === ';' || char === '\n') finishSentence(at)
        afterSpace = true
      }
    },
    end() {
      settleSign('space')
      finishWord()
      finishRow()
    },
    pendingFrom: () => row[0]?.from ?? (word !== '' ? from : sign !== '' ? signFrom : undefined),
    unfinished: () => word,
    isInRow: () => row.length > 0 || (sign !== '' && !isJoint(sign)),
    sawJoint: () => sawJoint,
  }
}

/** “15yo” and “f16” have one at the start or at the end; most words are let by here. */
function hasDigit(word: string): boolean {
  return word.charCodeAt(0) <= nine || word.charCodeAt(word.length - 1) <= nine
}

const nine = 57

/** Also with a sign before it: “@a” in “@a.m.a.r.a”. */
function isOneLetter(word: string): boolean {
  return word.length === 1 || (word.length === 2 && isSign(word[0]!))
}

function isSign(char: string): boolean {
  return char === '@' || char === '$' || char === '!'
}

function isJoint(sign: string): boolean {
  return !isSign(sign)
}

/** Letters with letters, numbers with numbers; a number among letters is a letter in disguise. */
function groupsOf(row: readonly Word[]): Word[][] {
  const groups: Word[][] = []
  row.forEach((one) => {
    const last = groups.at(-1)
    if (last !== undefined && isDigit(last[0]!) === isDigit(one)) last.push(one)
    else groups.push([one])
  })
  return groups
}

function isDigit({ word }: Word): boolean {
  return word >= '0' && word <= '9'
}
