import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const dictatedInDearborn: Conversation = {
  name: 'dictated-in-dearborn',
  split: 'fourth',
  part: 'a',
  about:
    'A Lebanese grandmother of 66 in Michigan who dictates to her phone: no commas, no full stops, everything in one breath.',
  angels: ['samir'],
  truths: {
    home: livesIn('Marseille'),
    grewUp: { says: /aleppo/i, never: /\bgrew up in (?!Aleppo)[A-Z]\w+/ },
    time: {
      says: /four months|4 months/i,
      never: /\b(?:two|six|three|eight|ten|twelve) (?:months|weeks)\b/i,
    },
  },
  allowed:
    /salma|dearborn|michigan|lebanon|tripoli|66|husband|nabil|gas station|cataract|eye|left|right|surgery|grandson|omar|engineering|ann arbor|prom|girl|wedding|rima|daughter|divorce|lawyer|chicago|blood pressure|pills?|sugar|salt|fairuz|song|hum|cassette|brother|fadi|1978|1984|beirut|killed|lost|kibbeh|mint|tree|fig|neighbor|carol|casserole|oud|father|played|sell|sold|november|thursday|wednesday|27|turkey|turkeys?|thanksgiving|fifteen|15|people|cane|tv/i,
  turns: [
    {
      says: 'habibi what I have been humming is Fairuz always Fairuz since I was a girl in Tripoli the one in Lebanon not the other one',
      act: 'story',
      learns: { singer: /fairuz/i, from: /tripoli|lebanon/i },
      sensible: about('fairuz|tripoli|lebanon|girl|song|hum|voice|sing|sea|which'),
    },
    {
      says: 'I am Salma I live in Dearborn Michigan since 1984 with my husband Nabil who had the gas station and now he has the television',
      act: 'joke',
      learns: { name: /salma/i, home: /dearborn|michigan/i, husband: /nabil/i, since: /1984/ },
    },
    {
      says: 'my daughter Rima is a lawyer in Chicago she is getting divorce and she does not want me to tell anybody so I am telling you',
      act: 'statement',
      learns: { daughter: /rima/i, daughterJob: /lawyer/i, divorce: /divorc/i, daughterPlace: /chicago/i },
    },
    {
      says: 'where did you learn it the wood and the strings in what city',
      act: 'question-about-angel',
      consistent: 'grewUp',
    },
    {
      says: 'since when am I in this country tell me so I feel old',
      act: 'question-recall',
      recalls: { since: /1984|eighty.?four/i },
    },
    {
      says: 'yes and they will do my eye the cataract the left one on Wednesday and I am not afraid only of the drops',
      act: 'worry',
      learns: { eye: /left/i, surgery: /wednesday/i, what: /cataract/i },
    },
    {
      says: 'my father played the oud you know we had to sell it in 1978 for the bus tickets to the mountains',
      act: 'story',
      learns: { fatherPlayed: /oud/i, soldFor: /bus|ticket/i },
      sensible: about('oud|father|sell|sold|bus|ticket|mountain|play|wood|sorry|lost'),
    },
    {
      says: 'Thanksgiving we will be fifteen people I make the turkey but also kibbeh because turkey is only a big dry chicken',
      act: 'joke',
      learns: { thanksgiving: /15|fifteen/i, dishes: /kibbeh/i },
    },
    {
      says: 'my grandson Omar brings a girl her name is Megan she does not eat meat what will I do with her',
      act: 'worry',
      learns: { grandson: /omar/i, girl: /megan/i, girlDiet: /meat|vegetarian/i },
    },
    { says: 'and how long you need for one instrument', act: 'question-about-angel', consistent: 'time' },
    {
      says: 'the doctor forbids me salt not sugar everybody thinks sugar but it is salt for the pressure',
      act: 'statement',
      learns: { salt: /salt/i },
    },
    {
      says: 'why did we sell the oud of my father do you remember habibi',
      act: 'question-recall',
      recalls: { soldFor: /bus|ticket|mountain/i },
    },
    {
      says: 'the hospital called it is Monday now the eye not Wednesday Monday at seven in the morning who is awake at seven',
      act: 'correction',
      learns: { surgery: /monday/i },
      keepsNot: still('wednesday', 'monday'),
    },
    {
      says: 'the girl that Omar brings what is her name and what is it she does not eat I want to say it nicely',
      act: 'question-recall',
      recalls: { girl: /megan/i, girlDiet: /meat/i },
    },
    {
      says: 'did the doctor say no sugar',
      act: 'question-recall',
      recalls: { salt: /salt/i },
      forbids: [/^yes\b(?!.*salt)/i],
    },
    {
      says: 'I must tell the neighbor who drives me which day and which eye say it for me',
      act: 'question-recall',
      recalls: { surgery: /monday/i, eye: /left/i },
      forbids: [still('wednesday', 'monday'), /right eye/i],
    },
    { says: 'and what is the name of this neighbor', act: 'question-recall', sensible: admits },
    {
      says: 'what is my Rima going through that I am not supposed to tell',
      act: 'question-recall',
      recalls: { divorce: /divorc/i },
    },
    { says: 'you are in Paris no', act: 'contradiction', consistent: 'home' },
    {
      says: 'how many plates do I put on the table for Thanksgiving',
      act: 'question-recall',
      recalls: { thanksgiving: /15|fifteen/i },
    },
    {
      says: 'and beside the dry chicken what do I make',
      act: 'question-recall',
      recalls: { dishes: /kibb/i },
    },
    {
      says: 'what was the name of my husbands gas station did I say it',
      act: 'question-recall',
      sensible: admits,
    },
    { says: 'God keep you habibi I go to put the drops', act: 'farewell' },
  ],
}
