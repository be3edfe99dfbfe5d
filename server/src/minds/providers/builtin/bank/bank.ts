/**
 * What the built-in mind has to say, as it is written by hand. In every line:
 *
 * - `{that is|that’s} lovely` picks one of the variants, so that the same line does not sound the same twice; variants may be empty
 *   (`{Oh, |}`) and are not nested.
 * - `[thing]` is what the person named ("Elden Ring", "my sister"), `[name]` the person's name, `[other]` another angel's name. A line
 *   with a slot is only said when the slot can be filled, so every group needs lines without any.
 * - No line tells anything of the angel's own life, past, family, home, body or tastes: that comes from the angel's own texts alone, so that
 *   nothing ever contradicts it. Lines take up what was said, notice, wonder, suggest, tease kindly, ask.
 * - At most one question in a line, and only in `asks` and where a group says so. Typographic signs (’ “ ” …), no long dashes, no emoji.
 */
export type Line = string

/** A subject people talk about. */
export interface Topic {
  readonly id: string
  /** As in "we talked about {label}". */
  readonly label: string
  /** Words and short phrases, in lower case, that nearly always mean this subject. */
  readonly words: readonly string[]
  /** At least 25 ways a person may bring it up: statements, questions, wishes, complaints, long and short, careful and sloppy. */
  readonly said: readonly string[]
  /** The person is glad about it or likes it. At least 4. */
  readonly glad: readonly Line[]
  /** The person is unhappy with it or does not like it. At least 4. */
  readonly sorry: readonly Line[]
  /** Neither: something that shows that one has listened, or a thought about the subject. At least 7. */
  readonly plain: readonly Line[]
  /** One question each that keeps it going, most specific first, and none that yes or no would end. At least 6. */
  readonly asks: readonly Line[]
  /** The person asks what one thinks of it, or for a tip: an answer that any angel could give. At least 4. */
  readonly answers: readonly Line[]
}

/** What somebody does by saying something, whatever the subject. */
export interface Act {
  readonly id: string
  /** At least 15 ways of doing it. */
  readonly said: readonly string[]
  /** Whole replies; a question at the end of one in three at most. At least 12. */
  readonly lines: readonly Line[]
}

/** What one angel says to another's words, by what the other one did with them. `[other]` is that angel. */
export interface Pair {
  readonly after: 'claim' | 'tease' | 'question' | 'story' | 'worry' | 'joke' | 'praise' | 'plan'
  readonly id: string
  readonly lines: readonly Line[]
}
