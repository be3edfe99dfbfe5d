import { pino } from 'pino'
import type { Config } from './config.ts'
import { readableLines } from './log-lines.ts'

export type Log = pino.Logger

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'appealToken',
  'secret',
  'apiKey',
  'text',
  'body',
]

/** Structured lines without secrets and without what people wrote. In development they are made readable. */
export function createLog(config: Pick<Config, 'logLevel' | 'nodeEnv' | 'nodeId'>): Log {
  const destination =
    config.nodeEnv === 'development'
      ? readableLines(process.stdout)
      : pino.destination({ dest: 1, sync: false })
  return createLogTo(destination, config)
}

export function createLogTo(
  destination: pino.DestinationStream,
  config: Pick<Config, 'logLevel' | 'nodeId'>,
): Log {
  return pino(
    {
      level: config.logLevel,
      base: { node: config.nodeId },
      serializers: { err: describeError },
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    destination,
  )
}

/** The part of an error that an operator needs. Messages of failed queries carry their parameters, and these carry what people wrote. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error }
  const { code, constraint, table, cause } = error as Error & {
    code?: unknown
    constraint?: unknown
    table?: unknown
  }
  const isQuery = 'query' in error && 'params' in error
  const message = isQuery ? 'A query failed' : withoutCredentials(error.message)
  return {
    type: error.constructor.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    stack: `${error.constructor.name}: ${message}\n${framesOf(error)}`,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}

function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function withoutCredentials(text: string): string {
  return text.replace(/(\w+:\/\/)[^@/\s]+@/g, '$1[hidden]@')
}
