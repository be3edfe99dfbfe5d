import { readFileSync } from 'node:fs'

/** What somebody told over some days, message by message, and what they ask of it afterwards. */
export interface World {
  readonly name: string
  readonly says: readonly string[]
  readonly asks: readonly WorldQuestion[]
}

export interface WorldQuestion {
  /** Which messages answer it, from 0. */
  readonly right: readonly number[]
  /** Any of these words is in a right answer. */
  readonly has: readonly string[]
  readonly question: string
}

/** From these the encoder learned what answers what (`tools/tuning`)… */
const tunedBy = [
  'americas-and-oceania',
  'africa-and-asia',
  'towns',
  'country',
  'homes',
  'works',
  'hearts',
  'crafts',
  'young',
  'later',
]
/** …and from these it did not, so that they tell how far it can be trusted. */
const apart = ['europe', 'pastimes']

/**
 * Written by several authors for learning, never for judging. `3> what was said`, then `? 3 | words of the answer | the question`; a
 * question may lean on the one before it.
 */
export function readWorlds(): World[] {
  return [...worldsToTuneBy(), ...worldsApart()]
}

export function worldsToTuneBy(): World[] {
  return tunedBy.flatMap(worldsIn)
}

export function worldsApart(): World[] {
  return apart.flatMap(worldsIn)
}

function worldsIn(file: string): World[] {
  return readFileSync(new URL(`worlds/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((text, i) => worldIn(`${file} ${i + 1}`, text))
}

function worldIn(name: string, text: string): World {
  const says: string[] = []
  const asks: WorldQuestion[] = []
  for (const line of text.split('\n')) {
    const told = /^(\d+)> (.+)$/.exec(line)
    const asked = /^\? ([\d,]+) \| (.*) \| (.+)$/.exec(line)
    if (told !== null && Number(told[1]) === says.length + 1) says.push(told[2]!)
    else if (asked !== null)
      asks.push({
        right: asked[1]!.split(',').map((one) => Number(one) - 1),
        has: asked[2]!.split('/').map((one) => one.trim().toLowerCase()),
        question: asked[3]!,
      })
    else throw new Error(`${name}: ${line}`)
  }
  const lost = asks.find(({ right }) => right.some((one) => says[one] === undefined))
  if (lost !== undefined) throw new Error(`${name}: ${lost.question} is answered by no message`)
  return { name, says, asks }
}
