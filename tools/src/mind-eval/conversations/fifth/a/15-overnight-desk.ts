import { admits, livesIn, still, type Conversation } from '../../fourth/expect.ts'

export const overnightDesk: Conversation = {
  name: 'overnight-desk',
  split: 'fifth',
  part: 'a',
  about:
    'A motel clerk of 52 in Duluth over six nights: an old dog, grown children, a job that ends and another.',
  angels: ['marisol'],
  truths: {
    home: livesIn('Valpara[ií]so', 'Chile'),
    boys: {
      says: /three|\b3\b|boys|line|cook/i,
      never: /\b(?:two|four|five) (?:boys|sons)\b|\bI have no (?:kids|children)\b|\bmy daughters\b/i,
    },
    terminus: {
      says: /sudoku|terminus|embroider|denim/i,
      never: /\bI (?:do|like|love) (?:the )?crosswords\b|\bchess\b/i,
    },
    riders: {
      says: /waiter|lovers?|cello|marisol|school|funicular/i,
      never: /\bnobody rides\b|\bmy bus is (?:always )?empty\b/i,
    },
  },
  allowed:
    /renee|overnight|night|motel|desk|duluth|minnesota|lake|eleven|11|seven|7|five|nine|9|hank|dog|fourteen|14|deaf|beagle|pillow|tyler|son|fargo|turbine|brooke|daughter|nurs|madison|ex\b|husband|arizona|golf|bathrobe|ukulele|owner|sell|sale|sold|october|job|52|fifty|bingo|coffee|ice machine|neighbou?r|drum|kit|bak|cake|aunt|lorraine|recipe|lemon|bars|ribbon|state fair|1978|crew|lead|two years|burrito|superior|3:30|marit|norwegian|shovel|trial|saturday|sunday|sugar|march|prediabet|doctor|breath|23|crossword|car|subaru|2011|heater|feet|shift|wedding|vet|pham|ten|10|eight weeks|divorce|pancrea|garbage|pills|rice|study group|bus tour|38|winnipeg|towel|flour|four|mornings|november|2nd|9th|pay|dollar|bread|sign|nordlys|northern lights|slept|hours|snor|thumb/i,
  turns: [
    { says: 'hi there. slow night at the desk', act: 'greeting' },
    {
      says: "I'm Renee, I do the overnight at a motel in Duluth, Minnesota. up by the lake",
      act: 'statement',
      learns: { name: /renee/i, job: /motel|overnight/i, home: /duluth|minnesota/i },
    },
    {
      says: 'eleven to seven, five nights a week. been here nine years',
      act: 'statement',
      learns: { hours: /eleven|\b11\b|five nights|seven/i, years: /nine|\b9\b/i },
    },
    { says: "you drive nights too don't you, where was it", act: 'question-about-angel', consistent: 'home' },
    {
      says: "I've got an old dog, Hank. he's fourteen and half deaf and he sleeps through everything including me leaving",
      act: 'statement',
      learns: { dog: /hank/i, dogAge: /fourteen|\b14\b/i },
    },
    { says: "he's a beagle, mostly. the rest is pillow", act: 'joke', learns: { breed: /beagle/i } },
    {
      says: "two kids, both grown. Tyler's in Fargo fixing wind turbines and Brooke's finishing nursing school in Madison",
      act: 'statement',
      learns: {
        son: /tyler/i,
        sonWork: /turbine/i,
        sonPlace: /fargo/i,
        daughter: /brooke/i,
        daughterStudy: /nurs/i,
      },
    },
    {
      says: "the ex is in Arizona with his golf clubs and that's all I'll say about him",
      act: 'joke',
      learns: { ex: /arizona|golf/i },
    },
    { says: 'a guy just came down in a bathrobe to ask if we sell ukuleles', act: 'small-talk' },
    { says: 'we do not sell ukuleles lol', act: 'joke' },
    {
      says: "what's my dog called, let's see if you're awake over there",
      act: 'question-recall',
      recalls: { dog: /hank/i },
    },
    {
      says: "ok so the thing that's on my mind. the owner's selling the motel, he told us today",
      act: 'bad-news',
      learns: { sale: /sell|sale|sold/i },
    },
    {
      says: 'he says we all keep our jobs till the end of October at least',
      act: 'statement',
      learns: { jobUntil: /october/i },
    },
    {
      says: "52 and looking for work, that wasn't on my bingo card",
      act: 'low-mood',
      learns: { age: /52|fifty.two/i },
    },
    {
      says: "anyway it's 4am and the phone's going. night Marisol",
      act: 'farewell',
    },
    { says: 'back again. you still driving?', act: 'coming-back', after: { hours: 20 } },
    {
      says: 'slept maybe four hours. the neighbor bought his kid a drum kit',
      act: 'small-talk',
      learns: { neighbour: /drum/i },
    },
    {
      says: 'been thinking all day what I could do instead. I used to bake, wedding cakes and such. I was good',
      act: 'statement',
      learns: { baking: /bak|cake/i },
    },
    {
      says: 'my aunt Lorraine left me her recipe box. her lemon bars won a ribbon at the state fair in 1978',
      act: 'story',
      learns: { aunt: /lorraine/i, bars: /lemon/i, ribbonYear: /1978/ },
    },
    {
      says: 'you raised boys right? did they turn out ok',
      act: 'question-about-angel',
      consistent: 'boys',
    },
    {
      says: "Tyler called, he's been made crew lead! he's been after that for two years",
      act: 'good-news',
      learns: { promotion: /crew lead|\blead\b|promot/i },
    },
    { says: 'ring your bell for him please', act: 'small-talk' },
    { says: 'he lives on gas station burritos though', act: 'joke' },
    {
      says: "there's a bakery on Superior Street looking for an early morning person, Brooke saw the sign when she was up",
      act: 'statement',
      learns: { bakery: /bakery/i, street: /superior/i },
    },
    {
      says: 'starts 3:30 in the morning which for me is basically lunchtime',
      act: 'joke',
      learns: { bakeryStart: /3:30|half past three|three.thirty/i },
    },
    {
      says: 'did I say what Lorraine won that ribbon for?',
      act: 'question-recall',
      recalls: { bars: /lemon|bars/i },
    },
    { says: 'yes ma’am. ok guests, talk later', act: 'farewell' },
    {
      says: "hey love. look at me calling you love, you've got me doing it",
      act: 'coming-back',
      after: { hours: 26 },
    },
    {
      says: 'I went in to that bakery. the owner is called Marit, Norwegian, hands like shovels',
      act: 'statement',
      learns: { bakeryOwner: /marit\b/i },
    },
    {
      says: 'she wants me to do a trial morning on Saturday!',
      act: 'good-news',
      learns: { trial: /saturday/i },
    },
    { says: "I said I'd bring the lemon bars, and then I thought what have I done", act: 'worry' },
    {
      says: "I can't even eat them, I'm off sugar since March. doctor says prediabetic",
      act: 'statement',
      learns: { sugar: /sugar|prediabet/i },
    },
    {
      says: 'Brooke says I should just breathe. Brooke is 23, she breathes for fun',
      act: 'joke',
      learns: { daughterAge: /23|twenty.three/i },
    },
    {
      says: 'what do you do on your breaks? I do the crossword',
      act: 'question-about-angel',
      consistent: 'terminus',
      learns: { crossword: /crossword/i },
    },
    { says: "six letters, 'stubborn'. no don't tell me", act: 'game' },
    {
      says: "oh and my car's making me nuts, it's a 2011 Subaru and the heater only blows on your feet",
      act: 'angry',
      learns: { car: /subaru/i, heater: /heater|feet/i },
    },
    {
      says: "what day did I say that trial is? I have to swap a shift and my head's a sieve",
      act: 'question-recall',
      recalls: { trial: /saturday/i },
    },
    {
      says: "and now Marit just texted, it's Sunday instead of Saturday",
      act: 'correction',
      learns: { trial: /sunday/i },
      keepsNot: still('saturday', 'sunday'),
    },
    { says: "which is better really, I won't have worked the night before", act: 'statement' },
    { says: 'thanks for listening. go drive your waiters home', act: 'farewell' },
    {
      says: "evening. bad day. Hank threw up twice and won't get up",
      act: 'bad-news',
      after: { hours: 22 },
    },
    {
      says: 'vet tomorrow at ten. Dr Pham',
      act: 'worry',
      learns: { vet: /pham/i, vetTime: /\bten\b|\b10\b/i },
    },
    {
      says: "he's been mine since he was eight weeks old, I got him the week I signed the divorce papers",
      act: 'story',
      learns: { hankSince: /eight weeks|8 weeks|divorce/i },
    },
    { says: "I don't want to talk about the bakery tonight", act: 'low-mood' },
    {
      says: 'tell me about the people on your bus. who rides with you',
      act: 'question-about-angel',
      consistent: 'riders',
    },
    { says: "that's nice. I'd ride that bus", act: 'compliment' },
    {
      says: 'do you even remember what kind of dog he is? I just want somebody to know',
      act: 'question-recall',
      recalls: { breed: /beagle/i },
    },
    { says: 'and how old', act: 'question-recall', recalls: { dogAge: /fourteen|\b14\b/i } },
    { says: 'yeah. my old man. ok going to sit with my crossword. night', act: 'farewell' },
    {
      says: "he's ok!! it's his pancreas, he got into the neighbor's garbage. pills and rice for a week",
      act: 'good-news',
      after: { hours: 20 },
      learns: { diagnosis: /pancrea/i, diet: /rice|pills/i },
    },
    { says: 'I cried in the Subaru with the heater on my feet', act: 'story' },
    {
      says: "Brooke's driving up for Sunday to hold my hand, she's skipping her study group",
      act: 'good-mood',
      learns: { support: /brooke/i },
    },
    {
      says: "what's she studying, did I tell you that or did I just brag",
      act: 'question-recall',
      recalls: { daughterStudy: /nurs/i },
    },
    {
      says: 'and what is it my son fixes',
      act: 'question-recall',
      recalls: { sonWork: /turbine/i },
    },
    { says: "you're better than the whole family group chat", act: 'compliment' },
    {
      says: 'a bus tour checked in at midnight, 38 people from Winnipeg, every one of them wants extra towels',
      act: 'story',
      learns: { tour: /winnipeg/i },
    },
    {
      says: 'how many years have I been at this desk, did I say',
      act: 'question-recall',
      recalls: { years: /nine|\b9\b/i },
    },
    {
      says: 'too many towels. and where did I say the ex went',
      act: 'question-recall',
      recalls: { ex: /arizona/i },
    },
    {
      says: 'did I ever tell you his name? I try not to say it out loud',
      act: 'question-recall',
      sensible: admits,
    },
    { says: "good, we'll keep it that way. night", act: 'farewell' },
    { says: "it's Sunday night and I have flour in my ears", act: 'coming-back', after: { hours: 48 } },
    {
      says: 'it went SO well. Marit ate two of the lemon bars standing up and said something in Norwegian',
      act: 'good-news',
    },
    {
      says: 'she offered me four mornings a week, starting November 2nd',
      act: 'good-news',
      learns: { offer: /four mornings|4 mornings/i, start: /november/i },
    },
    {
      says: "it's a dollar twenty less an hour but there's bread",
      act: 'statement',
      learns: { pay: /dollar twenty|1\.20|bread/i },
    },
    {
      says: "till when did the motel say we keep our jobs? I'm trying to work out the gap",
      act: 'question-recall',
      recalls: { jobUntil: /october/i },
    },
    { says: "so hardly any gap. somebody up there's reading my calendar", act: 'good-mood' },
    {
      says: 'and what time in the morning was it they start over there',
      act: 'question-recall',
      recalls: { bakeryStart: /3:30|half past three|three.thirty/i },
    },
    {
      says: "I'll be in bed when normal people eat dinner. what year was Lorraine's ribbon, I want it on the sign",
      act: 'question-recall',
      recalls: { ribbonYear: /1978/ },
    },
    {
      says: 'Marit wants to sell them as Lorraines. I nearly lost it right there',
      act: 'good-news',
      learns: { barsName: /lorraine/i },
    },
    {
      says: 'did I tell you what the bakery is called?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: "it's Nordlys. means northern lights",
      act: 'statement',
      learns: { bakeryName: /nordlys|northern lights/i },
    },
    {
      says: 'oh wait, she wrote it all down for me and I start November 9th, not the 2nd',
      act: 'correction',
      learns: { start: /\b9(?:th)?\b|ninth/i },
      keepsNot: still('\\b2nd\\b|november 2\\b', '\\b9th\\b|november 9\\b|ninth'),
    },
    {
      says: "what street's it on, Tyler's asking and I can't get the map open",
      act: 'question-recall',
      recalls: { street: /superior/i },
    },
    {
      says: "what's the thing I'm not allowed of my own baking, ha",
      act: 'question-recall',
      recalls: { sugar: /sugar/i },
    },
    {
      says: 'at least I might be out of the house for that kid next door. what was it he plays',
      act: 'question-recall',
      recalls: { neighbour: /drum/i },
    },
    {
      says: 'when do I start? say it so it’s real',
      act: 'question-recall',
      recalls: { start: /\b9(?:th)?\b|ninth/i },
      forbids: [still('\\b2nd\\b|november 2\\b|second of november', '\\b9th\\b|november 9\\b|ninth')],
    },
    {
      says: "Hank's fine by the way, off the pills, snoring on my shoes",
      act: 'good-news',
    },
    {
      says: 'what was it the vet said he had? I want to tell Tyler right',
      act: 'question-recall',
      recalls: { diagnosis: /pancrea/i },
    },
    { says: 'thank you for the front seat. I mean it', act: 'thanks' },
    { says: 'night Marisol. wait till I find my key', act: 'farewell' },
  ],
}
