import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Room for the panel beside the rows. It is drawn in one place only, since what is half written in it must not be there twice. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
