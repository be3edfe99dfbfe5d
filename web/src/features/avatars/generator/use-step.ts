import type { GeneratorKind } from '@aureole/contract/generator'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import type { Generator } from './generator-store.ts'
import type { GeneratorView } from './generator-view.ts'
import { stepNamed, type StepName } from './steps.ts'

/** The step that the address names; without one, the person goes on where they stopped. */
export function useStep(kind: GeneratorKind, to: string, generator: Generator, view: GeneratorView) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = (search as { step?: string }).step
  const step = stepNamed(kind, asked ?? view.step).name
  // Whoever is on the way to another page must not be called back.
  const ready = view.status === 'ready' && pathname === to
  const go = useCallback(
    (next: StepName, replace = false) => void navigate({ to, search: { step: next }, replace }),
    [navigate, to],
  )
  useEffect(() => {
    if (!ready) return
    if (asked !== step) go(step, true)
    generator.reach(step)
  }, [ready, asked, step, go, generator])
  return { step, go }
}
