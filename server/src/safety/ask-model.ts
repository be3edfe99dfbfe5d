import { breakerDefaults, createBreaker } from '../minds/index.ts'
import type { Log } from '../platform/log.ts'
import type { ModerationServer } from './providers/moderation-server.ts'
import type { Category, Finding, Severity } from './verdict.ts'

/** What a model's categories mean here. What is missing (violence in stories, say) is left to the rules. */
const meaning: Readonly<Record<string, readonly [Category, Severity]>> = {
  'sexual/minors': ['minors', 4],
  'self-harm/intent': ['self-harm', 4],
  'self-harm': ['self-harm', 3],
  'self-harm/instructions': ['self-harm', 3],
  'harassment/threatening': ['threat', 3],
  harassment: ['harassment', 1],
  'hate/threatening': ['hate', 3],
  hate: ['hate', 2],
  illicit: ['illegal-goods', 2],
  'illicit/violent': ['illegal-goods', 3],
  sexual: ['explicit', 1],
}

export type AskModel = (text: string, options: { explicit: boolean }) => Promise<readonly Finding[]>

interface Parts {
  readonly log?: Pick<Log, 'warn'> | undefined
  readonly onAnswer?: ((outcome: 'answered' | 'failed' | 'rested') => void) | undefined
}

/** Adds what a model sees. When it is away or late, the rules stand alone, and nobody waits for it again for a while. */
export function createAskModel(server: ModerationServer, { log, onAnswer }: Parts): AskModel {
  const breaker = createBreaker(breakerDefaults)
  return async (text, { explicit }) => {
    if (!breaker.enter()) {
      onAnswer?.('rested')
      return []
    }
    try {
      const names = await server.ask(text)
      breaker.succeeded()
      onAnswer?.('answered')
      return names.flatMap((name) => {
        const [category, severity] = meaning[name] ?? []
        if (category === undefined || severity === undefined || (category === 'explicit' && !explicit))
          return []
        return [
          {
            category,
            rule: `model-${name.replaceAll('/', '-')}`,
            severity,
            spans: [[0, text.length] as const],
          },
        ]
      })
    } catch (error) {
      breaker.failed()
      onAnswer?.('failed')
      log?.warn({ err: error }, 'the moderation server did not answer; the rules decided alone')
      return []
    }
  }
}
