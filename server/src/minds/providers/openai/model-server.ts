import type { MindRequest, Say, Usage } from '../../mind.ts'
import { ServerFailure } from '../../server-failure.ts'
import type { ServerMind, Spoken } from '../../server-mind.ts'
import { completionsAddress, headersFor } from './addresses.ts'
import type { Ask } from './ask.ts'
import type { Answered, Patience, Wish } from './call.ts'
import { createManners, type Fields } from './fields.ts'
import { createLine } from './line.ts'
import { rememberTurns } from './remember.ts'
import { renderMessages, type ChatMessage } from './render-messages.ts'
import { createSpokenWords } from './spoken-words.ts'
import { summariseTurns } from './summarise.ts'
import { createWindow } from './window.ts'
import { createWithoutRepeat } from './without-repeat.ts'

export interface ModelServerOptions {
  /** With or without its `/v1`. */
  readonly baseUrl: URL
  readonly model: string
  readonly apiKey?: string
  /** How many tokens the model can hold, the reply included, and how many a reply may have. */
  readonly context: number
  readonly maxTokens: number
  readonly temperature?: number
  readonly patience: Patience
}

/** No language has tokens longer than this on average: a model that does not keep to the limit is cut off. */
const charactersPerToken = 8
const stopsMost = 4

/** Any server that speaks `/v1/chat/completions`. */
export function createModelServer(options: ModelServerOptions): ServerMind {
  const { model, maxTokens, temperature, patience } = options
  const line = createLine({
    address: completionsAddress(options.baseUrl),
    headers: headersFor(options.apiKey),
    patience,
  })
  const manners = createManners()
  const sampling = temperature === undefined ? {} : { temperature }
  /** Learned from a reply that went wrong by it. */
  let thinksFirst = false

  async function call(
    asked: {
      messages: readonly ChatMessage[]
      stream: boolean
      fields: Fields
      onWords: (words: string) => Wish
    },
    signal: AbortSignal,
  ): Promise<Answered> {
    const { messages, stream, fields, onWords } = asked
    for (;;) {
      const body = JSON.stringify({ model, stream, messages, ...manners.fit(fields) })
      try {
        return await line.call({ body, onWords }, signal)
      } catch (error) {
        if (!(error instanceof ServerFailure) || error.kind !== 'refused') throw error
        // One that complains about the length may name the field all the same.
        if (isTooLong(error) || !manners.learn(fields, error.message)) throw error
      }
    }
  }

  async function speak(request: MindRequest, say: Say, signal: AbortSignal): Promise<Spoken> {
    const others = [...(request.person.name === null ? [] : [request.person.name]), ...request.present]
    const messages = renderMessages(request)
    const spoken = createSpokenWords({
      name: request.persona.name,
      others,
      thinksFirst,
      goesOn: request.goOn,
    })
    const fresh = request.goOn ? createWithoutRepeat(request.turns.at(-1)?.text ?? '') : undefined
    let characters = 0
    let received = 0
    let isShown = false
    const pass = (words: string): void => {
      const shown = fresh === undefined ? words : fresh.push(words)
      if (shown === '') return
      characters += shown.length
      isShown = say(shown)
    }
    const fields = {
      max_tokens: maxTokens,
      ...sampling,
      stream_options: { include_usage: true as const },
      ...(others.length === 0 ? {} : { stop: others.slice(0, stopsMost).map((name) => `\n${name}:`) }),
    }
    const answered = await call(
      {
        messages,
        stream: true,
        fields,
        onWords(words) {
          received += words.length
          pass(spoken.push(words))
          const isEnough = spoken.isStopped() || isOpenThought() || received >= maxTokens * charactersPerToken
          if (isEnough) return 'enough'
          return isShown ? 'gathered' : 'at-once'
        },
      },
      signal,
    )
    if (!isOpenThought()) pass(spoken.end())
    const rest = fresh?.end() ?? ''
    if (rest !== '') pass(rest)
    if (isOpenThought()) {
      thinksFirst = true
      throw new ServerFailure('broke-off', 'the model showed its thoughts without marking where they begin', {
        again: 'now',
      })
    }
    if (characters === 0) {
      thinksFirst = false
      throw nothingSaid(answered)
    }
    const usage = answered.usage ?? guessedUsage(messages, answered)
    return { usage, isGuess: answered.usage === undefined }

    function isOpenThought(): boolean {
      return spoken.hadOpenThought() && characters > 0
    }
  }

  const ask: Ask = async (messages, fields, signal) => {
    let text = ''
    const onWords = (words: string): Wish => {
      text += words
      return text.length < maxTokens * charactersPerToken * 4 ? 'at-once' : 'enough'
    }
    await call({ messages, stream: false, fields: { max_tokens: maxTokens, ...fields }, onWords }, signal)
    // Thoughts count against the tokens, and are not part of the answer.
    return text.replace(/^[\s\S]*<\/think>/, '').trim()
  }

  const window = createWindow(options)
  return {
    name: `${model} at ${options.baseUrl.host}`,
    window,
    async answer(request, say, signal) {
      try {
        return await speak(request, say, signal)
      } catch (error) {
        if (!isTooLong(error) || request.turns.length < 4) throw error
        // The model holds less than the operator said: better a short memory than none.
        return speak(
          { ...request, turns: request.turns.slice(-Math.ceil(request.turns.length / 3)) },
          say,
          signal,
        )
      }
    },
    remember: (digest, signal) => rememberTurns(ask, window, digest, signal),
    summarise: (digest, signal) => summariseTurns(ask, window, digest, signal),
    close: async () => line.close(),
  }
}

function isTooLong(error: unknown): boolean {
  return (
    error instanceof ServerFailure &&
    (error.status === 413 || error.kind === 'refused') &&
    /context|too long|maximum.{0,30}(length|tokens)|exceed/i.test(error.message)
  )
}

function nothingSaid({ finish, hadThoughts }: Answered): ServerFailure {
  if (finish === 'content_filter') {
    return new ServerFailure('refused', 'the model server’s own filter let nothing through', {
      isHealthy: true,
    })
  }
  const why = hadThoughts && finish === 'length' ? 'spent all its tokens on thoughts' : 'said nothing'
  return new ServerFailure('broke-off', `the model ${why}`, { reason: 'nothing-said', again: 'now' })
}

/** A token has about four characters; what the server sends in one piece is mostly one. */
function guessedUsage(messages: readonly ChatMessage[], { pieces }: Answered): Usage {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
  return { promptTokens: Math.ceil(characters / 4), completionTokens: pieces }
}
