import type { PersonalData } from '../accounts/index.ts'
import type { Http } from '../platform/http/index.ts'
import { seedDemo, type DemoCase } from './demo.ts'
import { workOnFacts } from './file-facts.ts'
import type { ModerationParts } from './parts.ts'
import { moderationData } from './personal-data.ts'
import { moderationRoutes } from './routes.ts'
import { createSweeper, sweep } from './sweep.ts'
import { createTools } from './tools.ts'

export interface Moderation {
  routes(http: Http): void
  readonly personalData: PersonalData
  /** What time alone brings about, now and again. */
  start(): void
  stop(): Promise<void>
  /** The same once, now. */
  sweep(): Promise<void>
  /** For the demo world: something to look at. */
  seedDemo(cases: readonly DemoCase[]): Promise<void>
}

export function createModeration(parts: ModerationParts): Moderation {
  const tools = createTools(parts)
  const sweeper = createSweeper(tools)
  workOnFacts(tools)
  return {
    routes: (http) => moderationRoutes(http, tools),
    personalData: moderationData(tools),
    start: sweeper.start,
    stop: sweeper.stop,
    sweep: () => sweep(tools),
    seedDemo: (cases) => seedDemo(tools, cases),
  }
}
