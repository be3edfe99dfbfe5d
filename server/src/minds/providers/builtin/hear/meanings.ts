/** The vectors of the whole text and of its clauses, in that order, where the encoder was in time. */
export type Meanings = readonly Int8Array[] | undefined
