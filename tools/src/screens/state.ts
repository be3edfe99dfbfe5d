import type { Page } from '@playwright/test'
import type { Role } from '../lab/people.ts'

/** One picture: who looks, at which address, and what happens before it is taken. */
export interface State {
  name: string
  path: string
  as: Role
  /** Leaves the age flag out, for the question itself. */
  ageUnknown?: true
  /** Before the page is asked for: answers that fail, hang or are very long. */
  before?: (page: Page) => Promise<void>
  /** After the page is there: open a dialog, hover a card. */
  after?: (page: Page) => Promise<void>
  /** The app does not come up, which is what the picture shows. */
  startsUp?: false
  /** The whole page instead of one screen of it. */
  whole?: true
}
