import { liveEvents, livePath } from '@aureole/contract/live'
import { problemBody, problems, type ProblemCode } from '@aureole/contract/problems'
import type { Route } from '@aureole/contract/route'
import { exampleOf, jsonSchema, type JsonSchema } from './json-schema.ts'

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly Record<string, readonly string[]>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { required: true; description?: string; content: Content }
  readonly responses: Record<string, { description: string; content?: Content; headers?: object }>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export interface OpenApi {
  readonly openapi: string
  readonly info: { title: string; version: string; description: string }
  readonly servers: readonly { url: string }[]
  readonly tags: readonly { name: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, JsonSchema>; securitySchemes: object }
}

const audiences = {
  all: 'Open to everyone.',
  user: 'For people who are logged in.',
  agent: 'For agents; to everyone else it does not exist.',
} as const

/** The whole API as OpenAPI 3.1, from the same values that the server serves and the page calls. */
export function openApiDocument(routes: readonly Route[], about: { title: string; origin: string }): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route)
  ;(paths[livePath] ??= {})['get'] = liveOperation()
  const tags = [...new Set([...routes.map(nounOf), 'live'])]
  return {
    openapi: '3.1.1',
    info: { title: `${about.title} API`, version: '1', description: introduction },
    servers: [{ url: about.origin }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemBody, 'output'), ...eventSchemas() },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const introduction =
  'JSON in and out. Ids are UUIDs, times are ISO 8601 in UTC. Log in for an access token and send it as ' +
  '`Authorization: Bearer <accessToken>`. Whatever goes wrong is answered as `application/problem+json` (RFC 9457): ' +
  '`code` is for programs, `detail` for people.'

function operationOf(route: Route): Operation {
  const answer = answerOf(route)
  const body = bodyOf(route)
  const success = String(route.status ?? (answer === undefined ? 204 : 200))
  return {
    operationId: route.name,
    tags: [nounOf(route)],
    summary: route.summary,
    description: audiences[route.who],
    security: route.who === 'all' ? [] : [{ accessToken: [] }],
    parameters: parametersOf(route),
    ...(body === undefined ? {} : { requestBody: { required: true, ...body } }),
    responses: {
      [success]: answer ?? { description: 'Done' },
      ...refusals(problemsOf(route)),
    },
  }
}

function answerOf(route: Route): Operation['responses'][string] | undefined {
  if (route.download !== undefined) {
    return {
      description: 'A file to keep.',
      content: Object.fromEntries(route.download.types.map((type) => [type, { schema: binary }])),
      headers: {
        'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
      },
    }
  }
  if (route.answer === undefined) return undefined
  return { description: 'Done', content: json(jsonSchema(route.answer, 'output')) }
}

function bodyOf(route: Route): { description?: string; content: Content } | undefined {
  if (route.upload !== undefined) {
    const { types, maxBytes } = route.upload
    const form = { type: 'object', properties: { file: binary }, required: ['file'] }
    return {
      description: `A file of at most ${megabytes(maxBytes)}, as the plain body or as the part \`file\` of a form.`,
      content: Object.fromEntries([
        ...types.map((type) => [type, { schema: binary }]),
        ['multipart/form-data', { schema: form }],
      ]) as Content,
    }
  }
  return route.body === undefined ? undefined : { content: json(jsonSchema(route.body, 'input')) }
}

/** Bytes as they are: in OpenAPI 3.1 the media type says what they mean. */
const binary: JsonSchema = { type: 'string', format: 'binary' }

function megabytes(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`
}

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema, example: exampleOf(schema) } }
}

function parametersOf(route: Route): Parameter[] {
  return [
    ...(route.params === undefined ? [] : parametersIn('path', jsonSchema(route.params, 'input'))),
    ...(route.query === undefined ? [] : parametersIn('query', jsonSchema(route.query, 'input'))),
    ...(route.idempotent === undefined ? [] : [{ ...idempotencyKey, required: route.idempotent === true }]),
  ]
}

function parametersIn(place: 'path' | 'query', schema: JsonSchema): Parameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required?.includes(name) ?? false),
    ...(value.description === undefined ? {} : { description: value.description }),
    schema: value,
  }))
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Fresh for each new request; a repeat with the same key gets the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

/** What this route may refuse with: its own reasons, and those that its shape brings with it. */
export function problemsOf(route: Route): ProblemCode[] {
  const codes = new Set<ProblemCode>(route.problems ?? [])
  const takes = [route.query, route.body, route.upload]
  if (takes.some((part) => part !== undefined) || route.idempotent) codes.add('malformed-request')
  if (route.who !== 'all') codes.add('not-authenticated')
  if (route.who === 'agent' || route.params !== undefined) codes.add('not-found')
  if (route.body !== undefined) codes.add('invalid-fields')
  if (route.body !== undefined || route.upload !== undefined)
    codes.add('body-too-large').add('unsupported-media-type')
  codes.add('domain-not-configured').add('too-many-requests').add('unexpected-error').add('not-ready')
  return [...codes].toSorted((a, b) => problems[a].status - problems[b].status)
}

function refusals(codes: readonly ProblemCode[]): Operation['responses'] {
  const byStatus = Map.groupBy(codes, (code) => String(problems[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${problems[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        ...(status === '429' ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
      },
    ]),
  )
}

function liveOperation(): Operation {
  const names = Object.keys(liveEvents)
  return {
    operationId: 'live.listen',
    tags: ['live'],
    summary: 'What happens, as it happens: server-sent events',
    description: `${audiences.user} Events: ${names.map((name) => `\`${name}\``).join(', ')}. After \`resync\` read again what is shown.`,
    security: [{ accessToken: [] }],
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        description: 'The id of the last event that arrived; what came after it is sent first.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description: 'A stream that stays open',
        content: {
          'text/event-stream': {
            schema: { anyOf: names.map((name) => ({ $ref: `#/components/schemas/${eventName(name)}` })) },
          },
        },
      },
      ...refusals(['not-authenticated', 'domain-not-configured', 'too-many-requests']),
    },
  }
}

function eventSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(liveEvents).map(([name, schema]) => [eventName(name), jsonSchema(schema, 'output')]),
  )
}

function eventName(name: string): string {
  return `event.${name}`
}

function nounOf(route: Route): string {
  return route.name.split('.', 1)[0] ?? route.name
}
