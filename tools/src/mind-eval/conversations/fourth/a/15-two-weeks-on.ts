import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const twoWeeksOn: Conversation = {
  name: 'two-weeks-on',
  split: 'fourth',
  part: 'a',
  about: 'A rig electrician of 41 in northern Alberta, typos, home every second fortnight.',
  angels: ['freya'],
  truths: {
    home: livesIn('Tromsø', 'a tent'),
    scarf: { says: /knit|scarf|temperature/i, never: /\bI (?:never|do not|don't) knit\b/i },
    window: { says: /open|fifteen|15/i, never: /\bwindows? (?:is |are )?(?:closed|shut)\b/i },
  },
  allowed:
    /curtis|alberta|fort mac|mcmurray|rig|electric|camp|two weeks|2 weeks|fortnight|st\.? john|newfoundland|home|wife|danielle|dani|hairdress|salon|daughter|brooke|14|fourteen|figure skat|hockey|kid|son|wyatt|7|seven|sober|drink|beer|19|months|march|april|2025|sponsor|gord|truck|f-?150|white|snow|-?31|minus|flight|nov|december|dec|20|22|xmas|christmas|gluten|celiac|tim|skidoo|banjo|learn|bunk|roommate|luc|quebec|snore|book|louis l|hatchet|boots/i,
  turns: [
    {
      says: 'coffee and spite lol. im on a rig site north of fort mcmurray, electrican, two weeks on two off',
      act: 'statement',
      learns: { job: /electri/i, site: /fort mc/i, shift: /two weeks|2 weeks|fortnight/i },
    },
    { says: 'its -31 tonite. curtis by the way', act: 'statement', learns: { cold: /31/, name: /curtis/i } },
    {
      says: 'home is st johns newfoundland so its like 3 flights. wife is dani she has a hair salon, we got brooke whos 14 and wyatt hes 7',
      act: 'statement',
      learns: {
        home: /st\.? john|newfoundland/i,
        wife: /dani/i,
        wifeJob: /hair|salon/i,
        daughter: /brooke/i,
        daughterAge: /14|fourteen/i,
        son: /wyatt/i,
      },
    },
    {
      says: 'you sleep with the window shut up there or what',
      act: 'question-about-angel',
      consistent: 'window',
    },
    {
      says: 'whos older, brooke or wyatt. bet you wernt listening',
      act: 'question-recall',
      recalls: { daughter: /brooke/i },
      forbids: [/wyatt (?:is|'s) (?:the )?old/i],
    },
    {
      says: 'ok ok. truth is im 19 months sober an camp is hard for that, everyones drinkin on days off',
      act: 'low-mood',
      learns: { sober: /sober|drink|alcohol/i, soberMonths: /19|nineteen/i },
    },
    {
      says: 'my sponsor gord says call before the first one not after',
      act: 'statement',
      learns: { sponsor: /gord/i, advice: /before/i },
      sensible: about('gord|call|before|first|after|sponsor|phone'),
    },
    {
      says: 'camp food is all bread and im celiac so its me and the potatos',
      act: 'statement',
      learns: { diet: /celiac|coeliac|gluten|bread/i },
    },
    {
      says: 'i fly home the 20th of december, in time for the kids concert',
      act: 'good-mood',
      learns: { flight: /20|twent/i },
    },
    {
      says: 'what do you do with your hands all nite up there',
      act: 'question-about-angel',
      consistent: 'scarf',
    },
    {
      says: 'im lerning banjo off youtube. luc in the next bunk hates me. hes from quebec he says its a crime',
      act: 'joke',
      learns: { hobby: /banjo/i, bunkmate: /\bluc\b/i },
    },
    {
      says: 'what was it gord says i should do',
      act: 'question-recall',
      recalls: { advice: /call|phone|ring/i },
    },
    {
      says: 'before or after?',
      act: 'question-recall',
      recalls: { advice: /before/i },
      forbids: [still('\\bafter\\b', 'before')],
    },
    {
      says: 'shit they changed the crew rotation. fly out the 22nd now not the 20th',
      act: 'correction',
      learns: { flight: /22|twenty.?second/i },
      keepsNot: still('\\b20(?:th)?\\b', '22'),
    },
    { says: 'stil in time tho. concert is the 23', act: 'statement', learns: { concert: /23/ } },
    {
      says: 'how long have i been off the drink',
      act: 'question-recall',
      recalls: { soberMonths: /19|nineteen/i },
    },
    {
      says: 'when do i get outta here',
      act: 'question-recall',
      recalls: { flight: /22|twenty.?second/i },
      forbids: [still('\\b20(?:th)?\\b|twentieth', '22|twenty-second')],
    },
    {
      says: 'do i make it for the concert or miss it',
      act: 'question-recall',
      recalls: { concert: /23|make it|in time|won't miss/i },
      forbids: [/you(?:'ll| will)? miss it\b/i],
    },
    {
      says: 'cook is askin what i cant eat. tell em',
      act: 'question-recall',
      recalls: { diet: /celiac|coeliac|gluten|bread|wheat/i },
    },
    { says: 'what instrument is brooke in for, the concert', act: 'question-recall', sensible: admits },
    { says: 'and me what am i learnin', act: 'question-recall', recalls: { hobby: /banjo/i } },
    { says: 'so its oslo for you between trips eh', act: 'contradiction', consistent: 'home' },
    { says: 'whats dani do, luc is askin', act: 'question-recall', recalls: { wifeJob: /hair|salon/i } },
    { says: 'gd nite freya. thx', act: 'farewell' },
  ],
}
