import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Topic } from '../bank.ts'
import { topics } from './index.ts'

const groups = ['glad', 'sorry', 'plain', 'asks', 'answers'] as const
const atLeast = { said: 26, glad: 4, sorry: 4, plain: 8, asks: 6, answers: 4 } as const

const linesOf = (topic: Topic) => groups.flatMap((group) => topic[group])
/** A question that the line only quotes (“still no job?”) asks the person nothing. */
const questions = (line: string) => line.replaceAll(/“[^”]*”/g, '').split('?').length - 1
/** Every way a line can be said, so that a fault that hides in one variant is found too. */
function waysToSay(line: string): string[] {
  const choice = /\{([^{}]*)\}/.exec(line)
  if (choice === null) return [line]
  return choice[1]!.split('|').flatMap((variant) => waysToSay(line.replace(choice[0], () => variant)))
}

/** What an angel must not say of itself: its own texts alone tell of its life. */
const ownLife = [
  /\bmy (own )?(mother|mum|mom|father|dad|parents|sister|brother|aunt|uncle|cousin|wife|husband|son|daughter|child|children|kids|family|grandmother|grandfather|friends?|boyfriend|girlfriend|partner|neighbours?|colleagues?|boss)\b/i,
  /\bmy (own )?(cat|dog|pets?|garden|kitchen|house|home|flat|apartment|room|bed|car|bike|desk|childhood|youth|school|job|work|village|town|city|country)\b/i,
  /\bmy (own )?(body|hands?|feet|legs|knees?|back|hair|stomach|eyes|favourites?|hobby|hobbies|birthday|holidays?)\b/i,
  /\bwhen I (was|lived|worked|moved|first)\b/i,
  /\bI (used to|grew up|was (born|raised|once)|remember (when|how)|once|never|always|usually|often|sometimes)\b/i,
  /\bI (really |do |still )?(love|loved|adore|hate|hated|prefer|enjoy|live|lived|eat|ate|drink|drank|sleep|slept|cook|bake|read|play|played|watch|watched|went|had|own|owned|work|worked|studied|travelled)\b/,
  /\bI (also|too)\b/,
  /\bI.ve (been|had|always|never|seen|read|known|got a|loved)\b/,
  /\b(same here|me too|like me|as for me)\b/i,
]

/** What every chatbot says. */
const clichés =
  /\b(amazing|awesome|tell me more|i (totally |completely )?(understand|hear you)|that must (be|have been) (so )?(hard|difficult)|thanks? (you )?for sharing|how does that make you feel|sounds like a plan)\b/i

describe('the topics', () => {
  it('are all in the index, each under the name of its file', async () => {
    const files = await readdir(import.meta.dirname)
    const ids = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
      .map((file) => file.slice(0, -'.ts'.length))
    expect(topics.map((topic) => topic.id)).toEqual(ids.toSorted())
  })

  describe.each(topics.map((topic) => [topic.id, topic] as const))('%s', (_, topic) => {
    it('has enough of everything', () => {
      for (const [group, count] of Object.entries(atLeast)) {
        expect(topic[group as keyof typeof atLeast].length, group).toBeGreaterThanOrEqual(count)
      }
      expect(topic.words.length).toBeGreaterThanOrEqual(8)
      expect(topic.words.length).toBeLessThanOrEqual(30)
      expect(new Set(topic.words).size).toBe(topic.words.length)
      expect(new Set(topic.said).size).toBe(topic.said.length)
      for (const word of topic.words) expect(word).toBe(word.toLowerCase().trim())
    })

    it('has something to say without knowing a name', () => {
      for (const group of groups) {
        expect(topic[group].filter((line) => !line.includes('[')).length, group).toBeGreaterThanOrEqual(3)
      }
      const withSlot = linesOf(topic).filter((line) => line.includes('['))
      expect(withSlot.length).toBeLessThanOrEqual(linesOf(topic).length / 4)
    })

    it('keeps to the signs of the bank', () => {
      for (const line of linesOf(topic)) {
        expect(line, 'slots').not.toMatch(/\[(?!(thing|name|other)\])/)
        expect(line.replaceAll(/\[(thing|name|other)\]/g, ''), 'slots').not.toMatch(/[[\]]/)
        expect(line.replaceAll(/\{[^{}|]*(\|[^{}|]*)+\}/g, ''), 'variants').not.toMatch(/[{}|]/)
        for (const said of waysToSay(line)) {
          expect(said, 'typographic signs').not.toMatch(/['"`]|--|\.\.\.|[\u2013\u2014]/)
          expect(said, 'spaces').not.toMatch(/^\s|\s$|\s\s|\s[.,;:?]/)
          expect(said, 'a whole sentence').toMatch(/^[\p{Lu}\d“[].*[.?…”]$/u)
          expect(said, 'after a full stop').not.toMatch(/[.?] \p{Ll}/u)
          expect(said.split(/\s+/).length, said).toBeLessThanOrEqual(45)
        }
      }
    })

    it('asks where it should and nowhere else', () => {
      for (const line of topic.asks) for (const said of waysToSay(line)) expect(questions(said), said).toBe(1)
      for (const line of topic.asks) expect(line).toMatch(/\?$/)
      // “Window or aisle” is answered by a word, which is enough to go on with; yes or no is not.
      const closed = /^(Do|Does|Did|Is|Are|Was|Were|Have|Has|Can|Could|Will|Would)\b(?!.*\bor\b)/
      for (const line of topic.asks) expect(line, 'yes or no').not.toMatch(closed)
      for (const group of ['glad', 'sorry', 'plain'] as const) {
        for (const line of topic[group]) expect(questions(line), line).toBe(0)
      }
      for (const line of topic.answers) expect(questions(line), line).toBeLessThanOrEqual(1)
    })

    it('tells nothing of an angel’s own life and talks like nobody’s help desk', () => {
      for (const said of linesOf(topic).flatMap(waysToSay)) {
        for (const claim of ownLife) expect(said).not.toMatch(claim)
        expect(said).not.toMatch(clichés)
      }
    })
  })

  it('never say the same thing twice', () => {
    const seen = new Map<string, number>()
    for (const said of topics.flatMap(linesOf).flatMap(waysToSay)) {
      const key = said.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([])
  })

  it('are not brought up in the same words', () => {
    const seen = new Map<string, string[]>()
    for (const topic of topics) {
      for (const said of topic.said) seen.set(said, [...(seen.get(said) ?? []), topic.id])
    }
    expect([...seen].filter(([, ids]) => ids.length > 1)).toEqual([])
  })
})
