import type { Mind, MindEnd, MindRequest, Say } from './mind.ts'

/**
 * Lets a mind speak, in the way that costs it least. Answers how it ended; nothing when it broke off without a word about it, or when
 * the signal was aborted. What `say` throws comes back, and the mind is silent from then on.
 */
export async function listenTo(
  mind: Mind,
  request: MindRequest,
  say: Say,
  signal: AbortSignal,
): Promise<MindEnd | undefined> {
  try {
    if (mind.speak !== undefined) return await mind.speak(request, say, signal)
    for await (const event of mind.answer(request, signal)) {
      if (event.type === 'end') return event
      say(event.text)
    }
    return undefined
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}
