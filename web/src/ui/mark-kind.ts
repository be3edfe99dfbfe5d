import { createContext } from 'react'

export type MarkKind = 'rays' | 'points'

/** Which drawing the brand has; the app sets it once, `Mark` and `Halo` read it. */
export const MarkKindContext = createContext<MarkKind>('rays')
