import type { MindWindow } from '../../mind.ts'
import { createTokenCounter, loadTokenizer } from './tokens.ts'

/** What the house adds to every request: its instructions and the marks of the messages. A test holds it. */
export const ownTokens = 900
/** The model's own tokenizer may see more tokens than ours. */
const safety = 0.92

/** What is left of a model's context for a request, when the reply and the house's own words have had their part. */
export function createWindow({ context, maxTokens }: { context: number; maxTokens: number }): MindWindow {
  // Until it is there, counting errs on the safe side.
  void loadTokenizer()
  return {
    tokens: Math.max(500, Math.floor(context * safety) - maxTokens - ownTokens),
    count: createTokenCounter(),
  }
}
