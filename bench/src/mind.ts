import { measureBuiltinMind } from './builtin-mind.ts'
import { measureModelMind } from './lib/model-mind.ts'
import { report } from './lib/report.ts'

/** What minds cost. */
const builtin = await measureBuiltinMind()
const model = await measureModelMind()

const rows = [...builtin.rows, ...model.rows]
process.exitCode = report('bench/mind', rows, { builtin: builtin.details, model: model.details }) ? 0 : 1
