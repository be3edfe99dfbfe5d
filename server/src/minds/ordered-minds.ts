import type { Log } from '../platform/log.ts'
import type { GuardedServer } from './guarded-server.ts'
import type { Mind, MindEnd, MindRequest, Say } from './mind.ts'
import { MindError, mostTelling } from './mind-error.ts'
import type { MindMetrics } from './mind-metrics.ts'
import { spokenStream } from './spoken-stream.ts'

export interface OrderedParts {
  /** The first is asked; each other only when those before it could not answer. */
  readonly servers: readonly [GuardedServer, ...GuardedServer[]]
  /** Steps in at last, where the operator wants it. */
  readonly builtin?: Mind
  readonly log: Log
  readonly metrics: MindMetrics
}

/** Several minds as one: the first that can answer does. Once it has said a word there is no other. */
export function orderMinds({ servers, builtin, log, metrics }: OrderedParts): Mind {
  async function answer(request: MindRequest, say: Say, signal: AbortSignal): Promise<MindEnd> {
    let hasSpoken = false
    const speak = (words: string): boolean => {
      hasSpoken = true
      return say(words)
    }
    const failures: MindError[] = []
    for (const server of servers) {
      try {
        const { usage } = await server.answer(request, speak, signal)
        // What another mind keeps there is still of use when that one answers again.
        return { type: 'end', state: request.state, usage }
      } catch (error) {
        if (signal.aborted) throw error
        if (hasSpoken) throw brokenOff(error)
        failures.push(asMindError(error))
      }
    }
    if (builtin === undefined) throw mostTelling(failures)
    log.warn(
      { failed: servers.map(({ name }) => name) },
      'the built-in mind answers in place of the model servers',
    )
    metrics.builtinAnswered()
    return passOn(builtin, request, speak, signal)
  }

  async function inBackground<T>(
    work: (server: GuardedServer) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const failures: MindError[] = []
    for (const server of servers) {
      try {
        return await work(server)
      } catch (error) {
        if (signal.aborted) throw error
        failures.push(asMindError(error))
      }
    }
    throw mostTelling(failures)
  }

  const [first, ...others] = servers
  const further = [...others.map(({ name }) => name), ...(builtin === undefined ? [] : [builtin.name])]
  return {
    name: [first.name, ...further].join(', else '),
    window: first.window,
    speak: answer,
    answer: (request, signal) => spokenStream((say, stop) => answer(request, say, stop), signal),
    remember: (digest, signal) => inBackground((server) => server.remember(digest, signal), signal),
    summarise: (digest, signal) =>
      inBackground((server) => server.summarise(digest, signal), signal).catch((error: unknown) => {
        if (builtin === undefined || signal.aborted) throw error
        return builtin.summarise(digest, signal)
      }),
  }
}

async function passOn(mind: Mind, request: MindRequest, say: Say, signal: AbortSignal): Promise<MindEnd> {
  for await (const event of mind.answer(request, signal)) {
    if (event.type === 'end') return event
    say(event.text)
  }
  throw new MindError('broke-off', `${mind.name} broke off`)
}

function asMindError(error: unknown): MindError {
  return error instanceof MindError
    ? error
    : new MindError('unreachable', 'a mind failed in a way that it does not know', { cause: error })
}

/** What is not of a mind's making came from whoever listens, and goes back to them as it is. */
function brokenOff(error: unknown): unknown {
  if (!(error instanceof MindError) || error.kind === 'broke-off') return error
  return new MindError('broke-off', error.message, { cause: error })
}
