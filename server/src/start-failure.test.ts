import { lookup } from 'node:dns/promises'
import { expect, it } from 'vitest'
import { explainFailure } from './start-failure.ts'

it('says in a sentence that a host is unknown', async () => {
  const error: unknown = await lookup('database.invalid').catch((reason: unknown) => reason)
  const words = explainFailure(error)
  expect(words).toContain('Nobody knows the host database.invalid')
  expect(words).not.toContain('    at ')
})
