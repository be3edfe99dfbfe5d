import type { ServerResponse } from 'node:http'
import type { CloseReason } from './live-metrics.ts'

export interface StreamLimits {
  /** Bytes that may wait for a reader before it is cut off. */
  readonly bufferedBytes: number
  readonly heartbeatMs: number
}

export interface LiveStream {
  readonly ended: boolean
  /** Without an id the position stays where it was. */
  send(event: { id?: string; name: string; json: string }): void
  /** Ends after what was written; the client may come back after so many milliseconds. */
  end(reason: CloseReason, retryMs?: number): void
}

/** The bytes of one connection: frames, heartbeat, and the reader's pace. */
export function openStream(
  raw: ServerResponse,
  headers: Record<string, string | string[] | number | undefined>,
  limits: StreamLimits,
  closed: (reason: CloseReason) => void,
): LiveStream {
  let ended = false
  let flushedAtBeat = -1
  const heartbeat = setInterval(beat, limits.heartbeatMs)
  // Ended by the connection's end instead of counted in chunks: a word costs one small write instead of three parts in a queue.
  raw.useChunkedEncodingByDefault = false
  raw.socket?.setNoDelay(true)
  raw.socket?.setTimeout(0)
  raw.on('close', () => finish('left'))
  raw.on('error', () => finish('left'))
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // So that the socket goes when the stream ends, and a shutdown does not wait for it.
    connection: 'close',
  })
  raw.flushHeaders()
  // Behind the head, which has gone this way as well; a response that waits for an earlier one has no socket yet.
  const out = raw.socket ?? raw

  function finish(reason: CloseReason): void {
    if (ended) return
    ended = true
    clearInterval(heartbeat)
    closed(reason)
  }

  /** Drops what is buffered: the reader goes on from the last id that it got. */
  function cutOff(reason: 'slow' | 'stalled'): void {
    finish(reason)
    raw.destroy()
  }

  let unwritten = ''

  /** What is sent in one go goes out in one go. */
  function write(text: string): void {
    if (ended) return
    if (unwritten === '') queueMicrotask(flush)
    unwritten += text
  }

  function flush(): void {
    if (unwritten === '') return
    const text = unwritten
    unwritten = ''
    if (raw.destroyed) return
    out.write(text)
    if (!ended && out.writableLength > limits.bufferedBytes) cutOff('slow')
  }

  /** A peer that vanished without a word takes nothing any more; one that is merely slow does. */
  function beat(): void {
    const flushed = (raw.socket?.bytesWritten ?? 0) - out.writableLength
    if (out.writableLength > 0 && flushed === flushedAtBeat) return cutOff('stalled')
    flushedAtBeat = flushed
    write(':\n\n')
  }

  return {
    get ended() {
      return ended
    },
    send({ id, name, json }) {
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${json}\n\n`)
    },
    end(reason, retryMs) {
      if (ended) return
      if (retryMs !== undefined) write(`retry: ${Math.round(retryMs)}\n\n`)
      flush()
      finish(reason)
      raw.end()
      setTimeout(() => raw.destroy(), 1000).unref()
    },
  }
}
