import type { Route } from '@aureole/contract/route'
import { ApiProblem, request, type RequestAnswer, type RequestInput } from './request.ts'
import { session } from './session.ts'

export { ApiProblem } from './request.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
}

/** A call in the name of whoever is logged in. A token that the server no longer takes is traded once, then the call goes out again. */
export async function api<R extends Route>(
  route: R,
  input: RequestInput<R>,
  { signal }: CallOptions = {},
): Promise<RequestAnswer<R>> {
  const token = await session.accessToken()
  try {
    return await request(route, input, { signal, token })
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.code === 'account-suspended') session.suspended(error.body)
    if (error.status !== 401) throw error
    session.rejected()
    if (token === undefined) throw error
    const fresh = await session.refresh(token)
    return request(route, input, { signal, token: fresh })
  }
}
