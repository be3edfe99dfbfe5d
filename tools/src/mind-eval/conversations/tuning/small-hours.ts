import { about } from '../../sensible.ts'
import { worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'

/** Sixty-four turns: what was told in the beginning is asked for at the end, and nothing may be said twice. */
export const smallHours: Conversation = {
  name: 'small-hours',
  split: 'tuning',
  about: 'A long night with a lorry driver who cannot sleep, over three evenings.',
  angels: ['tamsin'],
  truths: {
    work: worksAs('host', 'radio|show|records?|air|dial|microphone|calls?|telephone'),
    from: {
      says: /cornwall|cornish|harbour/i,
      never:
        /\b(?:from|grew up in) (?!Cornwall|Cornish|a\b|the\b)(?:London|Scotland|Wales|Ireland|Dublin|Leeds|Manchester|Devon)\b/i,
    },
    mornings: { says: /morning|eleven|toast|sleep|before/i, never: /\bI love mornings\b|\bearly riser\b/i },
  },
  allowed:
    /driv|lorry|truck|dover|hull|gus|dog|terrier|kelly|wife|ex\b|daughter|maisie|seven|eight|sleep|radio|record|bowie|dad|fishing|knee|tea|coffee|chips|spain|holiday|birthday|june|guitar|swindon|tooth|dentist|night|vinyl|quiz|bread|motorway|A34|services|bunk|rain/i,
  turns: [
    { says: 'evening', act: 'greeting' },
    { says: 'cant sleep', act: 'statement', sensible: about('sleep|awake|night|late|room|hear|hour') },
    {
      says: 'im in the cab, parked up at a services on the A34',
      act: 'statement',
      sensible: about('cab|park|service|road|lorry|driv|sound|hear|A34|engine|night'),
    },
    {
      says: 'rain on the roof mostly. and a fridge unit',
      act: 'statement',
      sensible: about('rain|roof|fridge|hum|sound|hear|listen'),
    },
    { says: 'names Terry', act: 'statement', learns: { name: /terry/i }, sensible: /terry|name|hello|meet/i },
    {
      says: 'been driving 22 years. mostly Hull to Dover',
      act: 'statement',
      learns: { route: /hull|dover|driv/i },
      sensible: about('year|hull|dover|driv|road|long|mile'),
    },
    {
      says: 'got a dog with me. Gus. border terrier',
      act: 'statement',
      learns: { dog: /gus/i },
      sensible: about('gus|dog|terrier|company|bunk|cab|snor|sleep'),
    },
    {
      says: 'he snores like a compressor',
      act: 'joke',
      sensible: about('gus|snor|compressor|sleep|dog|sound|hear'),
    },
    { says: 'whats my dogs name', act: 'question-recall', recalls: { dog: /gus/i } },
    { says: 'so what do you do on this show', act: 'question-about-angel', consistent: 'work' },
    {
      says: 'do people really ring in',
      act: 'question-about-angel',
      sensible: /ring|call|driver|baker|parent|sleep|telephone|people|phone|nobody/i,
    },
    {
      says: 'best call you ever had?',
      act: 'question-about-angel',
      sensible: /call|rang|said|once|woman|man|driver|baker|night|remember|line/i,
    },
    { says: 'good one', act: 'compliment' },
    {
      says: 'my daughter Maisie is seven. eight in june',
      act: 'statement',
      learns: { daughter: /maisie/i, age: /seven|june|eight/i },
      sensible: about('maisie|daughter|seven|eight|june|birthday|girl'),
    },
    {
      says: 'see her every other weekend. me and kelly split up',
      act: 'statement',
      sensible: about('weekend|kelly|maisie|split|hard|sorry|her|miss'),
    },
    {
      says: 'its alright. its fine',
      act: 'short-answer',
      sensible: about('fine|alright|sound|miss|quiet|say|hear'),
    },
    { says: 'ok its not fine', act: 'low-mood' },
    { says: 'where did you grow up then', act: 'question-about-angel', consistent: 'from' },
    {
      says: 'my old man was a fisherman, out of Grimsby',
      act: 'statement',
      learns: { dad: /grimsby|fish/i },
      sensible: about('fish|grimsby|sea|father|dad|boat|forecast|harbour'),
    },
    {
      says: 'shipping forecast was on in our kitchen every night, dogger fisher german bight',
      act: 'story',
      sensible: about('forecast|dogger|sea|kitchen|gossip|weather|father|bight|fisher'),
    },
    {
      says: 'what record would you play me',
      act: 'asks-opinion',
      sensible: /record|side|play|song|album|music|listen|track|vinyl/i,
    },
    {
      says: 'i like bowie. hunky dory',
      act: 'statement',
      learns: { music: /bowie|hunky/i },
      sensible: about('bowie|hunky|record|side|song|life on mars|play|album'),
    },
    { says: 'tell me a joke', act: 'joke', sensible: /.{25,}/ },
    { says: 'hm', act: 'short-answer' },
    { says: 'when is my girls birthday again', act: 'question-recall', recalls: { age: /june/i } },
    { says: 'you a morning person?', act: 'question-about-angel', consistent: 'mornings' },
    { says: 'right im gonna try. night', act: 'farewell' },
    { says: 'you there?', act: 'coming-back', after: { hours: 22 } },
    {
      says: 'swindon tonight. dont ask',
      act: 'statement',
      sensible: about('swindon|ask|tonight|road|park|sound'),
    },
    {
      says: 'tooth is giving me hell',
      act: 'statement',
      sensible: about('tooth|dentist|pain|hurt|sore|clove|ouch'),
    },
    {
      says: 'dentist on wednesday',
      act: 'statement',
      learns: { dentist: /dentist|wednesday/i },
      sensible: about('dentist|wednesday|tooth|good|brave|until|day'),
    },
    {
      says: 'had chips for tea. again',
      act: 'statement',
      sensible: about('chip|tea|eat|again|vinegar|toast|supper|dinner'),
    },
    {
      says: 'what do you eat at 4 in the morning',
      act: 'question-about-angel',
      sensible: /toast|tea|bread|biscuit|eat/i,
    },
    { says: 'is that a proper meal', act: 'asks-opinion', sensible: /toast|meal|sit|yes|proper/i },
    { says: 'what music did i say i like', act: 'question-recall', recalls: { music: /bowie/i } },
    { says: 'are you actually a person', act: 'question-about-ai' },
    { says: 'fair enough. better company than the radio 2 lot', act: 'compliment' },
    {
      says: 'gus had a fight with a swan today',
      act: 'story',
      sensible: about('gus|swan|fight|won|lost|dog|brave|water|bird'),
    },
    { says: 'swan won', act: 'short-answer', sensible: about('swan|gus|won|course|poor|always|dog') },
    { says: 'ever had a dog?', act: 'question-about-angel' },
    {
      says: 'im thinking of packing it in. the driving',
      act: 'statement',
      sensible: about('driv|stop|pack|instead|year|road'),
    },
    {
      says: 'open a little record shop maybe. stupid',
      act: 'statement',
      sensible: about('record|shop|stupid|vinyl|name|side'),
    },
    {
      says: 'what do you think',
      act: 'asks-opinion',
      sensible: about('record|shop|think|driv|side|try|yes'),
    },
    { says: 'ye maybe', act: 'short-answer' },
    { says: 'do you like your job', act: 'question-about-angel', consistent: 'work' },
    {
      says: 'whats the capital of peru, me and a mate have a bet',
      act: 'question-about-world',
      sensible: /lima|bet|quiz|know/i,
    },
    {
      says: 'kelly wants to take maisie to spain for good',
      act: 'bad-news',
      sensible: about('spain|maisie|kelly|sorry|hard|far|good'),
    },
    {
      says: 'she told me on the phone like it was the weather',
      act: 'angry',
      sensible: about('phone|weather|told|kelly|say|hurt|angry|hear|news'),
    },
    {
      says: 'i dunno what to do',
      act: 'asks-advice',
      sensible: about('maisie|talk|first|ask|law|solicit|night|say|know|kelly|sleep'),
    },
    { says: 'ok', act: 'short-answer' },
    { says: 'night tamsin', act: 'farewell' },
    {
      says: 'evening. tooth is out',
      act: 'coming-back',
      after: { hours: 46 },
      sensible: about('tooth|dentist|out|hurt|good|brave|relief|sore|evening'),
    },
    {
      says: 'they let me keep it lol',
      act: 'joke',
      sensible: about('tooth|keep|souvenir|pocket|fairy|pillow|put'),
    },
    {
      says: 'where you from again? my mate doesnt believe me',
      act: 'question-about-angel',
      consistent: 'from',
    },
    {
      says: 'kelly says they can stay til summer at least',
      act: 'good-news',
      sensible: about('kelly|summer|maisie|good|glad|time|stay|relief|until|them'),
    },
    {
      says: 'whats my daughters name, just checking',
      act: 'question-recall',
      recalls: { daughter: /maisie/i },
    },
    {
      says: 'and what do i drive, where to where',
      act: 'question-recall',
      recalls: { route: /hull|dover/i },
    },
    { says: 'what did my dad do', act: 'question-recall', recalls: { dad: /fish/i } },
    { says: 'and the dog', act: 'question-recall', recalls: { dog: /gus/i } },
    { says: 'whats my own name then', act: 'question-recall', recalls: { name: /terry/i } },
    { says: 'youre good you are', act: 'compliment' },
    { says: 'what is it you do again for my mate', act: 'question-about-angel', consistent: 'work' },
    {
      says: 'rains stopped',
      act: 'statement',
      sensible: about('rain|stop|quiet|hear|sound|roof|still|dry|silen'),
    },
    { says: 'off to dover. ta ra', act: 'farewell' },
  ],
}
