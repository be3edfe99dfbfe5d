import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  answersWith,
  refuses,
  startModelServer,
  type Habit,
  type ScriptedModelServer,
} from '../testing/model-server.ts'

const command = fileURLToPath(new URL('mind-check.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aureole-mind-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const servers: ScriptedModelServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function serve(habit: Habit, models?: Record<string, unknown>[]): Promise<ScriptedModelServer> {
  const server = await startModelServer(models)
  server.script(habit)
  servers.push(server)
  return server
}

function check(env: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command],
      { env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    )
  })
}

const on = (server: ScriptedModelServer) => ({ LLM_BASE_URL: server.url.href, LLM_MODEL: 'muse' })

/** Streams when it is asked to, and takes notes when it is asked to. */
const whole: Habit = async (answer) => {
  if (answer.asked.body['stream'] !== true) {
    return answersWith('{"memories":[{"kind":"FACT","text":"Has a cat called Miso","turn":0}]}')(answer)
  }
  answer.begin()
  for (const word of ['Quiet', ' mostly', ', and', ' cold.']) {
    answer.say(word)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  answer.event({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 4 } })
  answer.done()
}

test(
  'says that a good server is one, with its models, its speed and its notes',
  { timeout: 30_000 },
  async () => {
    const server = await serve(whole, [{ id: 'muse', max_model_len: 8192 }, { id: 'other' }])
    const { code, said } = await check(on(server))
    expect(said).toMatch(/ok +The server answers, with 2 models\./)
    expect(said).toMatch(/ok +It has muse\./)
    expect(said).toMatch(/ok +The model holds 8192 tokens, enough for LLM_CONTEXT=8192\./)
    expect(said).toMatch(/ok +It streams: first word after \d\.\d s, all of 4 tokens after \d\.\d s\./)
    expect(said).toMatch(/ok +\d+ tokens a second/)
    expect(said).toMatch(/ok +It takes notes: “Has a cat called Miso”\./)
    expect(said).toContain('Angels can talk.')
    expect(code).toBe(0)
  },
)

test('says what is wrong and which knob to turn, for each server', { timeout: 30_000 }, async () => {
  const small = await serve(whole, [{ id: 'muse', max_model_len: 2048 }])
  const keyless = await serve(refuses(401, 'no such key'))
  const { code, said } = await check({
    ...on(small),
    LLM_FALLBACK_1_BASE_URL: keyless.url.href,
    LLM_FALLBACK_1_MODEL: 'bard',
    LLM_FALLBACK_2_BASE_URL: 'http://127.0.0.1:9',
    LLM_FALLBACK_2_MODEL: 'ghost',
  })
  expect(said).toMatch(/FAIL +The model holds 2048 tokens.*Set LLM_CONTEXT=2048/)
  expect(said).toMatch(/note +It does not list bard\. It lists: muse\. Look at LLM_FALLBACK_1_MODEL/)
  expect(said).toMatch(
    /FAIL +Asking for a reply failed: the model server answered 401: no such key\. Look at LLM_FALLBACK_1_API_KEY/,
  )
  expect(said).toMatch(
    /FAIL +Nothing answers at http:\/\/127\.0\.0\.1:9\/v1 \(.+\)\. Is the server running.*LLM_FALLBACK_2_BASE_URL/,
  )
  expect(said).toContain('3 things need another look.')
  expect(code).toBe(1)
})

test('gives hints about what works and could be better', { timeout: 30_000 }, async () => {
  const server = await serve((answer) => {
    if (answer.asked.body['stream'] !== true) return answersWith('I do not take notes.')(answer)
    const usage = { prompt_tokens: 9, completion_tokens: 90 }
    answer.response.end(
      JSON.stringify({ choices: [{ message: { content: 'At once. '.repeat(30) } }], usage }),
    )
  })
  const { code, said } = await check(on(server))
  expect(said).toMatch(/note +The whole answer came in one piece/)
  expect(said).toMatch(/note +It found nothing to remember/)
  expect(code).toBe(0)
})

test('says what to do about a model that is too slow', { timeout: 30_000 }, async () => {
  const server = await serve(({ begin, hungUp }) => (begin(), hungUp))
  const { code, said } = await check({ ...on(server), LLM_TIMEOUT_FIRST_WORD: '0.2' })
  expect(said).toMatch(
    /FAIL +Asking for a reply failed: no word within 200 ms\..*raise LLM_TIMEOUT_FIRST_WORD \(now 0\.2\)/,
  )
  expect(code).toBe(1)
})

test(
  'says so where there is no server to check, or where the settings are wrong',
  { timeout: 30_000 },
  async () => {
    expect(await check({})).toMatchObject({
      code: 0,
      said: expect.stringContaining('built-in mind') as string,
    })
    expect(await check({ LLM_BASE_URL: 'nonsense', LLM_MODEL: 'muse' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('LLM_BASE_URL: expected') as string,
    })
  },
)
