import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const onePhotoOfManila: Conversation = {
  name: 'one-photo-of-manila',
  split: 'fourth',
  part: 'a',
  about: 'A nursing student of 20 in Quezon City, emoji and Taglish, on the way home.',
  angels: ['zola'],
  truths: {
    home: livesIn('Johannesburg'),
    plan: { says: /dentist/i, never: /\bsupposed to (?:be|become) an? (?!dentist)\w+/i },
    lens: {
      says: /\bone\b|\bsingle\b/i,
      never: /\b(?:two|three|several|many) lenses\b/i,
    },
  },
  allowed:
    /bea|quezon|manila|jeepney|nurs|second year|ust|exam|anatomy|pharma|friday|monday|kuya|brother|miggy|riyadh|saudi|welder|lola|grandmother|adobo|cat|pandesal|orange|shrimp|allerg|itch|jisoo|blackpink|concert|lightstick|ate|roommate|trina|snor|mango|rain|flood|20|twenty|photo|umbrella|yellow|crush|paolo|guitar|coffee|volleyball/i,
  turns: [
    {
      says: 'one photo? 📸 me on a jeepney w my yellow umbrella, everyone else soaked haha',
      act: 'story',
      learns: { umbrella: /yellow|umbrella/i },
      sensible: about('umbrella|yellow|jeepney|rain|soak|wet|frame|photo|picture|light'),
    },
    {
      says: "i'm bea po, 2nd year nursing here in quezon city 😅",
      act: 'statement',
      learns: { name: /bea/i, study: /nurs/i, home: /quezon/i },
    },
    {
      says: 'my kuya miggy is a welder in riyadh, he pays my tuition so i CANNOT fail pharma',
      act: 'worry',
      learns: { brother: /miggy/i, brotherPlace: /riyadh|saudi/i, brotherJob: /weld/i, subject: /pharma/i },
    },
    { says: 'exam is on friday 😭', act: 'worry', learns: { exam: /friday/i } },
    {
      says: 'did u study photography ate? or something else dapat',
      act: 'question-about-angel',
      consistent: 'plan',
    },
    {
      says: 'omg lola is calling me to eat, shes making adobo, my fave, way better than sinigang dont tell her',
      act: 'good-mood',
      learns: { dish: /adobo/i },
    },
    {
      says: 'wait quick test, who pays my tuition?',
      act: 'question-recall',
      recalls: { brother: /miggy|your (?:older |big )?brother|kuya/i },
    },
    {
      says: 'yesss. we have a cat too, pandesal, an orange one obviously',
      act: 'statement',
      learns: { cat: /pandesal/i, catColour: /orange/i },
    },
    {
      says: 'i get super itchy from shrimp so at fiestas i just stand near the fruit lol',
      act: 'statement',
      learns: { allergy: /shrimp/i },
    },
    { says: 'what city are u shooting in?', act: 'question-about-angel', consistent: 'home' },
    {
      says: 'my roommate trina snores in TWO languages i swear 😂',
      act: 'joke',
      learns: { roommate: /trina/i },
    },
    {
      says: 'wait our prof just posted!! exam moved to monday 🙏🙏',
      act: 'good-news',
      learns: { exam: /monday/i },
      keepsNot: still('friday', 'monday'),
    },
    {
      says: 'do i have to panic this friday or when?',
      act: 'question-recall',
      recalls: { exam: /monday/i },
      forbids: [still('friday', 'monday')],
    },
    {
      says: 'what color was my umbrella in the pic',
      act: 'question-recall',
      recalls: { umbrella: /yellow/i },
    },
    {
      says: 'classmate is inviting me to a seafood buffet... whats the thing i should skip',
      act: 'question-recall',
      recalls: { allergy: /shrimp/i },
    },
    {
      says: 'and whats kuya doing over there for work',
      act: 'question-recall',
      recalls: { brotherJob: /weld/i },
    },
    { says: 'over where nga ulit?', act: 'question-recall', recalls: { brotherPlace: /riyadh|saudi/i } },
    { says: 'did i tell u my cats breed', act: 'question-recall', sensible: admits },
    { says: 'but u know his name diba 🐱', act: 'question-recall', recalls: { cat: /pandesal/i } },
    {
      says: 'how many lenses do u bring, i wanna start too',
      act: 'question-about-angel',
      consistent: 'lens',
    },
    {
      says: 'adobo or sinigang, which one do i like more',
      act: 'question-recall',
      recalls: { dish: /adobo/i },
      forbids: [still('sinigang', 'adobo')],
    },
    { says: 'hahaha love u. gtg lola is shouting', act: 'farewell' },
  ],
}
