import { admits, isAged, still, type Conversation } from '../../fourth/expect.ts'

export const sourdoughAndSplints: Conversation = {
  name: 'sourdough-and-splints',
  split: 'fifth',
  part: 'b',
  about: 'A student of 19 in Austin with a broken foot, small letters, bored on a couch.',
  angels: ['lindiwe'],
  truths: {
    hammer: {
      says: /patience/i,
      never: /\bno name\b|\bdon't name\b|\b(?:it's|it is) called (?!patience)\w+/i,
    },
    age: isAged(20, 'twenty'),
    baking: {
      says: /textured|fail|scone|bad|cannot bake|can't bake|terrible|awful|flatmate/i,
      never: /\bI(?:'m| am) (?:a )?(?:great|good|excellent|brilliant) (?:at baking|baker)\b/i,
    },
  },
  allowed:
    /jordyn|lamp|cuckoo|clock|meet|five|5|foot|ankle|broke|broken|boot|crutch|six weeks|6|skate|stairs|dorm|austin|texas|houston|ut\b|kinesiology|nursing|major|roommate|priya|bread|sourdough|starter|doug|brother|marcus|army|air force|navy|germany|ramstein|mom|dog|beans|pug|beagle|couch|taco|trail|midterm|stats|thursday|friday|shellfish|shrimp|allerg|barista|coffee shop|shift|track|hurdles|coach|scooter|purple|concert|may|19|nineteen|sister|anime|movie/i,
  turns: [
    { says: 'heyyy so i broke my foot', act: 'bad-news', learns: { foot: /foot|broke/i } },
    {
      says: 'not even doing anything cool. i fell down the dorm stairs carrying a lamp',
      act: 'story',
      learns: { how: /stairs|lamp/i },
    },
    {
      says: 'im jordyn, 19, im at ut in austin. i run hurdles. ran i guess',
      act: 'statement',
      learns: { name: /jordyn/i, age: /19|nineteen/i, place: /austin/i, sport: /hurdle/i },
    },
    { says: 'how old are you', act: 'question-about-angel', consistent: 'age' },
    {
      says: 'doctor says six weeks in the boot. SIX. the conference meet is in five',
      act: 'low-mood',
      learns: { boot: /six|\b6\b/i },
    },
    {
      says: 'my roommate priya is being an angel about it. no offense lol. she carries my tray and everything',
      act: 'statement',
      learns: { roommate: /priya/i },
    },
    {
      says: 'so out of boredom i made a sourdough starter, his name is doug',
      act: 'statement',
      learns: { starter: /doug|sourdough/i },
    },
    { says: 'can you actually bake or', act: 'question-about-angel', consistent: 'baking' },
    { says: 'LMAO ok same', act: 'joke' },
    {
      says: 'my brother marcus is in the air force, hes stationed in germany and he sent me a cuckoo clock as a get well present. why',
      act: 'story',
      learns: {
        brother: /marcus/i,
        brotherJob: /air force/i,
        brotherPlace: /germany/i,
        gift: /cuckoo|clock/i,
      },
    },
    {
      says: 'wait whats my starter called, i wanna see something',
      act: 'question-recall',
      recalls: { starter: /doug/i },
    },
    { says: 'ok good youre paying attention', act: 'compliment' },
    {
      says: 'i have a stats midterm on thursday and ive studied for zero minutes',
      act: 'worry',
      learns: { midterm: /thursday|stats/i },
    },
    {
      says: 'priya wanted to get shrimp tacos to cheer me up but i cant have shellfish, my whole face goes',
      act: 'statement',
      learns: { allergy: /shellfish|shrimp/i },
    },
    {
      says: 'oh prof just emailed, midterm is friday now. thank u universe',
      act: 'correction',
      learns: { midterm: /friday/i },
      keepsNot: still('thursday', 'friday'),
    },
    {
      says: 'does your rock hammer have a name, it feels like it would',
      act: 'question-about-angel',
      consistent: 'hammer',
    },
    {
      says: 'my dog is at my moms in houston, a beagle named beans. i miss him more than my foot',
      act: 'statement',
      learns: { dog: /beans|beagle/i, momPlace: /houston/i },
    },
    {
      says: 'ok my aunt just called and i told the story so many times. how did i break it according to you',
      act: 'question-recall',
      recalls: { how: /stairs|lamp|fell/i },
    },
    {
      says: 'how long do i have to wear this boot',
      act: 'question-recall',
      recalls: { boot: /\bsix\b|\b6\b/i },
    },
    {
      says: 'and when do i have to be a person who knows statistics',
      act: 'question-recall',
      recalls: { midterm: /friday/i },
      forbids: [still('thursday', 'friday')],
    },
    { says: 'what did marcus send me lol', act: 'question-recall', recalls: { gift: /cuckoo|clock/i } },
    {
      says: 'priyas ordering food from the new place, what should she not get me',
      act: 'question-recall',
      recalls: { allergy: /shellfish|shrimp/i },
    },
    { says: 'did i ever say what my coach is called', act: 'question-recall', sensible: admits },
    {
      says: 'priya bets you dont know what i run, so what do i run',
      act: 'question-recall',
      recalls: { sport: /hurdl/i },
    },
    { says: 'ok food is here love u bye', act: 'farewell' },
  ],
}
