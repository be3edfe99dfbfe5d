import type { ReactNode } from 'react'

export interface PreviewStep {
  readonly name: string
  readonly text: string
}

interface StepsPreviewProps {
  title: string
  lead: string
  steps: readonly PreviewStep[]
  /** The picture beside the words. */
  stage: ReactNode
  note: ReactNode
  actions: ReactNode
}

/** What a generator will ask, in order, with someone to look at: the same halves as the generator itself. */
export function StepsPreview({ title, lead, steps, stage, note, actions }: StepsPreviewProps) {
  return (
    <div className="min-h-full lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="relative grid place-items-center overflow-hidden bg-surface-1 px-4 py-10 max-lg:min-h-72 lg:sticky lg:top-0 lg:h-dvh lg:border-r lg:border-line">
        {stage}
      </div>
      <div className="mx-auto flex w-full max-w-[44rem] flex-col px-4 pt-8 pb-12 md:px-10 md:pt-10 lg:min-h-dvh">
        <div aria-hidden="true" className="flex gap-1.5">
          {steps.map((step) => (
            <span
              key={step.name}
              className="h-0.5 grow rounded-full bg-surface-3 first:bg-linear-to-r first:from-primary-a first:to-primary-b"
            />
          ))}
        </div>
        <h1 className="mt-6 font-serif text-32 tracking-[-0.02em] text-ink-1 md:text-44">{title}</h1>
        <p className="mt-3 max-w-[52ch] text-17 text-ink-2">{lead}</p>
        <ol className="mt-6 grid gap-x-8 sm:grid-cols-2">
          {steps.map((step, index) => (
            <li key={step.name} className="flex gap-4 border-t border-line py-3">
              <span className="w-4 shrink-0 font-serif text-20 text-primary-ink">{index + 1}</span>
              <div>
                <p className="text-15 font-semibold text-ink-1">{step.name}</p>
                <p className="text-15 text-ink-2">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-auto pt-8">
          {note}
          <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
        </div>
      </div>
    </div>
  )
}
