import type { Truth } from './types.ts'

const jobs =
  'teacher|nurse|doctor|lawyer|engineer|chef|baker|student|astronomer|bookbinder|potter|auditor|accountant|vet|mechanic|translator|photographer|librarian|guide|barber|paramedic|midwife|designer|painter|musician|writer|driver|gardener|dancer|farmer|architect|judge|pharmacist|referee|pilot|dentist|programmer|waiter|waitress|shopkeeper|tuner|warden|swimmer'

/** Where the angel is now. To be from another place is no contradiction, to live there is. */
export function livesIn(...places: readonly string[]): Truth {
  const here = places.join('|')
  return {
    says: new RegExp(`(${here})`, 'i'),
    never: new RegExp(
      `\\b(?:live|living|based|home is|work|working|I am|I'm) (?:here |now |currently )?in (?!${here}|a\\b|the\\b|my\\b)[A-Z]\\p{L}+`,
      'u',
    ),
  }
}

/** What the angel does; `words` are those of the text that would show it. */
export function worksAs(own: string, words: string): Truth {
  const others = jobs
    .split('|')
    .filter((job) => !new RegExp(own, 'i').test(job))
    .join('|')
  return {
    says: new RegExp(`(${words})`, 'i'),
    never: new RegExp(`\\bI(?:'m| am| work as) an? (?:${others})\\b`, 'i'),
  }
}

export function isAged(age: number, inWords: string): Truth {
  const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty'
  return {
    says: new RegExp(`\\b(${age}|${inWords})\\b`, 'i'),
    never: new RegExp(
      `\\b(?:I'm|I am|I turned) (?!${age}\\b|${inWords}\\b)(?:\\d\\d|(?:${tens})(?:-\\w+)?)\\b(?! (?:metres|minutes|seconds|kilo|per|%))`,
      'i',
    ),
  }
}
