import { measureCatalogue } from './lib/catalogue.ts'
import { report } from './lib/report.ts'

/** The catalogue answers a million angels as it answers a thousand, whatever is looked for. */

const catalogue = await measureCatalogue()

process.exitCode = report('bench/discover', catalogue.rows, catalogue.details) ? 0 : 1
