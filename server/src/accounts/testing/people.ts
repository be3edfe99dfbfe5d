import type { AuthTokens, UserDetails } from '@aureole/contract/accounts'
import { decodeJwt } from 'jose'
import type { Answer } from '../../testing/http.ts'
import { createPerson, type NewPerson } from '../create-person.ts'
import type { startWorld } from './world.ts'

export const password = 'a lamp beside the window'

let count = 0

/** Makes people who are logged in and do things as themselves. */
export function people(world: Awaited<ReturnType<typeof startWorld>>) {
  return async (more: Partial<NewPerson> = {}) => {
    count += 1
    const email = `someone-${count}@example.com`
    const { userId } = await createPerson(world.tools, { brandId: 'aureole', email, password, ...more })
    const path = `/api/users/${userId}`
    const logIn = (word = password, at = email): Promise<Answer> =>
      world.post('/api/auth/login', { email: at, password: word })
    let tokens = (await logIn()).json() as AuthTokens

    async function send(
      method: string,
      to: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      return world.server.ask(to, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${tokens.accessToken}`,
          ...(body ? { 'content-type': 'application/json', 'content-length': lengthOf(body) } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    }
    return {
      userId,
      email,
      path,
      logIn,
      send,
      tokens: () => tokens,
      sessionId: () => decodeJwt<{ sid: string }>(tokens.accessToken).sid,
      /** Goes on as this device. */
      become: (next: AuthTokens): void => {
        tokens = next
      },
      freshen: async (): Promise<void> => {
        const { refreshToken } = tokens
        tokens = (await world.post('/api/auth/token/refresh', { refreshToken })).json() as AuthTokens
      },
      change: (body: object, headers?: Record<string, string>): Promise<Answer> =>
        send('PATCH', path, body, headers),
      read: async (): Promise<UserDetails> => (await send('GET', path)).json() as UserDetails,
    }
  }
}

/** Node leaves it out with DELETE, where a body is rare. */
function lengthOf(body: object): string {
  return String(Buffer.byteLength(JSON.stringify(body)))
}
