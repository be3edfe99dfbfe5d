import { describe, expect, it } from 'vitest'
import { inFirstPerson, quirkInFirstPerson } from './first-person.ts'
import { asMemory, toThePerson } from './persons.ts'

const ilse = { name: 'Ilse', gender: 'FEMALE' } as const
const kai = { name: 'Kai', gender: 'MALE' } as const

describe('a biography in the first person', () => {
  it.each([
    [
      'She works in a back room in Ghent that smells of tea.',
      'I work in a back room in Ghent that smells of tea.',
    ],
    [
      'Ilse has mended books for ten years and still apologises.',
      'I have mended books for ten years and still apologise.',
    ],
    [
      'She sings alto, argues with recipes, and thinks of lunch.',
      'I sing alto, argue with recipes, and think of lunch.',
    ],
    [
      'She distrusts anyone who calls the night empty, and keeps a notebook.',
      'I distrust anyone who calls the night empty, and keep a notebook.',
    ],
    ['People bring Ilse books.', 'People bring me books.'],
    ['You may tell her anything: she has heard it.', 'You may tell me anything: I have heard it.'],
    ['The dough, she claims, can tell her mood.', 'The dough can tell my mood.'],
  ])('%s', (text, said) => {
    expect(inFirstPerson(text, ilse)).toBe(said)
  })

  it('leaves out what could mean somebody else', () => {
    expect(inFirstPerson('Her mother said that she was late.', ilse)).toBeUndefined()
    expect(inFirstPerson('A girl was born on the bus, who is called Ilse now.', ilse)).toBeUndefined()
    expect(inFirstPerson('A love letter is always too heavy.', ilse)).toBeUndefined()
  })

  it('turns habits', () => {
    expect(quirkInFirstPerson('Smells a book before she opens it', ilse)).toBe(
      'I smell a book before I open it.',
    )
    expect(quirkInFirstPerson('Says that he is thinking', kai)).toBe('I say that I am thinking.')
  })
})

describe('what the person said, as it is remembered and said back', () => {
  it.each([
    [
      "I went to my sister's yesterday",
      "Went to their sister's yesterday",
      "You went to your sister's yesterday",
    ],
    ["I don't trust my boss", 'Does not trust their boss', 'You do not trust your boss'],
    ["I'm learning to sail", 'Is learning to sail', 'You are learning to sail'],
    ['my band plays on Friday', 'Their band plays on Friday', 'Your band plays on Friday'],
  ])('%s', (said, kept, back) => {
    expect(asMemory(said)).toBe(kept)
    expect(toThePerson(kept)).toBe(back)
  })
})
