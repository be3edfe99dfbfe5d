import { Agent, request } from 'node:http'
import { createMinds, listenTo, type MindRequest } from '../../server/src/minds/index.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMetrics } from '../../server/src/platform/metrics.ts'

/**
 * A process that reads so many streams of a model server at once and tells what that took of the processor: as a bare reader, which
 * takes the words out of the events and does nothing else, or as the mind with all that stands around it.
 */
const [kind, port = '', streams = ''] = process.argv.slice(2)
const url = `http://127.0.0.1:${port}`
let characters = 0

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

function readBare(): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest = ''
    const asked = request(`${url}/v1/chat/completions`, { method: 'POST', agent }, (answer) => {
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => {
        const lines = (rest + piece).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (!line.startsWith('data: ') || line === 'data: [DONE]') continue
          const chunk = JSON.parse(line.slice(6)) as { choices: { delta: { content?: string } }[] }
          characters += chunk.choices[0]?.delta.content?.length ?? 0
        }
      })
      answer.on('end', resolve)
    })
    asked.on('error', reject)
    asked.end('{"model":"muse","stream":true,"messages":[{"role":"user","content":"Hello"}]}')
  })
}

const mind = createMinds(
  {
    mindPace: 0,
    llm: {
      servers: [{ baseUrl: new URL(url), model: 'muse' }],
      builtinFallback: false,
      context: 8192,
      maxTokens: 600,
      parallel: 10_000,
      queue: 10,
      queueMs: 1000,
      timeouts: { connect: 5000, firstWord: 30_000, betweenWords: 20_000, whole: 60_000 },
    },
  },
  { log: createLog({ nodeEnv: 'test', logLevel: 'silent', nodeId: 'bench' }), metrics: createMetrics() },
)

const asked: MindRequest = {
  persona: {
    name: 'Noor',
    age: 29,
    gender: 'FEMALE',
    occupation: 'Night-shift astronomer',
    biography: 'Works while the town sleeps.',
    greeting: 'Still awake?',
    speakingStyle: 'Short sentences.',
    traits: ['Dry'],
    hobbies: ['Crosswords'],
    opinions: [],
    quirks: [],
    neverSays: [],
  },
  person: { name: 'Robin', about: null },
  present: [],
  memories: [],
  summary: null,
  turns: [{ from: 'person', text: 'Tell me about the night, please.', at: 0 }],
  goOn: false,
  version: 1,
  care: false,
  state: null,
  askedBy: 'robin',
  now: 0,
}

async function readByMind(): Promise<void> {
  const say = (words: string): boolean => {
    characters += words.length
    return true
  }
  await listenTo(mind, asked, say, new AbortController().signal)
}

const read = kind === 'bare' ? readBare : readByMind

process.on('message', () => {
  characters = 0
  const before = process.cpuUsage()
  void Promise.all(Array.from({ length: Number(streams) }, read)).then(() => {
    const { user, system } = process.cpuUsage(before)
    process.send?.({ cpuMs: (user + system) / 1000, characters })
  })
})
process.on('disconnect', () => process.exit())
process.send?.({ port: 0 })
