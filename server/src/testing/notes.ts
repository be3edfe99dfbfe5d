import { problemBody } from '@aureole/contract/problems'
import { route } from '@aureole/contract/route'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { problem } from '../platform/errors.ts'
import { startTestHttp, type Answer, type TestHttp } from './http.ts'

const note = z.object({ id: z.uuid(), text: z.string() })
export const id = '0199a000-0000-7000-8000-000000000001'

const readNote = route({
  name: 'notes.read',
  method: 'GET',
  path: '/api/notes/{id}',
  summary: 'One note',
  who: 'all',
  params: z.object({ id: z.uuid() }),
  query: z.object({ lines: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 3) }),
  answer: note,
})
const writeNote = route({
  name: 'notes.write',
  method: 'POST',
  path: '/api/notes',
  summary: 'Write a note',
  who: 'user',
  status: 201,
  idempotent: true,
  body: z.object({
    text: z.string().check(z.trim(), z.minLength(3), z.maxLength(20)),
    mail: z.email(),
    kind: z.enum(['PLAIN', 'LOUD']),
  }),
  answer: note,
})
const dropNote = route({
  name: 'notes.drop',
  method: 'DELETE',
  path: '/api/notes/{id}',
  summary: 'Drop a note',
  who: 'agent',
  status: 204,
  params: z.object({ id: z.uuid() }),
})
const rereadNote = route({ ...readNote, name: 'notes.reread', path: '/api/broken/{id}' })
export const nudge = route({
  name: 'notes.nudge',
  method: 'POST',
  path: '/api/nudge',
  summary: 'Nudge',
  who: 'all',
  status: 202,
})

/** A server of notes, with routes of every kind. */
export function startNotes(): Promise<TestHttp> {
  return startTestHttp((http) => {
    http.serve(readNote, async ({ params, query }, { principal }) => {
      const extra = {
        id: params.id,
        text: `${query.lines} ${principal?.userId ?? 'guest'}`,
        secret: 'never shown',
      }
      return extra
    })
    http.serve(writeNote, async ({ body, idempotencyKey }) => ({
      id,
      text: `${body.text} ${idempotencyKey}`,
    }))
    http.serve(dropNote, async () => undefined)
    http.serve(rereadNote, async ({ params }) => {
      if (params.id.endsWith('1')) return { id: 'not an id', text: 'x' }
      if (params.id.endsWith('2')) throw problem('conflict', 'Somebody was faster.')
      throw new Error('password=hunter2 leaked from the depths')
    })
    http.serve(nudge, async () => undefined, { limit: { perAddress: { limit: 3, seconds: 60 } } })
  })
}

export const json = { 'content-type': 'application/json' }
export const asPerson = { ...json, authorization: 'Bearer person', 'idempotency-key': 'k-1' }
export const goodNote = JSON.stringify({ text: '  hello ', mail: 'a@b.test', kind: 'LOUD', more: 1 })

/** What a problem says, which has to look like one. */
export function problemOf(answer: Answer): z.output<typeof problemBody> {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  const body = problemBody.parse(answer.json())
  expect(body.status).toBe(answer.status)
  expect(body.requestId).toBe(answer.headers['x-request-id'])
  return body
}
