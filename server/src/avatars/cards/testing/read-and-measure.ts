import { readFileSync } from 'node:fs'
import { readCardFile } from '../read-card-file.ts'
import { RefusedCard, UnreadableCard } from '../refusals.ts'

// Reads one file in a process of its own, and prints what that took: time of the processor, and memory beyond what there was.

const file = readFileSync(process.argv[2] ?? '')
// The file itself counts too.
const before = process.resourceUsage().maxRSS / 1024 - file.length / 1024 / 1024
const began = process.cpuUsage()
let outcome = 'read'
try {
  readCardFile(file)
} catch (error) {
  if (!(error instanceof UnreadableCard || error instanceof RefusedCard)) throw error
  outcome = error.message
}
const { user, system } = process.cpuUsage(began)
process.stdout.write(
  JSON.stringify({
    outcome,
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024 - before,
  }),
)
