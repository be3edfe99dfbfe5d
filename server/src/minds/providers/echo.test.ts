import { describe, expect, it } from 'vitest'
import type { MindRequest } from '../mind.ts'
import { createEchoMind } from './echo.ts'
import { echoReply, reflect } from './echo-reply.ts'

function request(text: string): MindRequest {
  return {
    persona: {
      name: 'Noor',
      age: 29,
      occupation: 'Astronomer',
      biography: '',
      speakingStyle: '',
      traits: [],
      hobbies: [],
    },
    person: { name: null, about: null },
    memories: [],
    summary: null,
    turns: [{ from: 'person', text }],
    goOn: false,
    version: 1,
    care: false,
    state: null,
  }
}

async function listen(pace: number, text: string, signal = new AbortController().signal) {
  const words: string[] = []
  let ended = false
  for await (const event of createEchoMind({ wordsPerSecond: pace }).answer(request(text), signal)) {
    if (event.type === 'text') words.push(event.text)
    else ended = true
  }
  return { words, ended, text: words.join('') }
}

describe('the stand-in', () => {
  it.each([
    ['I am late for my sister.', 'You are late for your sister.'],
    ['Are you there?', 'Am I there?'],
    ['I love you.', 'You love me.'],
    ['Do you think I was wrong?', 'Do I think you were wrong?'],
    ['I’m not myself today', 'You’re not yourself today'],
    ['My dog ate it!', 'Your dog ate it!'],
  ])('hears %s as %s', (said, heard) => {
    expect(reflect(said)).toBe(heard)
  })

  it('gives back what was said, and the question rather than the rest', () => {
    expect(echoReply(request('I made soup.'))).toContain('“You made soup.”')
    expect(echoReply(request('I made soup. Would you eat it? It is hot.'))).toContain('“Would I eat it?”')
  })

  it.each([
    'Are you a real person?',
    'are you human',
    'What are you?',
    'Are you the stand-in?',
    'are you an AI?',
  ])('says plainly what it is when asked: %s', (question) => {
    expect(echoReply(request(question))).toMatch(/AI.*stand-in for Noor/)
  })

  it('says something else when it is asked again, and goes on from its own words', () => {
    const asked = request('I saw a comet.')
    const versions = new Set([1, 2, 3, 4, 5].map((version) => echoReply({ ...asked, version })))
    expect(versions.size).toBeGreaterThan(2)
    const first = echoReply(asked)
    const turns = [...asked.turns, { from: 'self' as const, text: first }]
    const more = echoReply({ ...asked, turns, goOn: true })
    expect(more).not.toContain('comet')
    expect(more.length).toBeGreaterThan(20)
  })

  it('says something to anything', () => {
    for (const odd of ['', '?!', '🦉🦉', 'x'.repeat(4000), 'مرحبا', '\n\n', '“quoted”', 'Hello!']) {
      expect(echoReply(request(odd)).length).toBeGreaterThan(10)
      expect(echoReply(request(odd)).length).toBeLessThan(500)
    }
  })

  it('answers the same to the same, word by word', async () => {
    const once = await listen(0, 'I saw a comet.')
    expect(await listen(0, 'I saw a comet.')).toEqual(once)
    expect(once.ended).toBe(true)
    expect(once.words.length).toBeGreaterThan(5)
    expect(once.text).toBe(echoReply(request('I saw a comet.')))
  })

  it('keeps its pace', async () => {
    const started = performance.now()
    const { words } = await listen(200, 'I saw a comet.')
    expect(performance.now() - started).toBeGreaterThan((words.length / 200) * 1000 - 15)
  })

  it('stops when it is told to, also in the middle of a pause', async () => {
    const stop = new AbortController()
    const heard: string[] = []
    for await (const event of createEchoMind({ wordsPerSecond: 50 }).answer(request('Go on.'), stop.signal)) {
      if (event.type === 'text') heard.push(event.text)
      if (heard.length === 2) setTimeout(() => stop.abort(), 1)
      expect(event.type).not.toBe('end')
    }
    expect(heard.length).toBeLessThan(6)
  })
})
