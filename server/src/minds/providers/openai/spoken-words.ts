export interface SpokenWords {
  /** The next words of the model; out comes what may be shown. */
  readonly push: (words: string) => string
  /** No more words come: the rest of what may be shown. */
  readonly end: () => string
  /** It began to speak for somebody else, or to write what only machines read: all after that is not wanted. */
  readonly isStopped: () => boolean
  /** The model showed the end of a thought whose beginning it had not marked: what was shown before it was not meant to be. */
  readonly hadOpenThought: () => boolean
}

export interface Speaker {
  /** The angel's own name: written before its words it is left out. */
  readonly name: string
  /** Those for whom it must not speak. */
  readonly others: readonly string[]
  /** The model begins with its thoughts, without saying so. */
  readonly thinksFirst?: boolean
  /** Its words follow others of its own: a space at their start belongs to them. */
  readonly goesOn?: boolean
}

/** Between these it thinks. */
const thoughts: readonly (readonly [open: string, close: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<reasoning>', '</reasoning>'],
  ['[THINK]', '[/THINK]'],
]
/** Written out by servers whose template does not fit their model. */
const ends: readonly string[] = [
  '<|im_end|>',
  '<|im_start|>',
  '<|eot_id|>',
  '<|end_of_text|>',
  '<|endoftext|>',
  '<|end|>',
  '<|start_header_id|>',
  '<end_of_turn>',
  '<start_of_turn>',
  '</s>',
  '[/INST]',
  '[INST]',
]
const machineNames = ['User', 'Human']
/** The angel's own name, as templates have it. */
const ownMachineName = 'Assistant'

type Match =
  | { kind: 'none' }
  /** More has to be seen. */
  | { kind: 'open' }
  | { kind: 'thought'; to: number; close: string | undefined }
  | { kind: 'own'; to: number }
  | { kind: 'stop' }
const none: Match = { kind: 'none' }
const open: Match = { kind: 'open' }
const stop: Match = { kind: 'stop' }

/**
 * What a model writes, without what is not meant for the person: thoughts, marks of its template, its own name before its
 * words, and whatever it would say in the name of others. Words are held back only where one of these may be beginning.
 */
export function createSpokenWords({
  name,
  others,
  thinksFirst = false,
  goesOn = false,
}: Speaker): SpokenWords {
  const labels = [...new Set([name, ...others, ...machineNames, ownMachineName])].filter((one) => one !== '')
  let held = ''
  let closing = thinksFirst ? '</think>' : undefined
  let isBegun = false
  /** Blanks before the first word, behind a thought or a label are no words. */
  let dropsBlanks = !goesOn
  let isStopped = false
  let hadOpenThought = false

  function push(words: string): string {
    if (isStopped) return ''
    if (isBegun && held === '' && !dropsBlanks && closing === undefined && !mayBegin(words)) return words
    held += words
    return take(false)
  }

  function take(isLast: boolean): string {
    let out = ''
    while (held !== '' && !isStopped) {
      if (closing !== undefined) {
        if (!leaveThought(closing)) break
        continue
      }
      if (dropsBlanks) {
        held = held.trimStart()
        if (held === '') break
        dropsBlanks = false
      }
      const at = isBegun ? firstMark(held) : 0
      if (at < 0) {
        out += held
        held = ''
        break
      }
      if (at > 0) {
        out += held.slice(0, at)
        held = held.slice(at)
      }
      const match = matchAt(held, isLast)
      if (match.kind === 'open') break
      if (match.kind === 'none') {
        // The mark itself, and blanks behind a line's end, are words like others.
        const to = isBegun ? Math.max(1, /^\s*/.exec(held)?.[0].length ?? 1) : firstMark(held, 1)
        isBegun = true
        out += to < 0 ? held : held.slice(0, to)
        held = to < 0 ? '' : held.slice(to)
      } else if (match.kind === 'thought') {
        closing = match.close
        dropsBlanks = true
        held = held.slice(match.to)
      } else if (match.kind === 'own') {
        out += isBegun ? (/^\s*/.exec(held)?.[0] ?? '') : ''
        held = held.slice(match.to)
        dropsBlanks = true
      } else {
        held = ''
        isStopped = true
      }
    }
    return out
  }

  /** Whether the thought is over; then what follows it is looked at. */
  function leaveThought(close: string): boolean {
    const at = held.indexOf(close)
    if (at < 0) {
      held = held.slice(-(close.length - 1))
      return false
    }
    held = held.slice(at + close.length)
    closing = undefined
    dropsBlanks = true
    return true
  }

  function matchAt(text: string, isLast: boolean): Match {
    const mark = matchMark(text, isLast)
    return mark.kind === 'none' ? matchLabel(text, isLast) : mark
  }

  function matchMark(text: string, isLast: boolean): Match {
    const first = text.charAt(0)
    if (first !== '<' && first !== '[') return none
    let couldBe = false
    for (const [start, close] of thoughts) {
      if (text.startsWith(start)) return { kind: 'thought', to: start.length, close }
      if (text.startsWith(close)) {
        hadOpenThought = true
        return { kind: 'thought', to: close.length, close: undefined }
      }
      couldBe ||= start.startsWith(text) || close.startsWith(text)
    }
    for (const end of ends) {
      if (text.startsWith(end)) return stop
      couldBe ||= end.startsWith(text)
    }
    return couldBe && !isLast ? open : none
  }

  /** A name and a colon at the start of a line, plain or set in bold, italics or brackets. */
  function matchLabel(text: string, isLast: boolean): Match {
    if (isBegun && text.charAt(0) !== '\n') return none
    const start = skip(text, 0, ' \t\r\n', text.length)
    const at = skip(text, start, '*_[', 3)
    if (at >= text.length) return isLast ? none : open
    for (const label of labels) {
      const piece = text.slice(at, at + label.length)
      if (piece.length < label.length) {
        if (!isLast && label.startsWith(piece)) return open
        continue
      }
      if (piece !== label) continue
      const behind = skip(text, at + label.length, '*_]', 3)
      if (behind >= text.length) return isLast ? none : open
      if (text.charAt(behind) !== ':') continue
      if (label !== name && label !== ownMachineName) return stop
      // What was opened before the name and not closed behind it is closed behind the colon.
      const opened = behind > at + label.length ? 0 : at - start
      if (behind + 1 + opened > text.length && !isLast) return open
      return { kind: 'own', to: skip(text, behind + 1, '*_]', opened) }
    }
    return none
  }

  return {
    push,
    end() {
      if (isStopped || closing !== undefined) return ''
      // Blank lines at the end say nothing.
      return take(true).trimEnd()
    },
    isStopped: () => isStopped,
    hadOpenThought: () => hadOpenThought,
  }
}

function mayBegin(words: string): boolean {
  return words.includes('\n') || words.includes('<') || words.includes('[')
}

function firstMark(text: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 10 || code === 60 || code === 91) return at
  }
  return -1
}

function skip(text: string, from: number, signs: string, most: number): number {
  let at = from
  while (at < text.length && at - from < most && signs.includes(text.charAt(at))) at++
  return at
}
