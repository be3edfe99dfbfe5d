import { changeUser, type UserDetails } from '@aureole/contract/accounts'
import type { CallInput } from '@aureole/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { session, useSession, type SessionUser } from '../../lib/session.ts'

function isDetailed(user: SessionUser | undefined): user is UserDetails {
  return user?.birthDate !== undefined
}

export interface Details {
  details: UserDetails | undefined
  failed: boolean
  retry: () => void
}

/** All that the person may know of themselves, kept fresh. Forms stay filled while a token is being traded. */
export function useDetails(): Details {
  const { loggedIn, user } = useSession()
  const known = isDetailed(user) ? user : undefined
  const [last, setLast] = useState(known)
  if (known !== undefined && known !== last) setLast(known)
  const read = useQuery({
    queryKey: ['user-details'],
    queryFn: async () => {
      await session.fetchUser()
      return true
    },
    enabled: loggedIn && known === undefined,
    staleTime: 0,
  })
  // The event carries what the token does; an address that was confirmed elsewhere has more to it.
  useLive('user.changed', () => {
    session.fetchUser().catch(() => undefined)
  })
  return {
    details: known ?? (loggedIn ? last : undefined),
    failed: read.isError,
    retry: () => void read.refetch(),
  }
}

/** Changes oneself; every screen knows of it at once. */
export async function changeSelf(id: string, change: CallInput<typeof changeUser>['body']): Promise<void> {
  session.patchUser(await api(changeUser, { params: { id }, body: change }))
}
