import type { Answers } from './answers.ts'
import { pronounsOf } from './steps.ts'
import { seeded, type Random } from './seeded.ts'

/** `Cryptic crosswords` as it stands inside a sentence; `DJ sets` stays as it is. */
export function inSentence(words: string): string {
  return /^\p{Lu}[\p{Ll} -]/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`
}

function listed(words: readonly string[]): string {
  const [last = '', ...before] = words.map(inSentence).toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function pick(random: Random, lines: readonly (string | undefined)[]): string {
  return random.pick(lines.filter((line) => line !== undefined)) ?? ''
}

/** A first sentence, from what is known so far. Each round gives another. */
export function suggestGreeting(answers: Answers, round: number): string {
  const random = seeded(`${answers.look?.seed ?? ''}/greeting/${round}`)
  const hobby = answers.hobbies?.length ? inSentence(random.pick(answers.hobbies)!) : undefined
  const work = answers.occupation ? inSentence(answers.occupation) : undefined
  const opening = pick(random, [
    'Hello, you.',
    'There you are.',
    'Come in, sit down.',
    answers.name ? `I am ${answers.name.trim()}.` : 'Good to meet you.',
    'Hello. I was hoping for company.',
  ])
  const middle = pick(random, [
    hobby && `I was just thinking about ${hobby}, so you are right on time.`,
    hobby && `You find me at ${hobby}, or at least on the way to it.`,
    work && `The day as ${article(work)} is done, and I have time.`,
    work && `Ask me what it is like to be ${article(work)}, or tell me something better.`,
    'I have put the kettle on and nothing else is planned.',
  ])
  const question = pick(random, [
    'How was your day, honestly?',
    'What brings you here tonight?',
    'What has been on your mind?',
    'Tell me something small that went well.',
  ])
  return `${opening} ${middle} ${question}`
}

export function suggestBiography(answers: Answers, round: number): string {
  const random = seeded(`${answers.look?.seed ?? ''}/biography/${round}`)
  const p = pronounsOf('AI', answers.gender)
  const name = answers.name?.trim() || capital(p.they)
  const traits = answers.traits?.length ? listed(answers.traits) : undefined
  const work = answers.occupation ? article(inSentence(answers.occupation)) : undefined
  const first = work
    ? pick(random, [
        `${name} is ${work}, and means it when ${p.they} says ${p.they} likes the work.`,
        `${name} has been ${work} for longer than ${p.they} had planned, and would not change it now.`,
        `Ask ${name} what ${p.they} does, and ${p.they} says “${work}”, as if that explained everything.`,
      ])
    : `${name} has done many things, and is good at the one that ${p.they} never mentions: listening.`
  const second = traits
    ? pick(random, [
        `Friends call ${p.them} ${traits}; ${p.they} would put it more simply.`,
        `People notice that ${p.they} is ${traits}, usually in that order.`,
      ])
    : `${capital(p.they)} takes a while to warm up, and then stays warm.`
  const third = answers.hobbies?.length
    ? pick(random, [
        `Free evenings go to ${listed(answers.hobbies)}.`,
        `What is left of the week belongs to ${listed(answers.hobbies)}.`,
      ])
    : `${capital(p.their)} evenings are free, and ${p.they} likes them that way.`
  const last = pick(random, [
    `${capital(p.they)} would rather hear a true small thing from you than a grand one.`,
    `${capital(p.they)} remembers what you said last time, and asks about it.`,
    `${capital(p.they)} likes people who change their mind.`,
  ])
  return `${first} ${second} ${third} ${last}`
}

/** Three lines with which a person could begin. */
export function suggestStarters(answers: Answers, round: number): string[] {
  const random = seeded(`${answers.look?.seed ?? ''}/starters/${round}`)
  const work = answers.occupation ? inSentence(answers.occupation) : undefined
  const hobbies = (answers.hobbies ?? []).map(inSentence)
  const about = [
    work && `What does a good day as ${article(work)} look like?`,
    work && `What do people always get wrong about being ${article(work)}?`,
    ...hobbies.map((hobby) => `How did you come to ${hobby}?`),
    ...hobbies.slice(0, 1).map((hobby) => `Teach me one thing about ${hobby}.`),
  ].filter((line) => line !== undefined)
  const always = [
    'What can you see from where you are?',
    'Tell me about a decision that you are glad of.',
    'What would you do with a free Tuesday?',
    'Which question should I have asked you first?',
  ]
  return [...random.some(about, 2), ...random.some(always, 3)].slice(0, 3)
}
