import { markOf, marksIn, withMarks } from '../state.ts'
import { begun, type Game, type Played } from './game.ts'

/** Words to go on with, some for each letter. */
const words = `
apron acorn almond anchor attic autumn arrow apple alley armchair
basket button barrel biscuit bridge brush bucket blanket bonnet beetle
candle carpet cherry cloud corner cupboard curtain cushion canal compass
daisy drawer dumpling dusk doorbell dragonfly duvet dial drum drizzle
engine echo eagle envelope elbow earring easel evening elm eel
fiddle feather ferry fountain fossil frost fig fudge funnel forest
garden ginger goose gravel glove gate guitar goblet gravy gull
hammock harbour hedge honey hinge hazel hat hive horizon husk
island ink iris icicle ivy inn igloo iron index idea
jacket jam jigsaw jug juniper jetty jungle jewel journey joke
kettle kite kitchen knot kiosk kennel kelp knee keyhole kiln
lantern ladder lemon lighthouse letter loom lilac lobby lagoon lid
magnet mitten market marble meadow mirror moth mug mustard melody
napkin needle nutmeg notebook nest noodle newt north nougat nail
orchard oar onion olive oven orbit otter oak ocean omelette
pebble pillow parsley piano pocket puddle parcel pear plum porch
quilt quill quince quarry queue quiver quay quartz quiz quarter
ribbon river raisin rope radish roof rudder rooster rain rug
saddle spoon sparrow saucer shell stairs stove string sugar sail
table teapot thimble thread tulip tunnel turnip train towel toast
umbrella urn uncle utensil upstairs unicorn uniform urchin unit update
valley vase velvet vine violin village vest vanilla vinegar voyage
waffle walnut window willow wagon whistle wheel winter wool well
xylophone
yarn yoghurt yolk yard yacht yeast yawn year
zebra zip zigzag zest zither zoo
`
  .trim()
  .split(/\s+/)

export function startChain(chance: () => number): Played {
  const word = words[Math.floor(chance() * words.length)]!
  return {
    text: `Word chain: each word begins with the last letter of the one before, and none comes twice. I’ll open with “${word}”. Yours begins with ${letterOf(word)}.`,
    game: { ...begun('chain'), used: withMarks('', [word], 200), word },
  }
}

export function playChain(game: Game, plain: string, chance: () => number): Played | undefined {
  if (/^(?:i )?(?:give up|pass|don't know|can't think of (?:one|any|anything)|no idea|you win)/.test(plain))
    return {
      text: `${game.step === 0 ? 'Already?' : `${game.step} ${game.step === 1 ? 'round' : 'rounds'}, not bad at all.`} I take no credit, I’ve a list. Say “again” if you want your revenge.`,
      game: null,
    }
  const said = plain
    .replace(/^(?:ok|okay|hm+|um|then|so|easy|got it)[,:]? (?=\p{L}+$)/u, '')
    .replace(/^(?:an?|the) /, '')
  if (!/^[\p{L}'-]{2,24}(?: [\p{L}'-]{2,20})?$/u.test(said) || talk.test(said)) return undefined
  const wanted = game.word.at(-1) ?? ''
  if (!said.startsWith(wanted))
    return {
      text: `Close, but it has to begin with ${letterOf(game.word)}, the end of “${game.word}”. Have another go.`,
      game,
    }
  const used = marksIn(game.used)
  if (used.has(markOf(said)))
    return { text: `We’ve had that one. Something else with ${letterOf(game.word)}?`, game }
  const letter = said.at(-1) ?? ''
  const free = words.filter((word) => word.startsWith(letter) && word !== said && !used.has(markOf(word)))
  const word = free[Math.floor(chance() * free.length)]
  if (word === undefined)
    return {
      text: `Nothing comes to me with ${letter.toUpperCase()}. You’ve won, after ${game.step + 1} rounds, fair and square. Say “again” and I’ll try to do better.`,
      game: null,
    }
  const reactions = ['Good one.', 'Nicely found.', 'Hm, well played.', 'Fine.', 'I like it.', 'Fair.']
  const reaction = reactions[Math.floor(chance() * reactions.length)]!
  return {
    text: `${reaction} Then “${word}”. Yours begins with ${letterOf(word)}.`,
    game: { ...game, step: game.step + 1, used: withMarks(game.used, [said, word], 200), word },
  }
}

/** Two words that are no move. */
const talk =
  /^(?:yes|no|yeah|nope|ok|okay|thanks?|thank you|hello|hi|hey|what|why|how|who|lol|haha\w*|sorry|wait|really|nice|good|great|cool|i'm \w+|i am|not now|good night|bye)\b/

function letterOf(word: string): string {
  return (word.at(-1) ?? '').toUpperCase()
}
