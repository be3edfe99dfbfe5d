import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mindRequest, said } from '../testing/mind-request.ts'
import { hear, mindOn, type TestMind } from '../testing/model-minds.ts'
import {
  refuses,
  says,
  startModelServer,
  streams,
  type Answer,
  type Habit,
  type ScriptedModelServer,
} from '../testing/model-server.ts'
import { listenTo } from './index.ts'

let server: ScriptedModelServer
let mind: TestMind

beforeEach(async () => {
  server = await startModelServer()
  mind = mindOn([server.url])
})
afterEach(async () => {
  await mind.close()
  await server.close()
})

describe('what is not shown', () => {
  it.each([
    ['between marks', ['<think>They want', ' cake.</think>\n\nCake', ' it is.'], 'Cake it is.'],
    ['between marks that are cut', ['<th', 'ink>no', 'no</thi', 'nk>', ' Yes', '.'], 'Yes.'],
    ['in brackets', ['[THINK]hm[/THINK]Yes.'], 'Yes.'],
  ])('M7: thoughts %s', async (_, words, text) => {
    server.script(says(...words))
    expect(await hear(mind)).toMatchObject({ text, error: undefined })
  })

  it('M7: thoughts in their own fields', async () => {
    server.script(
      streams(({ event: send, say, done }) => {
        send({ choices: [{ delta: { reasoning_content: 'secret' } }] })
        send({ choices: [{ delta: { reasoning: 'secret', content: '' } }] })
        say('Open.')
        done()
      }),
    )
    expect((await hear(mind)).text).toBe('Open.')
  })

  it('M7: nothing but thoughts is no answer', async () => {
    server.script(says('<think>on and on'))
    expect((await hear(mind)).error).toMatchObject({ kind: 'broke-off', reason: 'nothing-said' })
  })

  it('M6: thoughts that never end are cut off too', async () => {
    server.script(
      streams(({ say, hungUp }) => (say('<think>', ...Array<string>(400).fill('hm hm hm ')), hungUp)),
    )
    expect((await hear(mind)).error).toMatchObject({ reason: 'nothing-said' })
    await expect.poll(server.open).toBe(0)
  })

  it('M7: thoughts whose beginning is not marked spoil one reply, and no further one', async () => {
    server.script(says('They want cake.', '</think>', 'Cake!'))
    expect((await hear(mind)).error).toMatchObject({ kind: 'broke-off' })
    expect(await hear(mind)).toMatchObject({ text: 'Cake!', error: undefined })
    server.script(says('Plain.'))
    // It waited in vain for the end of a thought, and takes that back.
    expect(await hear(mind)).toMatchObject({ text: 'Plain.', error: undefined })
  })

  it.each([
    ['the person', ['Nice.', '\n', 'Rob', 'in: And you?'], 'Nice.'],
    ['another angel', ['Nice.\n\n**Kofi', ':** Low C.'], 'Nice.'],
    ['the person, in bold', ['Nice.\n**Robin**: hm'], 'Nice.'],
    ['a machine', ['Nice.\nUser: more'], 'Nice.'],
    ['the template', ['Nice.<|im', '_end|><|im_start|>user'], 'Nice.'],
  ])('M7: it does not speak for %s', async (_, words, text) => {
    server.script(says(...words))
    expect(await hear(mind, { present: ['Kofi'] })).toMatchObject({ text, error: undefined })
  })

  it('M7: the connection is closed when it speaks for others', async () => {
    server.script(streams(({ say, hungUp }) => (say('Nice.\nRobin: And'), hungUp)))
    expect((await hear(mind)).text).toBe('Nice.')
    await expect.poll(server.open).toBe(0)
  })

  it('M7: its own name before its words is left out; names inside of a sentence stay', async () => {
    server.script(says('No', 'or: ', 'Robin, listen.', '\nKofi said: “low C”.', '\nNoor: Right.'))
    expect((await hear(mind, { present: ['Kofi'] })).text).toBe('Robin, listen.\nKofi said: “low C”.\nRight.')
  })
})

