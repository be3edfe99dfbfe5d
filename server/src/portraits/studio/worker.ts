import { answerJobs } from '../../platform/worker-side.ts'
import { draw } from './draw.ts'
import type { StudioJob } from './jobs.ts'
import { openAnswer } from './open-answer.ts'
import { resize } from './resize.ts'
import { takeIn } from './take-in.ts'

answerJobs(async (job: StudioJob) => {
  switch (job.kind) {
    case 'draw':
      return draw(job.look, job)
    case 'resize':
      return resize(job.master, job.source, job)
    case 'take-in':
      return takeIn(job.bytes, job.source)
    case 'open-answer':
      return openAnswer(job.bytes)
  }
})
