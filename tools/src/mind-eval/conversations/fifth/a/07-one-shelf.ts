import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const oneShelf: Conversation = {
  name: 'one-shelf',
  split: 'fifth',
  part: 'a',
  about: 'A dental hygienist of 54 in Duluth who is emptying her late father’s house, over two days.',
  angels: ['elias'],
  truths: {
    turnedBack: {
      says: /eleven|\b11\b|forty met|turn(?:ed|ing)? (?:back|round|around)/i,
      never: /\bI(?:'ve| have)? never turned? (?:back|round|around)\b/i,
    },
    hands: {
      says: /spoon|whittl|carv|accordion|weather diary/i,
      never: /\bI (?:knit|paint|play (?:chess|guitar|piano))\b/i,
    },
  },
  allowed:
    /joanne|dad|father|passed|died|march|house|october|two harbors|duluth|dental|hygien|54|lure|300|three hundred|fishing|garage|steve|brother|phoenix|sale|12|19|pam|30|thirty|percent|per cent|canoe|red|shoulder|spring|shelf|coffee can|screw|card|birthday|bucket|bazaar|church|half an hour/i,
  turns: [
    { says: "Hi Elias. Boots are off. I'm Joanne.", act: 'greeting', learns: { name: /joanne/i } },
    {
      says: "I'm climbing my dad's house. He passed in March and I have to empty the whole thing by the end of October.",
      act: 'bad-news',
      learns: { dad: /dad|father/i, deadline: /october/i },
    },
    {
      says: "It's in Two Harbors, about half an hour up the shore from me. I'm in Duluth.",
      act: 'statement',
      learns: { house: /two harbors/i, home: /duluth/i },
    },
    {
      says: "I'm 54 and a dental hygienist, so you'd think I'd be good at scraping things clean.",
      act: 'joke',
      learns: { age: /54/, job: /hygien|dental/i },
    },
    {
      says: 'Dad had over three hundred fishing lures. Each one in its own little labeled bag.',
      act: 'statement',
      learns: { lures: /three hundred|300/i },
    },
    {
      says: "The kitchen's done but I can't face the garage. I open the door and close it again.",
      act: 'low-mood',
      learns: { garage: /garage/i },
    },
    {
      says: 'Do you ever turn around before the top yourself?',
      act: 'question-about-angel',
      consistent: 'turnedBack',
    },
    { says: "That helps more than you'd think.", act: 'short-answer' },
    {
      says: 'My brother Steve lives in Phoenix and has opinions by text message.',
      act: 'angry',
      learns: { brother: /steve/i, brotherHome: /phoenix/i },
    },
    {
      says: "How many lures did I tell you there were? I'm filling in a form for the sale.",
      act: 'question-recall',
      recalls: { lures: /three hundred|300/i },
    },
    {
      says: 'The estate sale is October 12. A lady named Pam is running it and she takes 30 percent.',
      act: 'statement',
      learns: { saleDate: /\b12/, organiser: /\bpam\b/i, cut: /30|thirty/i },
    },
    {
      says: "One thing I'm keeping is his red canoe. No discussion.",
      act: 'statement',
      learns: { canoe: /canoe/i },
    },
    {
      says: "Of course I can't lift it. My right shoulder's been bad since the spring.",
      act: 'statement',
      learns: { shoulder: /shoulder/i },
    },
    { says: 'Where would you rest in all this?', act: 'asks-advice' },
    {
      says: 'Which room was it I said I was avoiding? I had hoped it was only in my head.',
      act: 'question-recall',
      recalls: { garage: /garage/i },
    },
    { says: "OK. I'm going to do one shelf in there tomorrow morning. One.", act: 'statement' },
    {
      says: 'I did the shelf. Eleven coffee cans of screws, and a birthday card he never mailed me.',
      act: 'coming-back',
      after: { hours: 26 },
      learns: { screws: /screw|coffee can/i, card: /birthday card|\bcard\b/i },
    },
    { says: 'I sat on an upturned bucket and read it twice.', act: 'story' },
    {
      says: "What do you do with your hands when you're not on the mountain?",
      act: 'question-about-angel',
      consistent: 'hands',
    },
    {
      says: 'Pam called, the sale got pushed to the 19th because of the church bazaar.',
      act: 'correction',
      learns: { saleDate: /\b19/ },
      keepsNot: still('\\b12\\b|12th|twelfth', '\\b19'),
    },
    {
      says: 'What cut is she taking again?',
      act: 'question-recall',
      recalls: { cut: /30|thirty/i },
    },
    {
      says: 'And the date of the sale as it stands? I have to tell Steve.',
      act: 'question-recall',
      recalls: { saleDate: /\b19|nineteen/i },
      forbids: [still('\\b12\\b|12th|twelfth', '\\b19|nineteen')],
    },
    {
      says: "He'll ask what I'm keeping. What did I tell you I'm keeping?",
      act: 'question-recall',
      recalls: { canoe: /canoe/i },
    },
    {
      says: "Did I say which street the house is on? I can't remember if I gave you that.",
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'Where does my brother live, so I can be mad in the right direction?',
      act: 'question-recall',
      recalls: { brotherHome: /phoenix/i },
    },
    {
      says: 'What did I find in the garage, besides the screws?',
      act: 'question-recall',
      recalls: { card: /\bcard\b/i },
    },
    { says: "Dad would've liked you. He didn't say much either.", act: 'compliment' },
    { says: 'Good night, Elias. Two shelves tomorrow.', act: 'farewell' },
  ],
}
