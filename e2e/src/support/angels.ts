import type { Page } from '@playwright/test'
import { call, enter, newPerson, type Person } from './accounts.ts'
import { expect } from './test.ts'

/** Calls the server as someone, from outside of the browser, and expects to be let. */
export async function as<T>(person: Person, method: string, path: string, body?: object): Promise<T> {
  const answer = await call(person.origin, method, path, body, person.tokens.accessToken)
  const text = await answer.text()
  expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** Somebody whom nothing else in the run knows, in this browser. */
export async function somebody(page: Page, origin: string): Promise<Person> {
  const person = await newPerson(origin)
  await enter(page, person)
  return person
}

/** An angel of their own, made without the generator. */
export function makeAngel(person: Person, name: string): Promise<{ id: string }> {
  return as(person, 'POST', `/api/users/${person.id}/avatars`, {
    name,
    age: 30,
    gender: 'FEMALE',
    ethnicity: 'EUROPEAN',
    look: { seed: name },
    traits: ['Calm'],
    hobbies: [],
    occupation: 'Baker',
    speakingStyle: 'Short and plain',
  })
}

export interface Listed {
  id: string
  name: string
}

export async function catalogue(person: Person, query = ''): Promise<Listed[]> {
  const { items } = await as<{ items: Listed[] }>(person, 'GET', `/api/avatars?pageSize=100${query}`)
  return items
}
