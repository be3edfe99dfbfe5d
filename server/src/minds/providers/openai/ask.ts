import type { Fields } from './fields.ts'
import type { ChatMessage } from './render-messages.ts'

/** One call with all its words, for what happens in the background. */
export type Ask = (messages: readonly ChatMessage[], fields: Fields, signal: AbortSignal) => Promise<string>
