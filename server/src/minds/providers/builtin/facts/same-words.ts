import { stem } from '../hear/words.ts'

/** Words that a question and a memory may each have for the same. */
const same = groups(`
job work trainee apprentice started living profession occupation career employed shift
home live city town village move address
origin from come born grow grew hometown childhood raised
childhood grew grow child kid little young school
age old years turn
mother mum mom mam
father dad
grandmother gran grandma nan nana granny
grandfather grandpa granddad grandad
cat kitten kitty moggy puss tabby
dog puppy pup pooch mutt hound doggo
horse pony
child kid kids children son daughter baby toddler
partner wife husband girlfriend boyfriend married fiance fiancee seeing dating spouse
sibling sister brother twin eldest youngest oldest
exam test
married anniversary wedding engaged divorced marry propose proposed single
wedding day
trip travel holiday vacation flying flight going fly go moving off heading booked spend journey bus train way boat ferry
flight plane fly flying airport
film movie cinema
study studies studying subject degree major university course phd thesis uni student college
thesis phd dissertation
food eat dish diet meal
allergic allergy dangerous
allergic eat food cannot
hate dislike not stand loathe
like love loves likes enjoy enjoys fan keen into
scared afraid terrified fear phobia
language speak speaks learning
book reading novel read author writing
game playing play
show series watching watch
wish would dream want plan hope hoping bucket someday
interview appointment
colleague coworker work
cook made make bake baked cooked
live lodger flatmate roommate housemate share flat house
score won win lost lose beat final match
broken broke break boiler leak repair
broken wrong problem
operate operating surgeon surgery operation doctor op
train bus tram commute
commute work journey
topic subject about on
called named name
baby girl boy expecting due pregnant
school study university college
football team support match club
smoke smoking cigarettes
stop gave quit stopped give
long years year months weeks until til till hours
birthday born turns
daughter girl
son boy
drive driving driver route lorry truck car
help helped quizzed taught lent supported
people guests friends
music song band album singer listening
band group
friend mate buddy pal
money cost price paid pay save saving owe
sad cry crying upset
happy glad joy
sick ill unwell cold flu
health ill migraine pain diagnosed condition
inherit left leave inherited
ring call phone
hobby paint collect knit play garden climb sing dance sew bake run fish build
grow greenhouse garden plant allotment
finish end ends over done off
begin start starts began
buy bought saving
meet met
tall height metres
seat row seats
nickname call
present gift
story tale
weight kilos lose
teach taught teacher lesson
dead died death funeral
argue argued fight fought row
doctor gp hospital clinic nurse
nervous worried anxious worry
party celebrate celebration
sport play team training
bill rent money
key keys
leave left move moved out gone walked split
grade mark score result exam midterm test
visit see seeing meet going boat ferry
make made knit knitted sew sewed bake baked build built paint painted crochet
boss manager wants
street road lane avenue address place
frightened scared afraid terrified lifts
medicine tablet pill penicillin antibiotic prescribed medication
earn work job paid living
size shoe
propose proposed question ring marry
hate abide loathe stand dislike detest
lodger room tenant
put by save saved
baby babies twins
business sell sells shop trade
sail sailing boat ferry ship
stay away cannot can't allergic
hike hiking walk walking trail path way route
restaurant dinner eat table place
widow widower husband wife
penalty goal match score
play role part lead
class lesson school
`)

