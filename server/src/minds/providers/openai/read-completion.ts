import { createParser } from 'eventsource-parser'

interface Chunk {
  choices?: { delta?: { content?: string | null } }[]
  error?: { message?: string } | string
}

/** What the server wrote instead of an answer. */
export class CompletionError extends Error {}

/** The words of a streamed completion, as they come: all of one piece of the network together. */
export async function* readCompletion(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder()
  let text = ''
  let done = false
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') done = true
      else text += wordsOf(data)
    },
  })
  for await (const piece of body) {
    parser.feed(decoder.decode(piece, { stream: true }))
    if (text !== '') {
      yield text
      text = ''
    }
    if (done) return
  }
}

function wordsOf(data: string): string {
  const chunk = JSON.parse(data) as Chunk
  if (chunk.error !== undefined) {
    throw new CompletionError(
      typeof chunk.error === 'string' ? chunk.error : (chunk.error.message ?? 'no reason given'),
    )
  }
  return chunk.choices?.[0]?.delta?.content ?? ''
}
