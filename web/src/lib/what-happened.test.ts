import { expect, it } from 'vitest'
import { ApiProblem } from './request.ts'
import { whatHappened } from './what-happened.ts'

it('only what never arrived is the connection’s fault', () => {
  expect(whatHappened(new ApiProblem(0, 'no-connection', {}))).toBe('The connection dropped on the way.')
  expect(whatHappened(new ApiProblem(500, 'unexpected-error', {}))).toBe('Something broke on our side.')
  expect(whatHappened(new ApiProblem(503, 'unexpected-error', { detail: 'upstream 10.0.0.7' }))).toBe(
    'Something broke on our side.',
  )
  expect(whatHappened(new TypeError('x is not a function'))).toBe('Something broke on our side.')
})

it('a refusal says itself why, and haste is called haste', () => {
  const refused = new ApiProblem(403, 'not-allowed', { detail: 'This is not yours to see.' })
  expect(whatHappened(refused)).toBe('This is not yours to see.')
  expect(whatHappened(new ApiProblem(429, 'too-many-requests', {}))).toMatch(/a moment/)
})
