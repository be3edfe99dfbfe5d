import { writeFile } from 'node:fs/promises'
import { learntFile } from '../minds/providers/builtin/learnt/file.ts'
import { makeLearnt } from '../minds/providers/builtin/learnt/make.ts'
import { createEncoder } from '../platform/encoder/index.ts'

/** After a change to the built-in mind's bank: reads it anew, in some minutes. The file is committed. */
const started = performance.now()
const encoder = createEncoder()
const file = await makeLearnt(encoder)
await encoder.close()
await writeFile(learntFile, file)
console.log(
  `Learnt the bank in ${((performance.now() - started) / 1000).toFixed(0)} s, ${Math.round(file.length / 1024)} kB`,
)
