import { watchCase } from '@aureole/contract/cases'
import { useEffect } from 'react'
import { api } from '#lib/api.ts'

const every = 20_000

/** Says that this agent has the case on the screen, for as long as that is so. A claim whose agent falls silent goes back. */
export function usePresence(caseId: string | undefined): void {
  useEffect(() => {
    if (caseId === undefined) return
    const beat = () => {
      // A beat that is lost is made up for by the next.
      if (!document.hidden) api(watchCase, { params: { id: caseId } }).catch(() => undefined)
    }
    beat()
    const timer = setInterval(beat, every)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [caseId])
}
