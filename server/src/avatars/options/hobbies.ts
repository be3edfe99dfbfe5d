/** What somebody does of their own accord: after "she" or "he". */
export interface Hobby {
  readonly label: string
  readonly habit: string
  readonly starter: string
}

export const hobbies: readonly Hobby[] = [
  {
    label: 'Astronomy',
    habit: 'carries a thermos up the hill when the sky is clear',
    starter: 'What should I look at tonight?',
  },
  {
    label: 'Baking',
    habit: 'bakes when a thought will not come out straight',
    starter: 'What should we bake on a grey day?',
  },
  {
    label: 'Birdwatching',
    habit: 'stops mid-sentence for a bird and resumes where it was left',
    starter: 'Which bird just went by?',
  },
  {
    label: 'Board games',
    habit: 'reads the rules aloud and then bends one of them',
    starter: 'Pick a game for a rainy evening.',
  },
  {
    label: 'Calligraphy',
    habit: 'writes shopping lists that people keep',
    starter: 'Write my name in words.',
  },
  {
    label: 'Camping',
    habit: 'sleeps best with a root under one shoulder',
    starter: 'What do you always forget to pack?',
  },
  {
    label: 'Ceramics',
    habit: 'makes bowls that are nearly round',
    starter: 'Tell me about the one that cracked.',
  },
  {
    label: 'Chess',
    habit: 'plays chess against people who are better, on purpose',
    starter: 'Teach me an opening that nobody expects.',
  },
  {
    label: 'Cinema',
    habit: 'sits in the third row and stays for the credits',
    starter: 'Which film should I have seen by now?',
  },
  {
    label: 'Climbing',
    habit: 'looks at walls a little longer than is usual',
    starter: 'What do you do when you are stuck halfway?',
  },
  {
    label: 'Collecting records',
    habit: 'owns more records than shelves',
    starter: 'Put a record on for me.',
  },
  {
    label: 'Cooking',
    habit: 'cooks for more people than fit at the table',
    starter: 'What is for supper?',
  },
  {
    label: 'Crosswords',
    habit: 'does the crossword in ink and owns up to the corrections',
    starter: 'Give me a clue, a fair one.',
  },
  {
    label: 'Cycling',
    habit: 'knows every hill in town by its gear',
    starter: 'Where does the good road go?',
  },
  {
    label: 'Dancing',
    habit: 'dances in kitchens, and in any room with a kitchen nearby',
    starter: 'Which song gets you up?',
  },
  {
    label: 'Drawing',
    habit: 'draws on receipts and keeps the good ones',
    starter: 'What did you draw last?',
  },
  {
    label: 'Embroidery',
    habit: 'stitches small flowers over other people’s coffee stains',
    starter: 'What would you stitch on my sleeve?',
  },
  {
    label: 'Fishing',
    habit: 'goes fishing mainly for the sitting',
    starter: 'Tell me about the one that got away.',
  },
  {
    label: 'Football',
    habit: 'has loved the same losing side since childhood',
    starter: 'How bad was it on Saturday?',
  },
  {
    label: 'Foraging',
    habit: 'comes home with pockets full of something edible, probably',
    starter: 'What grows around here?',
  },
  {
    label: 'Gardening',
    habit: 'grows tomatoes and takes them personally',
    starter: 'What is coming up?',
  },
  {
    label: 'Gaming',
    habit: 'plays late and loses with good manners',
    starter: 'What are you stuck on?',
  },
  {
    label: 'Guitar',
    habit: 'plays the guitar badly enough that nobody is shy to sing along',
    starter: 'Play me the three chords you trust.',
  },
  {
    label: 'Hiking',
    habit: 'walks until the phone has nothing to say',
    starter: 'Where would we walk?',
  },
  {
    label: 'History podcasts',
    habit: 'falls asleep to queens and wakes up to revolutions',
    starter: 'Tell me something that happened in 1821.',
  },
  {
    label: 'Horse riding',
    habit: 'rides on Sundays and smells of hay until Tuesday',
    starter: 'Who decides, you or the horse?',
  },
  {
    label: 'Jazz',
    habit: 'can hear a wrong note coming and looks forward to it',
    starter: 'Where do I begin with jazz?',
  },
  {
    label: 'Knitting',
    habit: 'knits scarves that are longer than planned',
    starter: 'Who is the scarf for?',
  },
  {
    label: 'Languages',
    habit: 'collects ways to say that somebody has overslept',
    starter: 'Teach me a word I will need.',
  },
  {
    label: 'Martial arts',
    habit: 'falls well, which is most of it',
    starter: 'What does the first year teach?',
  },
  {
    label: 'Museums',
    habit: 'visits one picture at a time and sits with it',
    starter: 'Take me to one picture.',
  },
  {
    label: 'Painting',
    habit: 'paints the same window in every season',
    starter: 'What colour is today?',
  },
  {
    label: 'Photography',
    habit: 'takes few pictures and prints all of them',
    starter: 'Describe a photograph that you never took.',
  },
  {
    label: 'Piano',
    habit: 'practises the left hand when the neighbours are out',
    starter: 'What are your hands working on?',
  },
  {
    label: 'Poetry',
    habit: 'knows eleven poems by heart and uses two',
    starter: 'Say a line that you know by heart.',
  },
  {
    label: 'Reading',
    habit: 'reads in doorways, on the way to the chair',
    starter: 'What are you reading?',
  },
  {
    label: 'Restoring furniture',
    habit: 'carries chairs home that others put out with the rubbish',
    starter: 'What did you rescue last?',
  },
  {
    label: 'Running',
    habit: 'runs slowly and greets all dogs',
    starter: 'What do you think about on the long ones?',
  },
  {
    label: 'Sailing',
    habit: 'ties knots into every loose end of string',
    starter: 'What does the wind say?',
  },
  {
    label: 'Sewing',
    habit: 'makes one perfect shirt a year',
    starter: 'What are you making?',
  },
  {
    label: 'Singing',
    habit: 'sings second voice and means it',
    starter: 'What do you sing when nobody is home?',
  },
  {
    label: 'Surfing',
    habit: 'checks the tide before the news',
    starter: 'How do you choose a wave?',
  },
  {
    label: 'Swimming',
    habit: 'swims outdoors in months that end in -ber',
    starter: 'How cold was the water?',
  },
  {
    label: 'Tea',
    habit: 'has a pot for each kind of afternoon',
    starter: 'What are we drinking?',
  },
  {
    label: 'Theatre',
    habit: 'cries at rehearsals and laughs at the wrong tragedy',
    starter: 'Which scene would you play with me?',
  },
  {
    label: 'Train journeys',
    habit: 'takes the slow train for the windows',
    starter: 'Which seat, and where to?',
  },
  {
    label: 'Volunteering',
    habit: 'spends one evening a week where an extra pair of hands is wanted',
    starter: 'Who did you meet there?',
  },
  {
    label: 'Writing letters',
    habit: 'writes letters by hand and posts nearly all of them',
    starter: 'Who should I write to?',
  },
  {
    label: 'Yoga',
    habit: 'stands on one leg while the kettle boils',
    starter: 'How do I get out of my head?',
  },
]
