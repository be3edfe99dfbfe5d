import { delta, type Answer } from './model-server.ts'

/** In so many pieces of the network, each sent before the next. */
export async function sendPieces({ response }: Answer, bytes: Buffer, length: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += length) {
    await new Promise<void>((resolve) => {
      response.write(bytes.subarray(at, at + length), () => setImmediate(resolve))
    })
  }
}

/** Some words, as an event of a stream. */
export function event(text: string): string {
  return `data: ${JSON.stringify(delta(text))}\n\n`
}
