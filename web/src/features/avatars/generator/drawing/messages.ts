import type { Look, LookChoice } from '@aureole/portrait-drawing'

export type Crop = 'PORTRAIT' | 'SQUARE'

export interface Palette {
  readonly ground: string
  readonly line: string
  readonly halo: string
}

/** What is asked of the drawing worker; without a crop, only to fill the gaps of a choice. */
export interface Order {
  readonly id: number
  readonly choice: LookChoice
  readonly crop: Crop | undefined
}

export interface Delivery {
  readonly id: number
  readonly look: Look
  readonly palette: Palette
  readonly svg: string | undefined
}

export interface Failure {
  readonly id: number
  readonly failed: string
}
