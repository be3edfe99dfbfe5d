/** How many numbers a vector has. */
export const dimensions = 512

/**
 * What a text is read for. `meaning`: what it says. `answers`: what is told or asked in it, so that a question points the same way as what answers
 * it. `danger`: what somebody who writes this may be about to do.
 */
export type Reading = 'meaning' | 'answers' | 'danger'