/** A word for a whole kind, and what is of that kind. */
const kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    'pet: cat dog rabbit puppy kitten hamster parrot bunny tortoise turtle budgie canary goldfish fish snake gecko lizard ferret chicken hen horse pony greyhound labrador terrier beagle poodle snail guinea',
    'animal: cat dog rabbit puppy kitten hamster parrot bunny tortoise turtle hedgehog horse pony snake fox bird robin',
    'bird: robin parrot budgie canary pigeon gull crow magpie wren owl blackbird sparrow hen',
    'breed: terrier labrador greyhound beagle poodle spaniel collie dachshund whippet retriever husky mongrel lurcher pug basset dalmatian rottweiler corgi siamese persian tabby shepherd',
    'dog: basset corgi terrier labrador greyhound beagle poodle spaniel collie dachshund whippet retriever husky mongrel lurcher pug',
    'instrument: guitar piano bass cello violin drum flute trumpet saxophone ukulele banjo accordion trombone clarinet oboe harp organ viola fiddle tuba harmonica mandolin bassoon',
    'colour: red blue green yellow black white grey gray brown pink purple orange teal turquoise beige gold silver navy lilac cream mint',
    'language: english german french spanish italian dutch welsh irish polish russian hungarian portuguese greek turkish arabic hindi mandarin chinese japanese korean swedish norwegian danish finnish czech catalan',
    'season: spring summer autumn winter fall',
    'month: january february march april may june july august september october november december',
    'day: monday tuesday wednesday thursday friday saturday sunday today tomorrow',
    'birthday: 18th 21st 30th 40th 50th 60th 70th 80th 90th january february march april june july august september october november december',
    'family: mother mum mom father dad sister brother aunt uncle cousin grandmother grandfather gran grandad son daughter wife husband niece nephew parents siblings twin youngest oldest',
    'sport: football tennis rugby cricket hockey swimming running climbing rowing cycling boxing judo karate squash badminton golf volleyball basketball netball yoga marathon',
    'vehicle: car bike motorbike van lorry truck scooter bus boat',
    'drive: car van lorry truck saab volvo ford fiat toyota vw',
    'food: walnut nut peanut cheese bread rice pasta soup cake meat fish egg gluten dairy milk shellfish strawberry coriander curry pizza',
    'drink: tea coffee beer wine water juice whisky gin milk',
    'insect: moth wasp bee spider fly ant beetle butterfly mosquito',
    'appliance: kettle fridge oven toaster boiler washing dishwasher microwave freezer hoover heater cooker iron telly',
    'seafood: mussel oyster prawn crab lobster shrimp squid fish salmon tuna cod',
    'spice: clove cumin pepper cinnamon ginger nutmeg saffron paprika chilli turmeric cardamom',
    'crop: leek potato carrot onion tomato bean pea pumpkin courgette apple corn',
    'furniture: table chair sofa bed wardrobe desk shelf lamp couch armchair',
    'clothes: shirt jumper coat dress trousers shoes socks scarf hat jacket boots gloves jeans suit',
    'wear: shirt jumper coat dress trousers shoes socks scarf hat jacket boots gloves jeans suit glasses',
    'alcohol: beer wine gin whisky vodka rum cider',
    'dessert: cake pie trifle pudding tart ice crumble pavlova tiramisu',
    'dish: lasagne curry stew soup risotto pie pierogi paella chili pasta pizza roast',
    'illness: shingles flu cold cancer migraine diabetes asthma arthritis measles covid pneumonia',
    'disease: shingles cancer diabetes asthma arthritis measles covid parkinson',
    'tool: hammer drill saw spanner screwdriver ladder axe spade',
    'game: chess cribbage bridge poker scrabble mahjong draughts backgammon snooker darts dominoes',
    'dance: salsa tango waltz ballet tap flamenco swing',
    'jewellery: ring necklace bracelet earrings watch brooch',
    'teacher: headmaster headmistress headteacher tutor professor lecturer',
    'lodger: room lad tenant flatmate housemate',
    'holiday: christmas easter',
    'building: house church school hospital library museum station factory tower barn',
    'religion: catholic muslim jewish buddhist hindu christian quaker',
    'fish: salmon trout cod carp pike goldfish tuna',
    'machine: printer tractor lathe crane digger computer engine',
    'boat: canoe kayak ferry yacht dinghy ship barge',
    'trade: baker miner nurse teacher plumber farmer builder butcher tailor cook driver mechanic electrician carpenter lawyer doctor soldier sailor fisherman postman painter',
    'side: left right',
    'weather: rain snow wind storm sun',
    'herb: coriander basil thyme mint parsley rosemary dill sage',
    'relative: mother father sister brother aunt uncle cousin grandmother grandfather niece nephew',
    'body: knee wrist back arm leg ankle shoulder foot hand neck hip tooth finger nose eye ear',
    'part: knee wrist back arm leg ankle shoulder foot hand neck hip tooth finger nose eye ear',
    'medicine: penicillin aspirin ibuprofen antibiotic insulin tablet paracetamol',
    'tablet: penicillin aspirin ibuprofen antibiotic insulin iron',
    'lizard: gecko iguana chameleon',
    'reptile: gecko iguana snake lizard tortoise',
    'plant: cactus fern ivy orchid monstera aloe basil tomato rose succulent bonsai',
    'week: monday tuesday wednesday thursday friday',
    'weekend: friday saturday sunday',
    'hobby: painting chess knitting climbing gardening running choir accordion guitar piano fishing pottery sewing cycling baking',
    'plane: pilot flight',
    'fly: pilot flight',
    'student: teacher lecturer',
    'diet: vegetarian vegan pescatarian coeliac gluten dairy meat',
    'meat: vegetarian vegan',
    'childhood: grew raised born',
    'hand: left-handed right-handed lefty',
    'handed: left right',
    'past: used once ago former',
    'fruit: apple pear banana strawberry cherry plum peach orange mango',
    'vegetable: carrot potato onion tomato leek courgette pumpkin bean',
    'subject: history maths physics biology chemistry law medicine economics geography art music',
    'tree: oak birch apple cherry plum willow pine maple',
    'flower: rose tulip lily daisy peony dahlia sunflower',
    'news: promoted passed engaged pregnant accepted offer',
  ].map((line) => {
    const [head = '', members = ''] = line.split(': ')
    return [stem(head), new Set(members.split(' ').map(stem))] as const
  }),
)

