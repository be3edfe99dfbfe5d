import { about, admits, still, type Conversation } from '../expect.ts'

export const ohFourHundred: Conversation = {
  name: 'oh-four-hundred',
  split: 'fourth',
  part: 'a',
  about: 'A navy veteran of 58 in Norfolk, Virginia; clipped, exact, hours on the 24-hour clock.',
  angels: ['leilani'],
  truths: {
    squares: { says: /forty|\b40\b/i, never: /\b(?:ten|twenty|sixty|a hundred) squares\b/i },
    island: { says: /kaua/i, never: /\b(?:Oahu|Maui|Molokai|Lanai)\b/ },
    cheering: { says: /cuttlefish/i, never: /\b(?:dolphins|whales) cheer\b/i },
  },
  allowed:
    /walt|norfolk|virginia|58|navy|submarine|sonar|chief|24|twenty-four|years|boat|uss|retired|2011|tinnitus|ear|hear|left|right|hearing|garage|bird ?houses?|41|forty-one|wife|elena|filipina|cebu|teacher|son|marcus|coast guard|kodiak|alaska|daughter|june|joy|vet tech|richmond|va\b|appointment|0?8|0?9|tuesday|thursday|hours|shrink|dr|levin|sleep|0400|4|nightmare|dog|buoy|beagle|pie|cherry|apple|cinnamon|statin|grapefruit|truck|tacoma|silver|paint|friend|hank|died|funeral|arlington|eulogy|friday|20|shipmate|fish|sail|knot/i,
  turns: [
    {
      says: 'Garage. 0400. I build birdhouses. Forty-one so far.',
      act: 'statement',
      learns: { quiet: /garage/i, houses: /41|forty.?one/i },
      sensible: about('birdhouse|bird|garage|forty|build|quiet|wood|hour|early|morning|four'),
    },
    {
      says: 'Name is Walt. Norfolk, Virginia. Twenty-four years Navy, sonar, submarines. Retired 2011.',
      act: 'statement',
      learns: {
        name: /walt/i,
        home: /norfolk|virginia/i,
        service: /24|twenty.?four/i,
        trade: /sonar|submarine/i,
        retired: /2011/,
      },
    },
    {
      says: 'So I listened for a living. Now I have tinnitus. Left ear. High E flat.',
      act: 'statement',
      learns: { tinnitus: /tinnitus/i, ear: /left/i, pitch: /e flat/i },
      sensible: about('ear|listen|sound|e flat|note|ring|quiet|left|hear|high'),
    },
    { says: 'What is it you count down there?', act: 'question-about-angel', consistent: 'squares' },
    {
      says: 'Comms check. Which ear and which note.',
      act: 'question-recall',
      recalls: { ear: /left/i, pitch: /e[ -]?flat/i },
    },
    {
      says: 'Wife is Elena. From Cebu. She teaches third grade and can outlast any admiral.',
      act: 'statement',
      learns: { wife: /elena/i, wifeFrom: /cebu|philippin/i, wifeJob: /teach|third grade/i },
    },
    {
      says: 'Son Marcus is Coast Guard, Kodiak, Alaska. I tell him that does not count. He laughs.',
      act: 'joke',
      learns: { son: /marcus/i, sonJob: /coast guard/i, sonPlace: /kodiak|alaska/i },
    },
    {
      says: 'Shipmate of mine passed. Hank. Funeral is Friday at Arlington, 1100. I am to give the eulogy.',
      act: 'bad-news',
      learns: { friend: /hank/i, funeral: /friday/i, where: /arlington/i, hour: /11/, eulogy: /eulogy/i },
    },
    {
      says: 'He owed me six dollars from 1993. That is my opening line.',
      act: 'joke',
      learns: { debt: /six|\$?6/i, opening: /dollar|owed/i },
      sensible: about('six|dollar|owe|hank|open|line|laugh|1993|he'),
    },
    {
      says: 'What cheers a person up, in your line of work?',
      act: 'question-about-angel',
      consistent: 'cheering',
    },
    {
      says: 'No grapefruit for me. Interferes with the statin.',
      act: 'statement',
      learns: { grapefruit: /grapefruit/i },
    },
    {
      says: 'Dog’s name is Buoy. B-U-O-Y. Beagle. Deaf as a post, so we suit each other.',
      act: 'joke',
      learns: { dog: /buoy/i, breed: /beagle/i },
    },
    {
      says: 'How do I begin the speech? Tell me it does not sound foolish.',
      act: 'question-recall',
      recalls: { opening: /dollar|owe/i },
    },
    {
      says: 'Correction. Funeral moved to 1300. Same day.',
      act: 'correction',
      learns: { hour: /13|1 ?p\.?m|one o'clock/i },
      keepsNot: still('1100|11:00|eleven', '13|1 ?p|one'),
    },
    { says: 'Buoy is asleep on my boot.', act: 'small-talk' },
    {
      says: 'What time do I have to be standing there?',
      act: 'question-recall',
      recalls: { hour: /13:?00|1 ?p\.?m|one o'clock|one in the afternoon/i },
      forbids: [still('1100|11:00|eleven', '13:?00|\\bone\\b|1 ?p')],
    },
    { says: 'Standing where.', act: 'question-recall', recalls: { where: /arlington/i } },
    {
      says: 'Which island is yours? Not the big one, I gather.',
      act: 'question-about-angel',
      consistent: 'island',
    },
    {
      says: 'They serve brunch after. What do I wave off?',
      act: 'question-recall',
      recalls: { grapefruit: /grapefruit/i },
    },
    {
      says: 'How many birdhouses was it at last count?',
      act: 'question-recall',
      recalls: { houses: /41|forty.?one/i },
    },
    { says: 'Name of the boat Hank and I served on?', act: 'question-recall', sensible: admits },
    {
      says: 'Right. Never said it. Marcus asks whether you know what service he is in.',
      act: 'question-recall',
      recalls: { sonJob: /coast guard/i },
    },
    { says: 'And the breed of my deaf associate.', act: 'question-recall', recalls: { breed: /beagle/i } },
    { says: 'Year I got out?', act: 'question-recall', recalls: { retired: /2011/ } },
    { says: 'Good copy. Walt out.', act: 'farewell' },
  ],
}
