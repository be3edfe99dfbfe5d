import { about, admits, still, type Conversation } from '../expect.ts'

export const smallEnoughToDo: Conversation = {
  name: 'small-enough-to-do',
  split: 'fourth',
  part: 'a',
  about:
    'A retired bank manager of 64 near Toledo, three months after a heart attack; formal, a little stiff, thawing.',
  angels: ['elias'],
  truths: {
    turned: {
      says: /eleven|\b11\b|turn\w* (?:back|round|around)|forty metres/i,
      never: /\b(?:ten|twelve|twenty|three|five|a hundred) times\b/i,
    },
    spoons: { says: /spoon/i, never: /\bI (?:never|do not|don't) carve\b/i },
    instrument: { says: /accordion/i, never: /\bI play (?:the )?(?:guitar|piano|violin|flute)\b/i },
  },
  allowed:
    /joaquín|fermín|fermin|toledo|64|bank|manager|retired|heart|attack|august|stent|two|2|walk|hill|minutes|steps|20|25|30|forty|cardiolog|dr|vidal|tuesday|monday|thursday|wife|pilar|salt|ham|jamón|jamon|son|gonzalo|valencia|architect|not speak|daughter|marta|baby|granddaughter|lola|june|week|stairs|pills?|aspirin|night|afraid|sleep|alone|dog|canela|podenco|bridge|san martín|castle|goal|camino|santiago|spring|may|sarria|100|km|kilomet|stick|grandfather|chestnut|swim|smok|quit|cigar|31|years|chess|neighbour|anselmo/i,
  turns: [
    {
      says: 'At the moment, a hill behind my house. It is not a mountain, but since August it is one for me.',
      act: 'statement',
      learns: { hill: /hill/i },
      sensible: about('hill|august|mountain|step|since|house|climb|what|walk'),
    },
    {
      says: 'I suffered a heart attack, with two stents as a result. I was at my desk, one week before retirement.',
      act: 'bad-news',
      learns: { heart: /heart/i, stents: /stent/i, when: /desk|retire|august/i },
    },
    {
      says: 'Allow me to introduce myself: Fermín, formerly manager of a bank in Toledo.',
      act: 'statement',
      learns: { name: /ferm[ií]n/i, job: /bank/i, home: /toledo/i },
    },
    {
      says: 'Have you ever had to give up before the top?',
      act: 'question-about-angel',
      consistent: 'turned',
    },
    {
      says: 'Yesterday I managed twenty-two minutes without stopping. Dr. Vidal wishes thirty by Christmas.',
      act: 'good-mood',
      learns: { record: /22|twenty.?two/i, target: /30|thirty/i, doctor: /vidal/i },
    },
    {
      says: 'My wife Pilar walks behind me and pretends to look at birds.',
      act: 'joke',
      learns: { wife: /pilar/i },
      sensible: about('pilar|bird|wife|behind|watch|love|walk|pretend'),
    },
    {
      says: 'How many minutes did I achieve yesterday?',
      act: 'question-recall',
      recalls: { record: /22|twenty.?two/i },
      forbids: [still('30|thirty', '22|twenty.?two')],
    },
    {
      says: 'I gave up smoking on the same day, after forty-one years. That was easy. The ham is what I miss.',
      act: 'statement',
      learns: { smokeYears: /41|forty.?one/i, ham: /ham/i },
    },
    {
      says: 'My son Gonzalo and I do not speak. I told him, long ago, that architecture was no profession, and he believed me and left.',
      act: 'low-mood',
      learns: { son: /gonzalo/i, sonJob: /architect/i, estranged: /not speak|architect/i },
    },
    {
      says: 'My daughter Marta, on the other hand, telephones too much. She expects a child in June.',
      act: 'statement',
      learns: { daughter: /marta/i, due: /june/i },
    },
    {
      says: 'Is it true that you make something for those who carry a burden?',
      act: 'question-about-angel',
      consistent: 'spoons',
    },
    {
      says: 'In May I would like to walk the last hundred kilometres to Santiago, from Sarria. It is perhaps foolish.',
      act: 'statement',
      learns: { camino: /santiago|camino/i, start: /sarria/i, month: /may\b/i },
    },
    {
      says: 'What was it that I said to my son? I would like to know how it sounds when another says it.',
      act: 'question-recall',
      recalls: { estranged: /architect|no profession|not a profession/i },
    },
    {
      says: 'The next check-up is on Tuesday. I sleep badly before them.',
      act: 'worry',
      learns: { checkup: /tuesday/i },
    },
    {
      says: 'I beg your pardon, Tuesday is the dentist. Dr. Vidal sees me on Thursday.',
      act: 'correction',
      learns: { checkup: /thursday/i, dentist: /tuesday/i },
      keepsNot: /^(?!.*(?:thursday|dentist)).*(?:check-?up|vidal|cardiolog).*tuesday/i,
    },
    {
      says: 'What do I miss more, cigarettes or something else?',
      act: 'question-recall',
      recalls: { ham: /ham|jam[oó]n/i },
      forbids: [still('cigarettes', 'ham|jam[oó]n')],
    },
    {
      says: 'On which day do I see the cardiologist, and which day is for the teeth?',
      act: 'question-recall',
      recalls: { checkup: /thursday/i, dentist: /tuesday/i },
    },
    {
      says: 'And what does he expect of me by Christmas?',
      act: 'question-recall',
      recalls: { target: /30|thirty/i },
    },
    {
      says: 'Do you play something in the evenings up there?',
      act: 'question-about-angel',
      consistent: 'instrument',
    },
    {
      says: 'From which town would I begin the pilgrimage?',
      act: 'question-recall',
      recalls: { start: /sarria/i },
    },
    {
      says: 'Is it before or after the birth of the grandchild?',
      act: 'question-recall',
      recalls: { month: /before|\bin May\b/i },
      forbids: [/\bafter (?:the |her |his |your )?(?:birth|grandchild|child|baby)\b/i],
    },
    { says: 'What did Gonzalo answer to my letter of last week?', act: 'question-recall', sensible: admits },
    {
      says: 'For how many years was I a smoker?',
      act: 'question-recall',
      recalls: { smokeYears: /41|forty.?one/i },
    },
    {
      says: 'You have not told me where I shall rest, Elias, but I know it now. Good night.',
      act: 'farewell',
    },
  ],
}
