import { createContext, Suspense, useContext, type ComponentType, type ReactNode } from 'react'

interface Named {
  readonly id: string
  readonly name: string
}

/** What one feature shows inside a screen of another, and what it is told there. */
export interface Insets {
  /** What an angel remembers of the person; `onLeave` before it leads elsewhere, for whatever lies over the page. */
  memory: { angel: Named; chatHash: string; onLeave: () => void }
  /** The same on the angel's own page, for people of whom it remembers something. */
  'memory-section': { angel: Named }
  /** Where somebody may be in danger: crisis lines for their region. `text` is what the house says first. */
  'crisis-card': { text: string; chatHash: string }
}

export type InsetViews = { readonly [N in keyof Insets]: ComponentType<Insets[N]> }

/** Filled in `app/insets.ts`, so that no feature has to know another. */
export const InsetContext = createContext<InsetViews | undefined>(undefined)

export interface InsetProps<N extends keyof Insets> {
  name: N
  props: Insets[N]
  /** While its code is on the way. */
  waiting?: ReactNode
}

export function Inset<N extends keyof Insets>({ name, props, waiting = null }: InsetProps<N>) {
  const views = useContext(InsetContext)
  if (views === undefined) return null
  const View: ComponentType<Insets[N]> = views[name]
  return (
    <Suspense fallback={waiting}>
      <View {...props} />
    </Suspense>
  )
}
