import type { Label } from '../rules/phrases.ts'
import type { Category, Severity } from '../verdict.ts'
import type { Kind } from './learned.ts'

export interface Bar {
  readonly category: Category
  readonly rule: string
  readonly severity: Severity
  /** Below this by its words, a text never waits for the encoder. */
  readonly asks: number
  /** Words and meaning together. */
  readonly enough: number
  /** Words alone, where the encoder has no answer: only the clear ones. */
  readonly byWords: number
  /** Said in jest or of what is over: then nobody is taken at these words. */
  readonly unless: readonly Label[]
  /** Said of others, maybe, or of another time, or with a laugh: then it has to be clearer. */
  readonly doubtedBy?: readonly Label[]
}

export const bars: Readonly<Record<Kind, Bar>> = {
  crisis: {
    category: 'self-harm',
    rule: 'self-harm-meaning',
    severity: 3,
    asks: 1.3,
    enough: 2.1,
    byWords: 2.8,
    unless: ['idiom', 'recovered'],
    doubtedBy: ['told', 'past', 'reported', 'joking'],
  },
  threat: {
    category: 'threat',
    rule: 'threat-meaning',
    severity: 2,
    asks: 0.8,
    enough: 2.5,
    byWords: 3.5,
    unless: ['reported', 'notThreat', 'idiom', 'joking'],
  },
  hate: {
    category: 'hate',
    rule: 'hate-meaning',
    severity: 2,
    asks: -0.8,
    enough: 0.3,
    byWords: 3,
    unless: ['notHate', 'reported'],
  },
  harassment: {
    category: 'harassment',
    rule: 'harassment-meaning',
    severity: 2,
    asks: 0.8,
    enough: 2.2,
    byWords: 4.5,
    unless: ['notHarassment', 'reported', 'joking'],
  },
  goods: {
    category: 'illegal-goods',
    rule: 'illegal-goods-meaning',
    severity: 1,
    asks: 0.2,
    enough: 1.8,
    byWords: 4,
    unless: ['notGoods'],
  },
  spam: {
    category: 'spam',
    rule: 'scam-meaning',
    severity: 1,
    asks: -0.8,
    enough: 0.3,
    byWords: 3,
    unless: ['notSpam'],
  },
  explicit: {
    category: 'explicit',
    rule: 'explicit-meaning',
    severity: 1,
    asks: 0,
    enough: 0.5,
    byWords: 3.2,
    unless: ['notExplicit', 'proper', 'caring', 'memory'],
  },
}

/** Fewer words than this are hardly ever about anybody else. */
export const wordsLeast: Readonly<Record<Exclude<Kind, 'crisis'>, number>> = {
  threat: 4,
  hate: 4,
  harassment: 4,
  goods: 4,
  spam: 4,
  explicit: 3,
}
/** How much the encoder's word counts beside that of the words: it takes love for hate now and then. */
export const meaningCounts = 0.5
/** Meaning that says no so clearly is believed. */
export const meaningLeast = -2
/** How much clearer. */
export const doubtCosts = 2
export const acuteFrom = 1
/** With words as clear as this it need not be said who is meant. */
export const needsNoSelf = 0.5
/** What a phrase of the rules adds to its text: a mild one that neither words nor meaning bear out was something else. */
export const phraseCounts = 3.5
/** So much more than the texts before it, for a short text to be judged together with them. */
export const addsLeast = 0.2
/** Words that look as little like it as this outweigh a phrase of the rules. */
export const unlikeFrom = -2
