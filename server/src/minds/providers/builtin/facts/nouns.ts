/** The nouns that facts are about. */
export const pets =
  'cat|dog|puppy|kitten|rabbit|bunny|hamster|parrot|budgie|canary|goldfish|fish|turtle|tortoise|horse|pony|snake|gecko|lizard|guinea pig|ferret|chicken|hen|rat|mouse|cockatiel|greyhound|labrador|terrier|beagle|poodle'
export const family =
  'mother|mum|mom|mam|old man|dad|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|fiancée?|son|daughter|kid|child|baby|cousin|aunt|auntie|uncle|grandma|gran|granny|nan|nana|grandmother|grandfather|grandpa|granddad|grandad|niece|nephew|twin|stepmother|stepfather|stepmum|stepdad|mother-in-law|father-in-law|sister-in-law|brother-in-law|in-laws|parents|toddler|grandson|granddaughter|grandchild'
export const relations =
  '(?:best |old |oldest |closest |good )?friend|best mate|mate|boss|manager|colleague|co-?worker|roommate|flatmate|housemate|neighbour|ex|teacher|coach|therapist|landlord|landlady|doctor|tutor|bandmate|band mate|penpal|crush'
export const events =
  'exam|test|interview|job interview|driving test|meeting|appointment|date|deadline|flight|party|wedding|concert|gig|presentation|surgery|operation|marathon|race|match|game|competition|recital|performance|audition|trip|holiday|vacation|graduation|funeral|talk|speech|move|birthday|anniversary|reunion|dinner|exhibition|show|viva|thesis defence|thesis defense|rehearsal|course|class|lesson|conference|check-?up|scan|due date|half marathon|hike|picnic|barbecue|housewarming|baby shower|thesis|dentist'

/** After these, “I have a” tells nothing that lasts. */
export const fleeting =
  /^(?:feeling|idea|question|problem|lot|bit|few|look|chance|time|plan|moment|point|good|bad|great|nice|hard|rough|long|day|week|night|weekend|thought|minute|second|hunch|sense|tendency|habit|reason|choice|clue|doubt|right|hope|break|rest|drink|coffee|tea|nap|go|try|word|chat|story|secret|confession|joke|hangover|mess|blast|laugh|couple|bunch|couple of|feel|million|ton|sort|kind|bone|crush on|fun|different|big|small|little|new|weird|strange|terrible|lovely|wonderful)$/i

const topicsOfNouns: readonly (readonly [RegExp, string])[] = [
  [/^(?:dog|puppy|greyhound|labrador|terrier|beagle|poodle)$/, 'dogs'],
  [/^(?:cat|kitten)$/, 'cats'],
  [new RegExp(`^(?:${pets})$`), 'other-pets'],
  [/^(?:daughter|son|child|kid|baby|toddler|niece|nephew|grand(?:son|daughter|child))$/, 'children'],
  [/^(?:wife|husband|partner|fiancée?)$/, 'marriage'],
  [/^ex$/, 'breakups'],
  [/^(?:girlfriend|boyfriend|crush)$/, 'love-dating'],
  [/^(?:mother|father|mum|mom|dad|parents)$/, 'parents'],
  [/^(?:sister|brother|twin)$/, 'siblings'],
  [/friend$|^mate$/, 'friendship'],
  [/^(?:boss|manager|colleague)$/, 'colleagues-boss'],
  [new RegExp(`^(?:${family})$`), 'family'],
]

/** Whoever speaks of Gus speaks of dogs, once it is known who Gus is. */
export function topicOfNoun(noun: string): string | undefined {
  const what = canonical(noun)
  return topicsOfNouns.find(([pattern]) => pattern.test(what) || pattern.test(noun))?.[1]
}

export function singular(noun: string): string {
  const lower = noun.toLowerCase()
  if (lower === 'children' || lower === 'kids') return 'child'
  if (lower === 'mice') return 'mouse'
  if (/(?:ss|us|is|parents|in-laws)$/.test(lower)) return lower
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`
  if (/(?:sh|ch|x)es$/.test(lower)) return lower.slice(0, -2)
  return lower.endsWith('s') ? lower.slice(0, -1) : lower
}

/** One name for those that are the same to a person. */
export function canonical(noun: string): string {
  const lower = singular(noun)
  const same: Readonly<Record<string, string>> = {
    mum: 'mother',
    mom: 'mother',
    mam: 'mother',
    dad: 'father',
    'old man': 'father',
    gran: 'grandmother',
    granny: 'grandmother',
    grandma: 'grandmother',
    nan: 'grandmother',
    nana: 'grandmother',
    grandpa: 'grandfather',
    granddad: 'grandfather',
    grandad: 'grandfather',
    kitten: 'cat',
    puppy: 'dog',
    bunny: 'rabbit',
    auntie: 'aunt',
    kid: 'child',
    mate: 'friend',
    'best mate': 'best friend',
    coworker: 'colleague',
    'co-worker': 'colleague',
  }
  return same[lower] ?? lower
}