function groups(text: string): readonly ReadonlySet<string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => new Set(line.split(' ').map(stem)))
}

const groupsOf = new Map<string, ReadonlySet<string>[]>()
for (const group of same) for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group])

/** Whether a memory has the word, or another one for the same. */
export function meets(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 1
  // Words that follow from each other: “physiotherapist” and “physio”, “quizzed” and “quiz”.
  if (word.length > 3)
    for (const other of words)
      if (
        other.length > 3 &&
        (other.startsWith(word) || word.startsWith(other)) &&
        Math.min(other.length, word.length) > 4 - Number(Math.abs(other.length - word.length) < 3)
      )
        return 0.8
  // A slip of the keyboard.
  if (word.length > 4) for (const other of words) if (other.length > 4 && isSlip(word, other)) return 0.7
  for (const group of groupsOf.get(word) ?? [])
    for (const other of group) if (other !== word && words.has(other)) return 0.6
  const members = kinds.get(word)
  if (members !== undefined) for (const other of members) if (words.has(other)) return 0.6
  return 0
}

/** Two colours, two instruments: of one kind. */
export function sharesKind(one: string, other: string): boolean {
  for (const members of kinds.values()) if (members.has(one) && members.has(other)) return true
  return false
}

/** One letter too many, too few, another one, or two the wrong way round. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let a = one.length
  let b = other.length
  while (a > from && b > from && one[a - 1] === other[b - 1]) {
    a--
    b--
  }
  const [left, right] = [one.slice(from, a), other.slice(from, b)]
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  )
}

/** Of what is a kind, whether a memory names one: “accordion” for “instrument”. */
export function namesOneOf(kind: string, words: ReadonlySet<string>): boolean | undefined {
  const members = kinds.get(kind)
  if (members === undefined) return undefined
  for (const word of words) if (members.has(word)) return true
  return false
}
