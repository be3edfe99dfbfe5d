import { measureCatalogue } from './lib/catalogue.ts'
import { report } from './lib/report.ts'
import { measureScrolling } from './lib/scrolling.ts'

/** The catalogue answers a million angels as it answers a thousand, whatever is looked for; and a list of hundreds scrolls smoothly. */

const scrolling = await measureScrolling()
const catalogue = await measureCatalogue()

const rows = [...catalogue.rows, ...scrolling.rows]
process.exitCode = report('bench/discover', rows, { ...catalogue.details, scrolling: scrolling.details })
  ? 0
  : 1
