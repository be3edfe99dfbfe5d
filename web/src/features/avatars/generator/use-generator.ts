import type { GeneratorKind } from '@aureole/contract/generator'
import { useEffect, useMemo, useState } from 'react'
import { keepGuestGenerator } from '#lib/guest-generator.ts'
import { useObservable } from '#lib/observable.ts'
import { useSession } from '#lib/session.ts'
import { browserStore } from '#lib/storage.ts'
import type { Answers } from './answers.ts'
import { createGenerator, type Generator } from './generator-store.ts'
import type { GeneratorView } from './generator-view.ts'
import { guestRemote, personRemote } from './remote.ts'
import { freshSeed } from './seeded.ts'

/** Whose answers these are: nobody's for a guest. A token that is being traded does not make anyone a guest. */
function useOwner(): string | null {
  const { loggedIn, user } = useSession()
  const now = loggedIn ? user?.id : null
  const [owner, setOwner] = useState<string | null>(now ?? null)
  if (now !== undefined && now !== owner) setOwner(now)
  return now ?? owner
}

/** The answers of whoever is here, kept as they are given; another generator when somebody logs in or out. */
export function useGenerator(
  kind: GeneratorKind,
  start: (seed: string) => Answers,
): { generator: Generator; view: GeneratorView; userId: string | null } {
  const userId = useOwner()
  const generator = useMemo(
    () =>
      createGenerator({
        kind,
        userId,
        store: browserStore,
        remote: userId === null ? guestRemote(kind) : personRemote(kind, userId),
        uuid: () => crypto.randomUUID(),
        start: () => start(freshSeed()),
        now: Date.now,
        keepGuest: keepGuestGenerator,
      }),
    [kind, userId, start],
  )

  useEffect(() => {
    void generator.open()
    const leave = () => void generator.flush(true)
    const back = () => void generator.catchUp()
    const shown = () => (document.visibilityState === 'hidden' ? leave() : back())
    const stored = (event: StorageEvent) => {
      if (event.storageArea === localStorage) generator.storageChanged(event.key, event.newValue)
    }
    addEventListener('pagehide', leave)
    addEventListener('online', back)
    addEventListener('storage', stored)
    document.addEventListener('visibilitychange', shown)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', back)
      removeEventListener('storage', stored)
      document.removeEventListener('visibilitychange', shown)
      generator.close()
    }
  }, [generator])

  const view = useObservable(generator.view, generator.view.get())
  return { generator, view, userId }
}
