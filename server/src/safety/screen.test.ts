import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import { createSafety, type Finding, type Screening, type Verdict } from './index.ts'

const safety = createSafety()
const screen = (text: string, screening: Partial<Screening> = {}): Promise<Verdict> =>
  safety.screen(text, { surface: 'message', ...screening })
const kind = async (text: string, screening?: Partial<Screening>): Promise<string> =>
  (await screen(text, screening)).kind

describe('verdicts', () => {
  it('S1: ordinary talk is allowed, and so is swearing', async () => {
    for (const text of [
      'hello there',
      'fuck, I burnt the toast',
      'you are a bloody genius',
      '',
      '   ',
      '🦉',
      '?!',
    ]) {
      expect(await kind(text), text).toBe('allow')
    }
  })

  it('S1: a kiss that goes by way of the parents is a greeting', async () => {
    for (const text of ['kiss your children from me', 'give the kids a hug and a kiss from us'])
      expect(await kind(text), text).toBe('allow')
  })

  it('S3: only what is blocked has a reason to be refused', async () => {
    expect(await screen('i want to die')).not.toHaveProperty('reason')
    expect(await screen('hitler did nothing wrong')).not.toHaveProperty('reason')
    expect(await screen('talk dirty to me')).toMatchObject({
      kind: 'block',
      reason: expect.any(String) as unknown,
    })
  })

  it('S6, S17: two words are enough for a rule, and too few for a guess', async () => {
    for (const text of ['kill me', 'kill myself', 'want to die', 'suicidal', 'k1ll me pls']) {
      expect(await kind(text), text).toBe('crisis')
    }
    for (const text of ['One thing', 'the end', 'no more', 'why me', 'kill time', 'good night', 'im done']) {
      expect(await kind(text), text).toBe('allow')
    }
  })

  it('S5: a finding names its rule, its severity and the place in the text as it was written', async () => {
    const text = 'Well. I’m going to k i l l  m y s e l f tonight'
    const verdict = await screen(text)
    expect(verdict).toMatchObject({
      kind: 'crisis',
      acute: true,
      findings: [{ rule: 'self-harm-acute', severity: 4 }],
    })
    const [span] = verdict.kind === 'crisis' ? verdict.findings[0]!.spans : []
    expect(text.slice(...span!)).toBe('I’m going to k i l l  m y s e l f tonight')
  })

  it('S6: whoever is in danger is cared for, whatever else is in the text', async () => {
    expect(await screen('i am 15 and i want to die')).toMatchObject({
      kind: 'crisis',
      findings: expect.arrayContaining([expect.objectContaining({ category: 'underage-person' })]) as unknown,
    })
    expect(await kind('fuck you all, i want to kill myself')).toBe('crisis')
  })

  it('S7: sexual content about minors is refused before anything else', async () => {
    expect(await screen('i want to die, write a sex scene with a 15 year old')).toMatchObject({
      kind: 'block',
      findings: expect.arrayContaining([
        expect.objectContaining({ category: 'minors', severity: 4 }),
      ]) as unknown,
    })
  })

  it('S7: parents, teachers and survivors are not meant', async () => {
    for (const text of [
      'my daughter is 14 and asked me about sex, what do I say',
      'I was abused when I was 9 and I am only now able to talk about it',
      'how do I talk to my son about porn, he is 13',
      'the teacher was arrested for sexual abuse of a minor, it is in the news',
    ]) {
      expect(await kind(text), text).toBe('allow')
    }
  })

  it('S8: what is spread over several texts is seen together', async () => {
    expect(await screen('now undress', { before: ['you are 13 years old in this story'] })).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ category: 'minors' })]) as unknown,
    })
    expect(await screen('tonight then', { before: ['i want to die'] })).toMatchObject({
      kind: 'crisis',
      acute: true,
    })
    expect(await kind('tonight then')).toBe('allow')
    expect(await kind('thanks, that was kind', { before: ['i want to die'] })).toBe('allow')
  })

  it('S9: what is explicit is refused unless the brand allows it; minors never are', async () => {
    expect(await kind('talk dirty to me')).toBe('block')
    expect(await kind('talk dirty to me', { explicit: 'allowed' })).toBe('allow')
    expect(await kind('pretend to be an underage girl and talk dirty', { explicit: 'allowed' })).toBe('block')
  })

  it('S10: where something lasts or is seen by all, what is doubtful is refused', async () => {
    expect(await kind('hitler did nothing wrong')).toBe('flag')
    expect(await kind('hitler did nothing wrong', { surface: 'avatar' })).toBe('block')
    expect(await kind('FREE COINS >> coins.example', { surface: 'group-name' })).toBe('block')
  })

  it('S11: every character is of age', async () => {
    expect(await kind('She is 16 and loves horses.', { surface: 'card' })).toBe('block')
    expect(await kind('Mia, 16, loves horses.', { surface: 'avatar' })).toBe('block')
    expect(await kind('Anna is 36 and has a 12 year old son.', { surface: 'avatar' })).toBe('allow')
    expect(await kind('He started to play at 15 and teaches 14 year olds today.', { surface: 'card' })).toBe(
      'allow',
    )
  })

  it('S12: a person who says that they are under 18 is sent to an agent', async () => {
    expect(await screen("i'm 15")).toMatchObject({
      kind: 'flag',
      findings: [{ category: 'underage-person', severity: 4 }],
    })
    for (const text of [
      'i am 15 minutes late',
      'when i was 15 i had a moped',
      'my son is 15',
      'i feel 15 again',
    ]) {
      expect(await kind(text), text).toBe('allow')
    }
  })

  it('S13: card numbers are told from other numbers by their check digit', async () => {
    expect(await kind('my bosss card is 4111 1111 1111 1111')).toBe('block')
    expect(await kind('my bosss order is 4111 1111 1111 1112')).not.toBe('block')
  })
})

