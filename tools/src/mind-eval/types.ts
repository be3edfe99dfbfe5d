/** What a person does with a turn, in plain words. */
export const acts = [
  'greeting',
  'coming-back',
  'farewell',
  'small-talk',
  'short-answer',
  'statement',
  'story',
  'ramble',
  'change-of-subject',
  'question-about-angel',
  'question-about-ai',
  'question-recall',
  'question-about-world',
  'asks-opinion',
  'asks-advice',
  'asks-impossible',
  'low-mood',
  'good-mood',
  'bad-news',
  'good-news',
  'angry',
  'worry',
  'boredom',
  'joke',
  'game',
  'correction',
  'contradiction',
  'thanks',
  'compliment',
  'flirt',
  'insult',
  'other-language',
  'nonsense',
  'crisis',
  'past-crisis',
] as const
export type Act = (typeof acts)[number]

/** The engine's author reads all but part b of the fourth and the fifth: what is measured there is not what it was made for. */
export type Split = 'tuning' | 'held-out' | 'third' | 'fourth' | 'fifth'

/** A reply is sensible when it matches, matches one of them, or is found so. Typographic apostrophes arrive as plain ones. */
export type Sensible = RegExp | readonly RegExp[] | ((reply: string) => boolean)

/** Something that the angel's own text says, however the question is put. */
export interface Truth {
  /** A word of the angel's own text. */
  readonly says: RegExp
  /** What would say something else. */
  readonly never: RegExp
}

/** Facts by a name of their own, as they look in what is remembered or answered. */
export type Facts = Readonly<Record<string, RegExp>>

export interface PersonTurn {
  readonly says: string
  readonly act: Act
  /** Since the turn before; less than a minute when nothing is said. */
  readonly after?: { readonly hours: number }
  /** In a group: who answers, in this order, by the names of the conversation's list. The first of them otherwise. */
  readonly answeredBy?: readonly string[]
  /** What has to be remembered once this turn is answered. */
  readonly learns?: Facts
  /** What must not be remembered any more, or at all. */
  readonly keepsNot?: RegExp
  /** What the reply has to know, of what was told under the same name. */
  readonly recalls?: Facts
  /** What no reply may say here: a contradiction, being human, a wrong name. */
  readonly forbids?: readonly RegExp[]
  /** Where the usual of the act is not enough. */
  readonly sensible?: Sensible
  /** The name of a truth that is asked for here. */
  readonly consistent?: string
  /** What safety should notice in it; it may or may not where the words alone do not tell. */
  readonly care?: 'mild' | 'acute' | 'either'
}

export interface Conversation {
  readonly name: string
  readonly split: Split
  /** Of the third split and those after it. */
  readonly part?: 'a' | 'b'
  /** What a reader should know before reading it. */
  readonly about: string
  /** By their names in the catalogue's files; the first one greets. */
  readonly angels: readonly [string, ...string[]]
  readonly person?: string
  readonly truths?: Readonly<Record<string, Truth>>
  /** What else may be remembered without being wrong. */
  readonly allowed?: RegExp
  readonly turns: readonly PersonTurn[]
}
