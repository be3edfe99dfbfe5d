import type { MouseEvent } from 'react'
import type { Step, StepName } from './steps.ts'

interface ProgressProps {
  steps: readonly Step[]
  current: StepName
  /** Where each step has its address; without one, steps are buttons. */
  path?: string | undefined
  onStep: (name: StepName) => void
}

const look =
  'group/step relative block w-full pt-3 text-left text-13 leading-tight font-medium text-ink-3 hover:text-ink-1 max-sm:pb-3 lg:max-xl:pb-3 ' +
  'aria-[current=step]:text-ink-1 data-passed:text-ink-2 ' +
  'before:absolute before:inset-x-0 before:top-0 before:h-[3px] before:rounded-full before:bg-line-2 ' +
  'data-passed:before:bg-[color-mix(in_oklab,var(--mark-a)_55%,var(--surface-0))] ' +
  'aria-[current=step]:before:bg-linear-to-r aria-[current=step]:before:from-mark-a aria-[current=step]:before:to-mark-b'

/** How far one is; every step can be gone to at any time. */
export function Progress({ steps, current, path, onStep }: ProgressProps) {
  const here = steps.findIndex((step) => step.name === current)

  function follow(event: MouseEvent, name: StepName): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onStep(name)
  }

  return (
    <nav aria-label="Steps" className="px-4 pt-2.5 md:px-8 md:pt-6 lg:px-10">
      <ol className="flex gap-1.5">
        {steps.map((step, index) => {
          const state = {
            className: look,
            'data-passed': index < here ? '' : undefined,
            'aria-current': index === here ? ('step' as const) : undefined,
          }
          const name = <span className="max-sm:sr-only lg:max-xl:sr-only">{step.label}</span>
          return (
            <li key={step.name} className="min-w-0 flex-1">
              {path === undefined ? (
                <button type="button" {...state} onClick={() => onStep(step.name)}>
                  {name}
                </button>
              ) : (
                <a
                  href={`${path}?step=${step.name}`}
                  {...state}
                  onClick={(event) => follow(event, step.name)}
                >
                  {name}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
