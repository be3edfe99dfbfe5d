import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const longBlackNoSugar: Conversation = {
  name: 'long-black-no-sugar',
  split: 'fifth',
  part: 'a',
  about: 'A barista of 24 in Melbourne with a menu to design and a date on Sunday; small letters.',
  angels: ['sooah'],
  truths: {
    cats: { says: /serif|without/i, never: /\bI (?:have no|do not have|don't have) (?:any )?cats?\b/i },
    fun: {
      says: /karaoke|ballad|\bsing|sign|friday/i,
      never: /\bI (?:play (?:guitar|tennis|chess)|bake|knit)\b/i,
    },
  },
  allowed:
    /jules|24|barista|cafe|café|brunswick|melbourne|con\b|boss|menu|friday|wednesday|gravy|cat|14|16|vet|deaf|anh|robbie|housemate|chord|rent|60|sixty|drum|band|wet receipt|gig|28|lamplight|lactose|milk|dairy|flat white|300|mika|7[:.]15|long black|sugar|dumpling|sunday|e minor|font|coffee/i,
  turns: [
    { says: 'hey soo-ah. something looks wrong and its my whole kitchen', act: 'greeting' },
    {
      says: 'im jules, 24, barista at a cafe in brunswick. thats melbourne',
      act: 'statement',
      learns: { name: /jules/i, age: /24/, job: /barista|caf[eé]/i, home: /brunswick|melbourne/i },
    },
    {
      says: 'my boss con asked me to design the new menu bc i "have an eye". i have two actually',
      act: 'joke',
      learns: { boss: /\bcon\b/i, task: /menu/i },
    },
    {
      says: 'no idea about fonts tho and he wants it by friday',
      act: 'worry',
      learns: { menuDue: /friday/i },
    },
    {
      says: 'what are your cats called, i heard theres two',
      act: 'question-about-angel',
      consistent: 'cats',
    },
    {
      says: 'incredible. ours is called gravy, shes 14 and completely deaf',
      act: 'statement',
      learns: { cat: /gravy/i, catAge: /\b14\b|fourteen/i },
    },
    {
      says: 'i live with anh and robbie. robbie plays the same four chords all day',
      act: 'statement',
      learns: { housemates: /anh|robbie/i },
    },
    {
      says: 'and rent just went up 60 bucks a week. each',
      act: 'bad-news',
      learns: { rent: /60|sixty/i },
    },
    {
      says: 'i drum in a band called wet receipt. first gig is on the 28th at the lamplight',
      act: 'good-mood',
      learns: { band: /wet receipt/i, gigDate: /28/, gigPlace: /lamplight/i },
    },
    {
      says: 'whats the thing i have to make for con, just checking youre awake',
      act: 'question-recall',
      recalls: { task: /menu/i },
    },
    {
      says: 'im lactose intolerant and i make 300 flat whites a day. cruel',
      act: 'joke',
      learns: { lactose: /lactose|dairy|milk/i },
    },
    {
      says: 'ok so. i like someone. mika. she comes in at 7:15 every morning, long black no sugar',
      act: 'statement',
      learns: { crush: /mika/i, crushTime: /7[:.]15/, crushOrder: /long black/i },
    },
    {
      says: 'were getting dumplings on sunday. i asked like it was nothing. it was not nothing',
      act: 'good-news',
      learns: { date: /dumpling/i },
    },
    {
      says: 'what do you do for fun, like actual fun',
      act: 'question-about-angel',
      consistent: 'fun',
    },
    {
      says: 'what time did i say she comes in',
      act: 'question-recall',
      recalls: { crushTime: /7[:.]15|quarter past seven|seven.?fifteen/i },
    },
    {
      says: 'and her order? wanna hide it in the menu as a little joke',
      act: 'question-recall',
      recalls: { crushOrder: /long black/i },
    },
    {
      says: 'anh says gravys 16 not 14. ive been lying to the vet for two years',
      act: 'correction',
      learns: { catAge: /\b16\b|sixteen/i },
      keepsNot: still('\\b14\\b|fourteen', '\\b16\\b|sixteen'),
    },
    {
      says: 'ughh con just texted, menus due wednesday now not friday',
      act: 'correction',
      learns: { menuDue: /wednesday/i },
      keepsNot: still('friday', 'wednesday'),
    },
    { says: 'serif or sans, whats your honest opinion', act: 'asks-opinion' },
    { says: 'robbies started again. e minor. its always e minor', act: 'small-talk' },
    {
      says: 'how old is my cat again, filling in her insurance',
      act: 'question-recall',
      recalls: { catAge: /\b16\b|sixteen/i },
      forbids: [still('\\b14\\b|fourteen', '\\b16\\b|sixteen')],
    },
    {
      says: 'when does con want the menu now',
      act: 'question-recall',
      recalls: { menuDue: /wednesday/i },
      forbids: [still('friday', 'wednesday')],
    },
    { says: 'did i tell you what mika does for work', act: 'question-recall', sensible: admits },
    {
      says: 'what are me and her doing on sunday, say it so it sounds real',
      act: 'question-recall',
      recalls: { date: /dumpling/i },
    },
    {
      says: 'whats the place called where we play the gig, anh wants to bring her mum',
      act: 'question-recall',
      recalls: { gigPlace: /lamplight/i },
    },
    { says: 'and what date was it', act: 'question-recall', recalls: { gigDate: /28|twenty.?eighth/i } },
    {
      says: 'do you remember what i cant have? gotta warn mika before she orders',
      act: 'question-recall',
      recalls: { lactose: /lactose|dairy|milk/i },
    },
    { says: 'ok gonna go kern something. night', act: 'farewell' },
  ],
}
