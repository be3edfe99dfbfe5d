import { describe, expect, it } from 'vitest'
import { freshState } from '../state.ts'
import { actOf } from './act.ts'
import { clausesOf } from './clauses.ts'
import { leavingIn } from './leaving.ts'
import { plain } from './tidy.ts'

const midway = { ...freshState, turn: 9 }

function leaving(said: string, act: string | null = null, turn = 9) {
  return leavingIn(plain(said), clausesOf(said), 'plain', act, { ...midway, turn })
}

describe('somebody who is going', () => {
  it.each([
    'anyway, the tea is getting cold, I’d better go',
    'back in a bit, dinner’s on',
    'break’s over, speak soon',
    'catch you next week',
    'ok my bus is here',
    'right, I’m off to the dentist',
    'Cheerio!',
  ])('is let go: %s', (said) => {
    expect(leaving(said)).toBe('goodbye')
  })

  it.each(['right, bed for me', 'thanks. now i sleep'])('is wished a good night: %s', (said) => {
    expect(leaving(said, said.startsWith('thanks') ? 'thanks' : null)).toBe('good-night')
  })

  it('is heard in thanks and what they turn to', () => {
    expect(leaving('Thank you, my friend. I will feed the hens now.', 'thanks')).toBe('goodbye')
    expect(leaving('Thank you, my friend. I like hens.', 'thanks')).toBeUndefined()
  })

  it.each(['I have to catch the train every morning, do you?', 'my sister moved to Leeds in May'])(
    'is not sent away: %s',
    (said) => {
      expect(leaving(said)).toBeUndefined()
    },
  )

  it('is never taken for one who must not be left alone', () => {
    expect(leaving('I’m off to bed and I hope I don’t wake up')).toBeUndefined()
  })

  it('has said something before', () => {
    expect(leaving('speak soon', null, 0)).toBeUndefined()
  })

  it.each([
    ['buenas noches Mateo', 'good-night'],
    ['à bientôt', 'goodbye'],
    ['tschüss!', 'goodbye'],
  ])('may say it in another language: %s', (said, act) => {
    expect(actOf(said, plain(said), clausesOf(said), undefined, undefined, false, null).act).toBe(act)
  })
})