describe('nobody wants it any more', () => {
  it.each([
    ['before the first word', streams(({ hungUp }) => hungUp), 0],
    ['before any answer', ({ hungUp }: Answer) => hungUp, 0],
    ['after the first word', streams(({ say, hungUp }) => (say('One'), hungUp)), 1],
  ])('M8: the connection is closed, %s', async (_, habit, words) => {
    server.script(habit)
    const abort = new AbortController()
    const heard = hear(mind, {}, abort.signal)
    await expect.poll(server.open).toBe(1)
    if (words > 0) await expect.poll(() => mind.figure('mind_first_word_seconds_count')).toBe(1)
    abort.abort()
    expect(await heard).toMatchObject({ end: undefined, error: undefined })
    await expect.poll(server.open).toBe(0)
    // M13: whoever goes away says nothing about the server.
    expect(await mind.figure('mind_failures_total')).toBe(0)
  })

  it('M8: also when whoever listened just stops listening', async () => {
    server.script(streams(({ say, hungUp }) => (say('One'), hungUp)))
    for await (const heard of mind.answer(mindRequest(), new AbortController().signal)) {
      expect(heard).toEqual({ type: 'text', text: 'One' })
      break
    }
    await expect.poll(server.open).toBe(0)
  })

  it('M8: asked with a signal that is over already, no server hears of it', async () => {
    expect(await hear(mind, {}, AbortSignal.abort())).toMatchObject({
      text: '',
      end: undefined,
      error: undefined,
    })
    expect(server.asked).toHaveLength(0)
  })
})

describe('listening by being called', () => {
  it('hears the same, and how it ended', async () => {
    const words: string[] = []
    const end = await listenTo(
      mind,
      mindRequest(),
      (some) => words.push(some) > 0,
      new AbortController().signal,
    )
    expect(words.join('')).toBe('Look up.')
    expect(end).toMatchObject({ type: 'end', usage: { completionTokens: 3 } })
  })

  it('M8: whoever throws gets that back, and the connection is closed', async () => {
    server.script(streams(({ say, hungUp }) => (say('Nonsense'), hungUp)))
    const refused = new Error('that may not be said')
    const heard = listenTo(
      mind,
      mindRequest(),
      () => {
        throw refused
      },
      new AbortController().signal,
    )
    await expect(heard).rejects.toBe(refused)
    await expect.poll(server.open).toBe(0)
    expect(await mind.figure('mind_failures_total')).toBe(0)
  })

  it('M8: ends with nothing when it is not wanted any more', async () => {
    server.script(streams(({ say, hungUp }) => (say('One'), hungUp)))
    const abort = new AbortController()
    const leave = (): boolean => {
      abort.abort()
      return false
    }
    expect(await listenTo(mind, mindRequest(), leave, abort.signal)).toBeUndefined()
    await expect.poll(server.open).toBe(0)
  })
})

describe('going on', () => {
  const turns = [said('Tell me'), said('Once there was a lamp. It stood by the sea', 'self')]

  it.each([
    ['all of it again', ['Once there was a lamp.', ' It stood by the sea', ' and waited.'], ' and waited.'],
    ['its last sentence again', ['It stood by', ' the sea and waited.'], ' and waited.'],
    ['its last words again', ['by the sea and waited.'], ' and waited.'],
    ['nothing again', [' and', ' waited.'], ' and waited.'],
    ['a similar beginning', ['It stood there.'], 'It stood there.'],
  ])('M9: %s', async (_, words, text) => {
    server.script(says(...words))
    expect(await hear(mind, { turns, goOn: true })).toMatchObject({ text, error: undefined })
  })
})

describe('what a server does not take', () => {
  it('M19: is left out from then on', async () => {
    const picky: Habit = (answer) => {
      const { body } = answer.asked
      if ('max_tokens' in body) {
        return refuses(
          400,
          "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
        )(answer)
      }
      if ('stop' in body) return refuses(422, "'stop' is not supported with this model.")(answer)
      if ('stream_options' in body)
        return refuses(400, 'Unrecognized request argument supplied: stream_options')(answer)
      return says('Fine.')(answer)
    }
    server.script(picky)
    expect((await hear(mind)).text).toBe('Fine.')
    expect(server.asked).toHaveLength(4)
    expect((await hear(mind)).text).toBe('Fine.')
    expect(server.asked).toHaveLength(5)
    expect(server.asked[4]?.body).toMatchObject({ max_completion_tokens: 300 })
  })

  it('a prompt that is too long after all is asked again with less of it', async () => {
    const complaint =
      "'max_tokens' or 'max_completion_tokens' is too large: 300. This model's maximum context length is 2048 tokens."
    server.script(refuses(400, complaint), says('Short.'))
    const turns = Array.from({ length: 30 }, (_, i) => said(`Line ${i}`, i % 2 === 0 ? 'self' : 'person'))
    expect((await hear(mind, { turns })).text).toBe('Short.')
    expect(server.asked[1]?.body.messages.length).toBeLessThan(13)
    expect(server.asked[1]?.body.messages.at(-1)?.content).toContain('Line 29')
    expect(server.asked[1]?.body).toMatchObject({ max_tokens: 300 })
  })

  it('M18: any other refusal is one, with a sentence for the person', async () => {
    server.script(refuses(400, 'I will not'))
    expect((await hear(mind)).error).toMatchObject({
      kind: 'refused',
      detail: 'There was no answer to this. Please try it in other words.',
    })
    expect(server.asked).toHaveLength(1)
  })
})
