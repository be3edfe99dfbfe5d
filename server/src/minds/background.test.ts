import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { said } from '../testing/mind-request.ts'
import { mindOn, type TestMind } from '../testing/model-minds.ts'
import { answersWith, refuses, startModelServer, type ScriptedModelServer } from '../testing/model-server.ts'

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

const signal = new AbortController().signal
const who = { persona: { name: 'Noor' }, person: { name: 'Robin' } }
const turns = [
  said('Evening.', 'self'),
  said('My cat is called Miso.'),
  said('Lovely.', 'self'),
  said('Exam on Friday!'),
]

function remember(known: string[] = [], of = turns) {
  return mind.remember!({ ...who, turns: of, known }, signal)
}

const cat = { kind: 'FACT', text: 'Has a cat called Miso', turn: 1 }

describe('remembering', () => {
  it('asks with a form for the answer, and takes what fits', async () => {
    server.script(
      answersWith(
        JSON.stringify({ memories: [cat, { kind: 'EPISODE', text: 'Has an exam on Friday.', turn: 3 }] }),
      ),
    )
    expect(await remember()).toEqual([
      { kind: 'FACT', text: 'Has a cat called Miso', turn: 1, key: null, data: null },
      { kind: 'EPISODE', text: 'Has an exam on Friday', turn: 3, key: null, data: null },
    ])
    const { body } = server.asked[0]!
    expect(body).toMatchObject({ stream: false, response_format: { type: 'json_schema' } })
    expect(body.messages[1]?.content).toContain('1 Robin: My cat is called Miso.')
  })

  it('M19: goes without the form where a server does not know it', async () => {
    server.script(
      refuses(400, "'response_format.type' must be 'json_object' or 'text'"),
      answersWith(
        `<think>a cat</think>Here you are:\n\`\`\`json\n${JSON.stringify({ memories: [cat] })}\n\`\`\``,
      ),
    )
    expect(await remember()).toHaveLength(1)
    expect(await remember()).toHaveLength(1)
    expect(server.asked.map(({ body }) => 'response_format' in body)).toEqual([true, false, false])
  })

  it.each([
    ['of a turn that is not the person’s', { ...cat, turn: 0 }],
    ['of a turn that there is not', { ...cat, turn: 9 }],
    ['that is known', { ...cat, text: 'has a CAT called “Miso”!' }],
    ['of a kind that there is not', { ...cat, kind: 'SECRET' }],
    ['that is endless', { ...cat, text: 'x'.repeat(301) }],
    ['that is none', { ...cat, text: ' ' }],
    ['in another form', 'Has a cat'],
  ])('M20: leaves out what is %s', async (_, item) => {
    server.script(answersWith(JSON.stringify({ memories: [item] })))
    expect(await remember(['Has a cat called Miso'])).toEqual([])
  })

  it('M20: takes few, each once', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ ...cat, text: `Has ${i >> 1} cats` }))
    server.script(answersWith(JSON.stringify(many)))
    const found = await remember()
    expect(found).toHaveLength(8)
    expect(new Set(found.map(({ text }) => text)).size).toBe(8)
  })

  it.each(['', 'I cannot do that.', '{"memories":', 'null', '[]'])('finds nothing in %j', async (answer) => {
    server.script(answersWith(answer))
    expect(await remember()).toEqual([])
  })

  it('does not ask about turns in which the person said nothing', async () => {
    expect(await remember([], [said('Evening.', 'self')])).toEqual([])
    expect(server.asked).toHaveLength(0)
  })

  it('fails when no server can be asked, so that it is done later', async () => {
    server.script(refuses(401, 'no such key'))
    await expect(remember()).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('reads the latest turns that fit, under their own numbers', async () => {
    const long = Array.from({ length: 300 }, (_, i) =>
      said(`${i} ${'Talk about the weather, at length. '.repeat(20)}`),
    )
    server.script(answersWith(JSON.stringify({ memories: [{ ...cat, turn: 299 }] })))
    expect(await remember([], long)).toMatchObject([{ turn: 299 }])
    const told = server.asked[0]?.body.messages[1]?.content ?? ''
    expect(told).toMatch(/\n299 Robin: 299 Talk/)
    expect(told.length).toBeLessThan(40_000)
  })
})

describe('summing up', () => {
  it('gives the summary so far and what followed, and takes a paragraph', async () => {
    server.script(answersWith('**Summary:** Robin has a cat called Miso.'))
    expect(await mind.summarise({ ...who, turns, summary: 'They met.' }, signal)).toBe(
      'Robin has a cat called Miso.',
    )
    const [system, user] = server.asked[0]!.body.messages
    expect(system?.content).toContain('Robin and Noor')
    expect(user?.content).toContain('Summary so far: They met.')
    expect(user?.content).toContain('Robin: My cat is called Miso.\nNoor: Lovely.')
  })

  it('is bounded, and ends with a sentence', async () => {
    server.script(answersWith('They spoke of the sea. '.repeat(200)))
    const summary = await mind.summarise({ ...who, turns, summary: null }, signal)
    expect(summary.length).toBeLessThanOrEqual(1600)
    expect(summary).toMatch(/sea\.$/)
  })

  it('fails rather than to say nothing', async () => {
    server.script(answersWith('<think>hm</think>'))
    await expect(mind.summarise({ ...who, turns, summary: null }, signal)).rejects.toMatchObject({
      kind: 'broke-off',
    })
  })
})
