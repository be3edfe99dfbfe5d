import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const fiveThirtyEveryDay: Conversation = {
  name: 'five-thirty-every-day',
  split: 'fifth',
  part: 'b',
  about:
    'An accounts assistant of 29 in Nairobi who wants a routine for her last exam. Plain, quick English.',
  angels: ['bastian'],
  truths: {
    before: {
      says: /hamburg|noisy|noise/i,
      never:
        /\bI (?:used to (?:live|work)|worked|came|lived) (?:in|from) (?:berlin|munich|bremen|london|kiel)\b/i,
    },
    years: {
      says: /\bsix\b|\b6\b|one winter/i,
      never: /\b(?:two|three|four|five|seven|eight|nine|ten|twenty) (?:winters|years)\b/i,
    },
  },
  allowed:
    /wanjiru|ciru|nairobi|kasarani|thika road|account|assistant|cpa|exam|paper|april|27|28|audit|tax|study|5:?30|half past five|5:?00|five|morning|matatu|bus|traffic|flower|roses|export|company|sister|njeri|baby|boy|twins|nakuru|boyfriend|kevin|brian|engineer|mombasa|phone|tiktok|landlord|water|tank|tuesday|wednesday|run|jog|arboretum|karura|asthma|inhaler|tea|chai|ginger|mandazi|library|failed|november|twice|boss|mr|kamau|raise|church|choir|29|twenty|cucu|grandmother|headphones|noise|neighbour|gospel|power|blackout/i,
  turns: [
    {
      says: 'Hi Bastian. Visibility is poor, I have been staring at the same page for two hours.',
      act: 'greeting',
    },
    {
      says: "I'm Wanjiru, from Nairobi. I'm in accounts at a company that exports roses.",
      act: 'statement',
      learns: { name: /wanjiru/i, home: /nairobi/i, job: /account|rose/i },
    },
    {
      says: 'I have one CPA paper left, auditing. It is on 27 April and I already failed it once.',
      act: 'worry',
      learns: { exam: /27|april/i, subject: /audit/i, failed: /failed|once/i },
    },
    {
      says: 'Were you always at the lighthouse? What did you do before?',
      act: 'question-about-angel',
      consistent: 'before',
    },
    { says: 'I would love some of that silence.', act: 'small-talk' },
    {
      says: 'The neighbour upstairs plays gospel from 6 in the evening until 10, so I cannot read at home after work.',
      act: 'statement',
      learns: { noise: /gospel|neighbour/i },
    },
    {
      says: 'So the plan is to get up at 5 every morning and do one hour before the matatu. Help me keep it.',
      act: 'asks-advice',
      learns: { wake: /\b5\b|five/i, commute: /matatu/i },
    },
    {
      says: 'Also I should stop scrolling in bed. I gave my phone to a drawer yesterday and I took it out again after nine minutes haha',
      act: 'joke',
    },
    {
      says: 'My sister Njeri just had a baby boy in Nakuru! 3.4 kilos. I am an auntie now!',
      act: 'good-news',
      learns: { sister: /njeri/i, baby: /baby|boy/i, sisterPlace: /nakuru/i },
    },
    { says: 'How long have you been up there now?', act: 'question-about-angel', consistent: 'years' },
    {
      says: 'Let me see if you write things in that log of yours. Which paper do I still have to pass?',
      act: 'question-recall',
      recalls: { subject: /audit/i },
    },
    {
      says: 'I have asthma, so on cold mornings I have to take the inhaler before I do anything.',
      act: 'statement',
      learns: { asthma: /asthma|inhaler/i },
    },
    {
      says: 'Then ginger tea, always. Without ginger tea I am not a human being.',
      act: 'statement',
      learns: { tea: /ginger/i },
    },
    { says: 'ok let me try to sleep. 5 it is', act: 'farewell' },
    { says: 'Good evening. Report from Nairobi!', act: 'coming-back', after: { hours: 42 } },
    {
      says: '5 was too cruel. I have moved it to 5:30, and I have managed two days out of two.',
      act: 'correction',
      learns: { wake: /5[:.]30|half past five|five.thirty/i },
      keepsNot: /^(?!.*(?:5[:.]30|half past five|five.thirty)).*\b(?:at 5|at five|5 (?:every|a\.?m))\b/i,
    },
    { says: 'I feel like a soldier. A sleepy one.', act: 'good-mood' },
    {
      says: 'My boss Mr. Kamau says if I pass they will make me senior. That is 18,000 shillings more a month.',
      act: 'good-news',
      learns: { boss: /kamau/i, raise: /18[,.]?000|senior/i },
    },
    {
      says: 'What time am I getting up these days? I want to hear somebody else say it.',
      act: 'question-recall',
      recalls: { wake: /5[:.]30|half past five|five.thirty/i },
      forbids: [still('\\b(?:5|five)\\b', '5[:.]30|half past five|five.thirty')],
    },
    {
      says: 'And when is the paper?',
      act: 'question-recall',
      recalls: { exam: /\b27|twenty.?seventh/i },
    },
    {
      says: 'Which drink do I have first thing, did you note that also?',
      act: 'question-recall',
      recalls: { tea: /ginger|\btea\b/i },
    },
    { says: 'Did I tell you the name of the baby?', act: 'question-recall', sensible: admits },
    {
      says: 'Where did I say my sister lives? I am thinking of going after the exam.',
      act: 'question-recall',
      recalls: { sisterPlace: /nakuru/i },
    },
    {
      says: 'And why can I not just read in the evening like normal people?',
      act: 'question-recall',
      recalls: { noise: /gospel|neighbou?r|music|upstairs/i },
    },
    {
      says: 'What do I get if I pass? Say it slowly.',
      act: 'question-recall',
      recalls: { raise: /18[,.]?000|eighteen thousand|senior|shilling/i },
    },
    { says: 'Thank you, Bastian. The drawer has my phone in ten minutes, so goodnight.', act: 'farewell' },
  ],
}
