import { observable, useObservable } from './observable.ts'
import { browserStore } from './storage.ts'
import { storedTracking } from './tracking.ts'

export type Consent = 'granted' | 'refused' | 'unasked' | 'not-needed'

const key = 'tracking-consent'
const consent = observable<Consent>('not-needed')

function read(): Consent {
  if (storedTracking() === undefined) return 'not-needed'
  const kept = browserStore.get(key)
  return kept === 'granted' || kept === 'refused' ? kept : 'unasked'
}

/** Whether the question has to be put at all: only to people whom a campaign brought here. */
export function readConsent(): Consent {
  const now = read()
  consent.set(now)
  return now
}

export function giveConsent(answer: 'granted' | 'refused'): void {
  browserStore.set(key, answer)
  consent.set(answer)
}

export function useConsent(): Consent {
  return useObservable(consent, 'not-needed')
}
