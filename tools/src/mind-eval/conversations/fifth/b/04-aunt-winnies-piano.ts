import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const auntWinniesPiano: Conversation = {
  name: 'aunt-winnies-piano',
  split: 'fifth',
  part: 'b',
  about:
    'A woman of 47 in Halifax, Nova Scotia, who empties her late father’s house over ten days. The long one.',
  angels: ['kofi'],
  truths: {
    origin: {
      says: /kumasi|ghana|leeds|nineteen|19/i,
      never:
        /\bI(?:'m| am| came| come) from (?!kumasi|ghana|there|a\b|the\b)(?:lagos|accra|nairobi|london|jamaica)\b/i,
    },
    sounds: {
      says: /rotary|telephone|tram|list|goodbye|disappear/i,
      never: /\bI (?:don't|do not|never) (?:keep|have) (?:a|any) list\b/i,
    },
    coat: { says: /coat/i, never: /\bI (?:still )?(?:don't|do not) (?:own|have) a coat\b/i },
    beans: {
      says: /bean|allotment|highlife|record|walk/i,
      never: /\bI (?:play golf|collect stamps|have no hobbies)\b/i,
    },
  },
  allowed:
    /roz|halifax|dartmouth|vet|clinic|reception|front desk|dad|father|august|lunenburg|house|piano|heintzman|upright|1912|winnie|aunt|great|screen door|slam|door|dwight|brother|vancouver|sell|tess|daughter|15|fifteen|drum|middle c|\bf\b|stick|key|boudreau|realtor|tuesday|thursday|ten|10|letters|biscuit tin|tin|attic|neil|husband|back|disc|lift|movers?|650|480|six hundred|four hundred|murphy|dog|lab|13|thirteen|tooth|teeth|fisheries|fishery|officer|diar|rhubarb|pie|420|house price|22|flight|concert|sixth|6th|december|snare|jingle|ferry|candle|quilt|shovel|raccoon|gout|hip|chowder|mug|anchor|47|forty|wake|marjorie|neighbou?r|casserole|dining room|wall|stairs|clock|snow|tire|paint/i,
  turns: [
    {
      says: "Hi Kofi. Funny you should ask about sounds, I've been sitting in a very quiet house all day.",
      act: 'greeting',
    },
    {
      says: "I'm Roz. I live in Halifax, the Nova Scotia one.",
      act: 'statement',
      learns: { name: /\broz\b/i, home: /halifax/i },
    },
    {
      says: 'I work the front desk at a vet clinic, so normally it is all barking and phones.',
      act: 'statement',
      learns: { job: /vet\b|front desk|clinic/i },
    },
    {
      says: "My dad died in August and we're clearing out his place in Lunenburg. Well, I am.",
      act: 'low-mood',
      learns: { dad: /august|died|dad/i, dadPlace: /lunenburg/i },
    },
    {
      says: "There's a piano. A Heintzman upright from 1912, it came down from his aunt Winnie.",
      act: 'statement',
      learns: { piano: /heintzman/i, pianoYear: /1912/, aunt: /winnie/i },
    },
    {
      says: 'Where are you from originally? I have a feeling Leeds is not the start of it.',
      act: 'question-about-angel',
      consistent: 'origin',
    },
    {
      says: 'The sound I miss is the screen door. He never once closed it, he let it slam, and I yelled at him for thirty years.',
      act: 'story',
      learns: { missedSound: /screen door|slam/i },
    },
    {
      says: 'My brother Dwight lives out in Vancouver and his whole plan is sell everything, split it, done.',
      act: 'angry',
      learns: { brother: /dwight/i, brotherPlace: /vancouver/i, brotherPlan: /sell/i },
    },
    {
      says: 'But my daughter Tess wants the piano. She is 15 and wants nothing, ever, so that is something.',
      act: 'statement',
      learns: { daughter: /tess/i, daughterAge: /15|fifteen/i },
    },
    {
      says: 'One key sticks, the F above middle C. It goes down and just stays there like it has given up.',
      act: 'statement',
      learns: { key: /\bF\b|middle c/i },
    },
    { says: 'Is that a big repair, would you think?', act: 'asks-advice' },
    {
      says: 'What did I say the maker was? I want to look up the serial number and I left my notes in the car.',
      act: 'question-recall',
      recalls: { piano: /heintzman/i },
    },
    { says: 'OK. I have to drive home before the fog. Thanks for listening.', act: 'farewell' },
    { says: 'Evening, Kofi. Day two of the big sort.', act: 'coming-back', after: { hours: 21 } },
    {
      says: 'The realtor is a Mrs. Boudreau and she is coming to look at the place on Tuesday at ten.',
      act: 'statement',
      learns: { realtor: /boudreau/i, visit: /tuesday/i },
    },
    {
      says: 'I found a biscuit tin full of letters in the attic. From my mother, before they were married. I read one and shut the lid.',
      act: 'story',
      learns: { letters: /letters|biscuit tin|attic/i },
    },
    { says: 'It was a bit racy, to be honest. My MOTHER.', act: 'joke' },
    {
      says: "My husband Neil can't help with the lifting, he slipped a disc in the spring shovelling gravel.",
      act: 'statement',
      learns: { husband: /neil/i, back: /disc|back/i },
    },
    {
      says: 'So I got a quote for moving the piano to our house. 650 dollars! For an hour and a half of driving.',
      act: 'statement',
      learns: { movers: /650|six hundred/i },
    },
    {
      says: 'Tell me about that list you keep. The one with the sounds.',
      act: 'question-about-angel',
      consistent: 'sounds',
    },
    {
      says: 'I like that. Our old dog Murphy has a sound for your list, he sighs like a bus. He is a Lab and he is 13.',
      act: 'small-talk',
      learns: { dog: /murphy/i, dogAge: /13|thirteen/i },
    },
    {
      says: "He's got to have two teeth out next week. At least I know the receptionist.",
      act: 'worry',
      learns: { teeth: /teeth|tooth/i },
    },
    {
      says: 'Who was it the piano came from again? I said it yesterday and Neil swears it was a Winifred on the other side of the family.',
      act: 'question-recall',
      recalls: { aunt: /winnie|winifred/i },
    },
    { says: 'Ha. I knew it. He owes me a coffee.', act: 'good-mood' },
    { says: 'Night, Kofi.', act: 'farewell' },
    { says: 'Back again. I smell of attic.', act: 'coming-back', after: { hours: 25 } },
    {
      says: 'Mrs. Boudreau called, she cannot do Tuesday after all. She will come on Thursday, same time.',
      act: 'correction',
      learns: { visit: /thursday/i },
      keepsNot: still('tuesday', 'thursday'),
    },
    {
      says: 'Tess has her school concert on the sixth of December. She plays drums, did I say? The whole street knows she plays drums.',
      act: 'statement',
      learns: { concert: /sixth|6th|december/i, drums: /drum/i },
    },
    {
      says: 'Dad was a fisheries officer, all his life. I found his notebooks today, forty years of who had how many lobsters.',
      act: 'story',
      learns: { dadJob: /fisher/i, notebooks: /notebook|lobster/i },
    },
    { says: 'Every single page is signed. As though anyone would forge that.', act: 'small-talk' },
    { says: 'Have I told you which school Tess goes to?', act: 'question-recall', sensible: admits },
    {
      says: 'And when is the realtor coming now, have you got that straight? Because I barely do.',
      act: 'question-recall',
      recalls: { visit: /thursday/i },
      forbids: [still('tuesday', 'thursday')],
    },
    {
      says: 'The neighbour, Marjorie, brought a tuna casserole. Third one. She means well.',
      act: 'story',
      learns: { neighbour: /marjorie/i, casserole: /casserole/i },
    },
    {
      says: "What I'd really like is his rhubarb pie. He only made the one thing and he made it in a frying pan.",
      act: 'statement',
      learns: { pie: /rhubarb|pie/i },
    },
    {
      says: 'It is freezing in here with the heat off. Are you dressed for this sort of work, have you got a decent coat?',
      act: 'question-about-angel',
      consistent: 'coat',
    },
    { says: 'You need one. Empty houses are colder than outdoors, I swear.', act: 'small-talk' },
    { says: "Okay, I'm done in. Talk soon.", act: 'farewell' },
    { says: 'Hi. Not a good day.', act: 'coming-back', after: { hours: 70 } },
    {
      says: 'Dwight rang and we had it out. He called me sentimental, like it was a disease.',
      act: 'bad-news',
      learns: { quarrel: /sentimental|dwight/i },
    },
    {
      says: 'Mrs. Boudreau was here this morning and thinks the house will go for 420 thousand.',
      act: 'statement',
      learns: { housePrice: /420/ },
    },
    {
      says: 'So of course now he is flying in. He lands on the 22nd.',
      act: 'statement',
      learns: { landing: /22/ },
    },
    { says: 'Am I being unreasonable about a piano nobody can play?', act: 'asks-opinion' },
    {
      says: 'What was that quote from the movers? I want to say it to him calmly and with a number.',
      act: 'question-recall',
      recalls: { movers: /650|six hundred (?:and )?fifty/i },
    },
    {
      says: 'Well, never mind that number. I phoned two fellows in Bridgewater and they will do it for 480.',
      act: 'correction',
      learns: { movers: /480|four hundred/i },
      keepsNot: still('650', '480'),
    },
    {
      says: 'Do you remember what is wrong with Neil, why he is no use to me? I want to be fair to the man.',
      act: 'question-recall',
      recalls: { back: /disc|\bback\b/i },
    },
    { says: 'Right. So he is excused. Goodnight.', act: 'farewell' },
    { says: 'Good morning for once! I have a coffee and an hour.', act: 'coming-back', after: { hours: 34 } },
    {
      says: 'Murphy had his teeth out and he is fine, just drooling and very sorry for himself.',
      act: 'good-news',
    },
    {
      says: 'When you are not tuning, what do you do with yourself?',
      act: 'question-about-angel',
      consistent: 'beans',
    },
    {
      says: 'I was telling Tess about you. She asked if you even know what town her grandad lived in. Do you?',
      act: 'question-recall',
      recalls: { dadPlace: /lunenburg/i },
    },
    {
      says: 'And which key is it that sticks? The Bridgewater boys know a man who repairs them.',
      act: 'question-recall',
      recalls: { key: /\bf\b|above middle c/i },
    },
    {
      says: 'What year is the old thing? He wants that too.',
      act: 'question-recall',
      recalls: { pianoYear: /1912|nineteen.twelve/i },
    },
    { says: 'Snow is forecast, naturally, the day they can do it.', act: 'small-talk' },
    { says: 'Okay, work. Forty cats a day and one of them is always under the desk.', act: 'farewell' },
    { says: 'Kofi, are you there? I have news.', act: 'coming-back', after: { hours: 50 } },
    {
      says: 'Dwight sat down at the piano, played the one hymn he knows, and said Tess should have it.',
      act: 'good-news',
      learns: { outcome: /tess|hymn|dwight/i },
    },
    { says: 'I went out on the step and bawled. Good bawling, though.', act: 'good-mood' },
    {
      says: 'He asked who I had been talking to all week. Could you tell him what I do for work, so he believes me?',
      act: 'question-recall',
      recalls: { job: /\bvet|front desk|clinic|reception/i },
    },
    {
      says: 'And where did I say he lives? He is reading over my shoulder.',
      act: 'question-recall',
      recalls: { brotherPlace: /vancouver/i },
    },
    {
      says: 'He wants to know what sound I told you I miss. I never told him that one.',
      act: 'question-recall',
      recalls: { missedSound: /screen door|slam/i },
    },
    { says: 'Now he has gone quiet. He says he misses that too.', act: 'statement' },
    {
      says: 'How old did I say my girl is? He had her down as twelve.',
      act: 'question-recall',
      recalls: { daughterAge: /15|fifteen/i },
    },
    {
      says: 'What did I find in the attic, at the start? I ought to show him before he flies home.',
      act: 'question-recall',
      recalls: { letters: /letter|biscuit tin/i },
    },
    {
      says: 'And what are we paying for the move, in the end?',
      act: 'question-recall',
      recalls: { movers: /480|four hundred (?:and )?eighty/i },
      forbids: [still('650', '480')],
    },
    { says: 'Did I mention what hymn it was that he played?', act: 'question-recall', sensible: admits },
    {
      says: 'Dwight is having a go at a pie. Which one was it that Dad made?',
      act: 'question-recall',
      recalls: { pie: /rhubarb/i },
    },
    {
      says: 'When does Tess have her concert? He may stay on for it.',
      act: 'question-recall',
      recalls: { concert: /sixth|\b6(?:th)?\b/i },
    },
    {
      says: 'And how old is poor Murphy now? Dwight says he looks a hundred.',
      act: 'question-recall',
      recalls: { dogAge: /13|thirteen/i },
    },
    {
      says: 'Last one. Whose piano was it, before Dad had it? He says he never knew.',
      act: 'question-recall',
      recalls: { aunt: /winnie|\baunt/i },
    },
    { says: 'You have been good company in that house. Thank you, truly.', act: 'thanks' },
    { says: 'Somebody just let the screen door go. Goodnight, Kofi.', act: 'farewell' },
  ],
}
