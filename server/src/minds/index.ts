import type { Config } from '../platform/config.ts'
import type { Mind } from './mind.ts'
import { createEchoMind } from './providers/echo.ts'
import { createOpenAiMind } from './providers/openai/openai.ts'

export type { Mind, MindEvent, MindRequest, Turn } from './mind.ts'

/** The model server that is configured, or else the one that needs nothing. */
export function createMinds(config: Pick<Config, 'mindPace' | 'llm'>): Mind {
  if (config.llm !== undefined) return createOpenAiMind(config.llm)
  return createEchoMind({ wordsPerSecond: config.mindPace })
}
