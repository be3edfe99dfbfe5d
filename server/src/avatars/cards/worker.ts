import { answerJobs } from '../../platform/worker-side.ts'
import { readCardFile } from './read-card-file.ts'

answerJobs(async (bytes: Uint8Array) => readCardFile(bytes))
