import type { Label } from '../rules/phrases.ts'
import type { Category, Severity } from '../verdict.ts'
import type { Kind } from './learned.ts'

export interface Bar {
  readonly category: Category
  readonly rule: string
  readonly severity: Severity
  /** Below this by its words, a text never waits for the encoder. */
  readonly asks: number
  /** How much the meaning counts beside the words. */
  readonly meaningCounts: number
  /** Words and meaning together. */
  readonly enough: number
  /** Words alone, where the encoder has no answer: only the clear ones. */
  readonly byWords: number
  /** Then nobody is taken at these words. */
  readonly unless: readonly Label[]
  /** Said of others, maybe, or of another time, or as a way of speaking: so much clearer it has to be then. */
  readonly doubtedBy?: Readonly<Partial<Record<Label, number>>>
}

export const bars: Readonly<Record<Kind, Bar>> = {
  crisis: {
    category: 'self-harm',
    rule: 'self-harm-meaning',
    severity: 3,
    asks: -2,
    meaningCounts: 1,
    enough: 2.2,
    byWords: 3.1,
    unless: [],
    doubtedBy: { idiom: 2, fiction: 2, recovered: 2, told: 1, past: 1, reported: 1 },
  },
  threat: {
    category: 'threat',
    rule: 'threat-meaning',
    severity: 2,
    asks: -2,
    meaningCounts: 1,
    enough: 0.3,
    byWords: 4,
    unless: ['fiction', 'reported', 'notThreat', 'idiom', 'joking'],
  },
  hate: {
    category: 'hate',
    rule: 'hate-meaning',
    severity: 2,
    asks: -3,
    meaningCounts: 1,
    enough: -1,
    byWords: 2,
    unless: ['fiction', 'notHate', 'reported'],
  },
  harassment: {
    category: 'harassment',
    rule: 'harassment-meaning',
    severity: 2,
    asks: -3,
    meaningCounts: 1,
    enough: 0.3,
    byWords: 3.5,
    unless: ['fiction', 'notHarassment', 'reported', 'joking'],
  },
  goods: {
    category: 'illegal-goods',
    rule: 'illegal-goods-meaning',
    severity: 1,
    asks: -3,
    meaningCounts: 1,
    enough: -1,
    byWords: 2.5,
    unless: ['fiction', 'notGoods'],
  },
  spam: {
    category: 'spam',
    rule: 'scam-meaning',
    severity: 1,
    asks: -2.5,
    meaningCounts: 1,
    enough: -2,
    byWords: 2,
    unless: ['fiction', 'notSpam'],
  },
  explicit: {
    category: 'explicit',
    rule: 'explicit-meaning',
    severity: 1,
    asks: -2.5,
    meaningCounts: 1,
    enough: -2,
    byWords: 1.5,
    unless: ['fiction', 'notExplicit', 'proper', 'caring', 'memory'],
  },
  under18: {
    category: 'underage-person',
    rule: 'under-18-meaning',
    severity: 3,
    asks: -3,
    meaningCounts: 1,
    enough: 1.5,
    byWords: 2,
    unless: ['fiction', 'notUnderage', 'caring'],
  },
}

/**
 * An advance and a child: how far each is from its own bar makes it more or less likely, and both have to be likely together. Below `asks` by its
 * words, it is none.
 */
export const advanceBars = {
  advance: { asks: -5.5, even: -3 },
  /** So much clearer an advance has to be where the child was spoken of in earlier texts: parents talk of other things too. */
  apart: 3,
  child: { asks: -4, even: -4 },
  enough: 0.3,
  byWords: 0.87,
}

/**
 * Worry about somebody else. Nothing is held against anybody with it, so it is low: at most one harmless
 * sentence of a hundred. Lower still, and everyday worries with the family would get the card as well.
 */
export const concernBar = {
  asks: -1.5,
  enough: -1,
  byWords: 1.5,
  wordsLeast: 4,
  /** In a story, over, or a way of speaking: so much clearer it has to be then. */
  doubtedBy: { fiction: 2, joking: 2, past: 4, recovered: 5, notConcern: 6 },
}

/** Fewer words than this are hardly ever about anybody else. */
export const wordsLeast: Readonly<Record<Exclude<Kind, 'crisis'>, number>> = {
  threat: 4,
  hate: 4,
  harassment: 4,
  goods: 4,
  spam: 4,
  explicit: 3,
  under18: 3,
}
/** Meaning that says no so clearly is believed. */
export const meaningLeast = -4
/** Words and meaning together, of a crisis: from here on it is danger now. Rather once too often. */
export const acuteFrom = -0.7
/** A character is told in many sentences, and refused for a single one: so much clearer it has to be. */
export const characterCosts = 3
/** With words as clear as this it need not be said who is meant. */
export const needsNoSelf = 0.5
/** Words as clear as this bear out a phrase of the rules that says danger now… */
export const bearsOut = 0
/** …and this is what any phrase adds to its text: one that neither words nor meaning bear out was something else. */
export const phraseCounts = 3
/** So much more than the texts before it, for a short text to be judged together with them. */
export const addsLeast = 0.2
/** And so much clearer it has to be together with them. */
export const goesOnCosts = 2
/** Words so far below those that leave it open outweigh a phrase of the rules. */
export const unlikeBelow = 1
