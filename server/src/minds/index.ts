import type { Config } from '../platform/config.ts'
import type { Mind } from './mind.ts'
import { createEchoMind } from './providers/echo.ts'

export type { Mind, MindEvent, MindRequest, Turn } from './mind.ts'

export function createMinds(config: Pick<Config, 'mindPace'>): Mind {
  return createEchoMind({ wordsPerSecond: config.mindPace })
}
