import { describe, expect, it } from 'vitest'
import type { MindRequest, NewMemory, Turn } from '#minds/mind.ts'
import { createBuiltinMind } from '../index.ts'
import type { State } from '../state.ts'
import { evening, listen, noEncoder, requestOf } from '../testing/requests.ts'
import { things } from './things.ts'

const mind = createBuiltinMind({ wordsPerSecond: 0, encoder: noEncoder })

const ilse: MindRequest['persona'] = {
  name: 'Ilse',
  age: 34,
  gender: 'FEMALE',
  occupation: 'Bookbinder',
  biography: 'She works in a back room in Ghent that smells of wheat paste and tea.',
  greeting: 'Come in, mind the glue.',
  speakingStyle: 'Soft and careful.',
  traits: [],
  hobbies: [],
  opinions: [],
  quirks: [],
  neverSays: [],
}

/** Says one thing after the other, and what was stored goes through JSON as in a database. */
async function talk(...said: readonly string[]) {
  const turns: Turn[] = []
  let state: unknown = null
  const replies: { text: string; state: State; memories: readonly NewMemory[] }[] = []
  for (const text of said) {
    turns.push({ from: 'person', text, at: evening })
    const reply = await listen(mind, requestOf(ilse, [...turns], { state }))
    state = JSON.parse(JSON.stringify(reply.state)) as unknown
    turns.push({ from: 'self', text: reply.text, at: evening })
    replies.push({ ...reply, state: reply.state! })
  }
  return replies
}

async function last(...said: readonly string[]) {
  return (await talk(...said)).at(-1)!
}

describe('games', () => {
  it('offers what it can play, and plays what is chosen', async () => {
    expect((await last('hello', 'can we play a game?')).text).toMatch(/twenty questions.*quiz/i)
    expect((await last('can we play a game?', 'you choose')).text).toMatch(/I’ve thought of something/)
  })

  it('keeps one thing in mind, and says the same of it each time', async () => {
    const replies = await talk(
      'let’s play twenty questions',
      'is it alive?',
      'is it bigger than a shoebox?',
      'is it alive?',
    )
    const [begun, first] = [replies[0]!, replies[1]!]
    const thing = things[begun.state.game!.item]!
    expect(first.text).toMatch(thing.is.split(' ').includes('alive') ? /yes/i : /\bno\b/i)
    expect(replies.every(({ state }) => state.game?.item === begun.state.game!.item)).toBe(true)
    expect(replies.at(-1)!.text).toMatch(thing.is.split(' ').includes('alive') ? /yes/i : /\bno\b/i)
    expect(replies.at(-1)!.text).toContain('17 left')
  })

  it('knows when it is guessed, and tells it to who gives up', async () => {
    const [begun] = await talk('let’s play twenty questions')
    const thing = things[begun!.state.game!.item]!
    const guessed = await last('let’s play twenty questions', `is it ${thing.name}?`)
    expect(guessed.text).toMatch(/^Yes!/)
    expect(guessed.state.game).toBeNull()
    expect((await last('let’s play twenty questions', 'i give up')).text).toContain(thing.name)
    expect((await last('let’s play twenty questions', 'hint')).text).toContain(thing.hint)
  })

  it('links words by their letters, and takes none that does not fit or came before', async () => {
    const [begun] = await talk('let’s play word chain')
    const letter = begun!.state.game!.word.at(-1)!
    const other = letter === 'z' ? 'apple' : 'zzz'
    expect((await last('let’s play word chain', other)).text).toMatch(/has to begin with/)
    const went = await last('let’s play word chain', `${letter}abc`)
    expect(went.state.game!.word.startsWith('c')).toBe(true)
    expect(went.text).toContain(`“${went.state.game!.word}”`)
  })

  it('counts in the quiz, and is over after five', async () => {
    const replies = await talk('quiz me', 'pass', 'pass', 'pass', 'pass', 'pass')
    expect(replies[1]!.text).toContain('0 of 1')
    expect(replies.at(-1)!.text).toContain('0 of 5')
    expect(replies.at(-1)!.state.game).toBeNull()
  })

  it('tells a story in turns', async () => {
    const replies = await talk(
      'let’s tell a story together',
      'Inside there was a very small orchestra.',
      'the end',
    )
    expect(replies[0]!.text).toMatch(/Now you\.$/)
    expect(replies[1]!.text).toMatch(/Your turn\.$/)
    expect(replies[2]!.text).toContain('The end.')
  })

  it.each(['stop', 'i don’t want to play anymore', 'ok enough'])('ends at “%s”', async (word) => {
    const reply = await last('let’s play twenty questions', 'is it alive?', word)
    expect(reply.state.game).toBeNull()
    expect(reply.state.trace.act).toBe('game-stop')
  })

  it('holds nobody: another subject is answered, and the game waits until it is asked for', async () => {
    const replies = await talk(
      'let’s play twenty questions',
      'is it alive?',
      'where do you live?',
      'my dog is called Gus',
      'back to the game',
    )
    expect(replies[2]!.text).toContain('Ghent')
    expect(replies[2]!.state.game?.isOn).toBe(false)
    expect(replies[3]!.memories.length).toBeGreaterThan(0)
    expect(replies[4]!.text).toMatch(/same thing.*19 questions/)
    expect(replies[4]!.state.game?.isOn).toBe(true)
  })

  it('is put aside for sorrow', async () => {
    const reply = await last('let’s play word chain', 'my grandmother died')
    expect(reply.state.trace.act).toBe('grief-loss')
    expect(reply.state.game?.isOn).toBe(false)
  })

  it('remembers nothing that was said in play', async () => {
    const reply = await last('let’s tell a story together', 'The cat was called Miso and lived in Paris.')
    expect(reply.state.trace.act).toBe('game-story')
    expect(reply.memories).toEqual([])
  })

  it('answers the door', async () => {
    const replies = await talk('knock knock', 'lettuce', 'lettuce in, it is cold out here')
    expect(replies.map(({ text }) => text).slice(0, 2)).toEqual(['Who’s there?', 'Lettuce who?'])
    expect(replies[2]!.state.trace.act).toBe('game-knocked')
  })

  it('does not take what she plays herself for a wish to play', async () => {
    expect((await last('hello', 'do you still play chess?')).state.game).toBeNull()
  })
})