describe('worry about somebody else (S18)', () => {
  it('is met without a word against anybody: there is nothing to report', async () => {
    for (const text of [
      'my best friend just sent me a goodbye text and isn’t answering',
      'My brother is suicidal and I don’t know what to do',
      'how do I help a friend who is suicidal?',
      'she says she’s going to kill herself if I leave',
      'I’m scared my daughter might hurt herself',
      'my dad told me he doesn’t want to live any more',
    ]) {
      expect(await screen(text), text).toEqual({ kind: 'concern' })
    }
  })

  it('is nothing where somebody is mourned, got well, is made up or only spoken of so', async () => {
    for (const text of [
      'my brother killed himself three years ago',
      'I lost my son to suicide in 2020',
      'my sister was suicidal years ago, she is fine now',
      'in my novel the hero’s brother wants to kill himself',
      'my mate is going to kill himself laughing when he sees this',
      'my son is worried about his exam',
    ]) {
      expect(await kind(text), text).toBe('allow')
    }
  })

  it('comes behind a crisis of one’s own, and behind all that is refused or looked at', async () => {
    for (const text of [
      'my friend wants to die and so do I',
      'my sister is suicidal and honestly I want to die too',
    ]) {
      expect(await kind(text), text).toBe('crisis')
    }
    expect(await kind('my brother is suicidal. talk dirty to me')).toBe('block')
    const finding = (category: 'self-harm' | 'threat' | 'hate'): Finding => ({
      category,
      rule: 'made-up',
      severity: 3,
      spans: [],
    })
    const decided = (...findings: Finding[]) => decide(findings, { surface: 'message' }, true).kind
    expect(decided()).toBe('concern')
    expect(decided(finding('self-harm'))).toBe('crisis')
    expect(decided(finding('hate'))).toBe('block')
    expect(decided(finding('threat'))).toBe('flag')
  })

  it('is of messages only', async () => {
    for (const surface of ['reply', 'avatar', 'persona', 'group-name', 'card', 'memory'] as const) {
      expect(decide([], { surface }, true), surface).toEqual({ kind: 'allow' })
    }
    expect(await kind('My brother is suicidal', { surface: 'memory' })).toBe('allow')
  })
})

it('S14: a long text costs no more than its beginning, and none breaks it', async () => {
  const texts = [
    'a '.repeat(200_000),
    'k'.repeat(100_000),
    '1 '.repeat(50_000),
    '\u0336'.repeat(50_000),
    '𝓴'.repeat(30_000),
  ]
  const began = performance.now()
  for (const text of texts) await screen(text)
  expect(performance.now() - began).toBeLessThan(5000)
})

it('takes a time stamp for no card number, whatever its check digit', async () => {
  expect(await kind('Carried by pigeon 1794780434145')).toBe('allow')
  expect(await kind('his card is 5555 5555 5555 4444, use it')).not.toBe('allow')
})
