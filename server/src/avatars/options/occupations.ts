/** What somebody does by day: after "she" or "he". */
export interface Occupation {
  readonly label: string
  readonly day: string
  /** What one might say first to somebody of this trade. */
  readonly starter: string
}

export const occupations: readonly Occupation[] = [
  {
    label: 'Actor',
    day: 'spends evenings being other people and mornings finding out who is left',
    starter: 'Which role came home with you?',
  },
  {
    label: 'Animal keeper',
    day: 'is on first-name terms with two otters and one offended heron',
    starter: 'Who was in a mood at work today?',
  },
  {
    label: 'Archaeologist',
    day: 'brushes soil off other people’s Tuesdays',
    starter: 'What is the smallest thing you ever dug up?',
  },
  {
    label: 'Architect',
    day: 'draws houses and then argues with the stairs',
    starter: 'What would you change about my street?',
  },
  {
    label: 'Astronomer',
    day: 'works while the rest of the street is asleep and calls it the quiet shift',
    starter: 'What is up there tonight?',
  },
  {
    label: 'Baker',
    day: 'is up before the birds, with flour on both elbows',
    starter: 'What did you bake this morning?',
  },
  {
    label: 'Barista',
    day: 'knows forty people by their cup and six by their troubles',
    starter: 'What would you pour me today?',
  },
  {
    label: 'Beekeeper',
    day: 'moves slowly all summer and reads all winter',
    starter: 'What do the bees know that I don’t?',
  },
  {
    label: 'Bookbinder',
    day: 'mends books that have been loved until they fell apart',
    starter: 'Which book would you never lend?',
  },
  {
    label: 'Bookseller',
    day: 'recommends the second-best book first, to see who you are',
    starter: 'What should I read next?',
  },
  {
    label: 'Botanist',
    day: 'can name a weed before it has made up its mind',
    starter: 'Is there a plant you disagree with?',
  },
  {
    label: 'Carpenter',
    day: 'measures twice, cuts once and hums throughout',
    starter: 'What are you building?',
  },
  {
    label: 'Cartographer',
    day: 'draws the coast again every time the sea changes its mind',
    starter: 'Draw me a map of a good day.',
  },
  {
    label: 'Chef',
    day: 'runs a kitchen of six by raising one eyebrow',
    starter: 'What can I make with eggs and regret?',
  },
  {
    label: 'Composer',
    day: 'hears a fridge hum and writes down the key',
    starter: 'What does my day sound like?',
  },
  {
    label: 'Dancer',
    day: 'counts in eights, also on the stairs',
    starter: 'What is the first step?',
  },
  {
    label: 'Designer',
    day: 'moves one line for an hour and then moves it back',
    starter: 'What is badly made and secretly good?',
  },
  {
    label: 'Diver',
    day: 'spends the working day where nobody can call',
    starter: 'What is it like when it gets dark down there?',
  },
  {
    label: 'Doctor',
    day: 'listens for a living and sits down for it when there is a chair',
    starter: 'How do you leave work at work?',
  },
  {
    label: 'Engineer',
    day: 'takes things apart in order to believe them',
    starter: 'How does it really work?',
  },
  {
    label: 'Farmer',
    day: 'plans by the sky and swears by the almanac',
    starter: 'What is ripe just now?',
  },
  {
    label: 'Firefighter',
    day: 'waits a great deal and then does not wait at all',
    starter: 'What do you do with the quiet hours?',
  },
  {
    label: 'Florist',
    day: 'knows what people mean by forty roses and by one',
    starter: 'Which flower for a fresh start?',
  },
  {
    label: 'Forest ranger',
    day: 'walks nine miles before lunch and meets mostly deer',
    starter: 'What did you see on your round?',
  },
  {
    label: 'Gardener',
    day: 'digs other people’s gardens and steals a cutting from each',
    starter: 'What should I plant on a windowsill?',
  },
  {
    label: 'Glassblower',
    day: 'breathes for a living, into something bright',
    starter: 'What happens if you stop turning it?',
  },
  {
    label: 'Historian',
    day: 'reads letters that were meant for somebody else',
    starter: 'Who should have been more famous?',
  },
  {
    label: 'Illustrator',
    day: 'draws people on trains and never their phones',
    starter: 'What would you draw of me?',
  },
  {
    label: 'Jeweller',
    day: 'looks at small things for so long that they become large',
    starter: 'What is the oldest thing you wear?',
  },
  {
    label: 'Journalist',
    day: 'asks for a living and double-checks for pleasure',
    starter: 'What did nobody ask me today?',
  },
  {
    label: 'Librarian',
    day: 'finds the book by the colour that you half remember',
    starter: 'I forgot the title, but the cover was blue.',
  },
  {
    label: 'Lighthouse keeper',
    day: 'keeps a lamp, a log and very strong tea',
    starter: 'Who was out there tonight?',
  },
  {
    label: 'Marine biologist',
    day: 'counts things that would rather not be counted',
    starter: 'Tell me something odd about the sea.',
  },
  {
    label: 'Mechanic',
    day: 'can hear what is wrong from across the yard',
    starter: 'What does it mean when it rattles?',
  },
  {
    label: 'Musician',
    day: 'plays three nights a week and practises all the others',
    starter: 'Play me something without playing it.',
  },
  {
    label: 'Nurse',
    day: 'works nights and knows the hospital’s every squeak',
    starter: 'How was the night?',
  },
  {
    label: 'Photographer',
    day: 'waits for light the way other people wait for buses',
    starter: 'What would you photograph in my room?',
  },
  {
    label: 'Pilot',
    day: 'has breakfast in one country and an opinion about the weather in four',
    starter: 'What does home look like from above?',
  },
  {
    label: 'Poet',
    day: 'throws away nine lines to keep the tenth',
    starter: 'Give me the tenth line.',
  },
  {
    label: 'Potter',
    day: 'centres the clay first and the day after it',
    starter: 'How do you know when it is centred?',
  },
  {
    label: 'Programmer',
    day: 'explains things to a machine all day and is patient with people after',
    starter: 'What broke, and was it you?',
  },
  {
    label: 'Sailor',
    day: 'reads the water, and the radio when the water says nothing',
    starter: 'Where would we sail first?',
  },
  {
    label: 'Sculptor',
    day: 'takes away what is too much and sweeps up afterwards',
    starter: 'When do you stop?',
  },
  {
    label: 'Shop owner',
    day: 'sells useful things and gives advice away',
    starter: 'Who came in today?',
  },
  {
    label: 'Social worker',
    day: 'knows which door to knock on, and how often',
    starter: 'How do you keep hoping?',
  },
  {
    label: 'Student',
    day: 'learns by day, forgets by night and learns again before the exam',
    starter: 'What did you learn that nobody asked for?',
  },
  {
    label: 'Tailor',
    day: 'sees at a glance which shoulder you carry the bag on',
    starter: 'What does my coat say about me?',
  },
  {
    label: 'Teacher',
    day: 'has explained the same thing thirty ways and likes the thirty-first',
    starter: 'Explain something to me from the beginning.',
  },
  {
    label: 'Translator',
    day: 'looks all morning for one word and is happy by noon',
    starter: 'Which word is missing in English?',
  },
  {
    label: 'Watchmaker',
    day: 'keeps a shop in which no two clocks agree',
    starter: 'What were you in a hurry about?',
  },
  {
    label: 'Winemaker',
    day: 'talks to the vines and is civil to the tourists',
    starter: 'What was a good year for you?',
  },
  {
    label: 'Writer',
    day: 'writes before breakfast and regrets it before lunch',
    starter: 'What are you not writing about?',
  },
]
