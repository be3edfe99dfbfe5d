import type { Act, Sensible } from './types.ts'

const cheerful =
  /\b(congrat\w*|yay|hooray|woohoo|awesome|fantastic|wonderful|brilliant|how (lovely|nice|fun|exciting)|that's great|(great|good) news|well done|haha+|lol|excellent|delightful)\b/i

const comfort =
  /\b(sorry|hard|heavy|hurts?|miss\w*|loss|lost|here|listen\w*|difficult|rough|tough|sad\w*|awful|terrible|horrible|pain\w*|grie\w+|stay\w*|no hurry|your time|breath\w*|weight|ache\w*|cruel|unfair|lonely|alone|tired|a lot|too much|oh|carr\w+|gone|love[ds]?|gentl\w+|quiet\w*|rest|kind\w*|angry|anger|makes sense|of course|understandabl\w+|fear\w*|afraid|scar\w+|worr\w+|nerv\w+|enough)\b/i

const delight =
  /\b(glad|happy|congrat\w*|great|good|wonderful|lovely|well done|brilliant|proud|delight\w*|fantastic|marvel\w*|splendid|bravo|excellent|celebrat\w*|smil\w*|deserve\w*|hooray|cheers|beautiful|joy\w*|pleased|earned|yes|best)\b|!/i

const help =
  /\b(help\w*|line|call|someone|somebody|doctor|emergency|friend|trust|safe\w*|alone|talk\w*|number|reach|crisis|near you)\b/i

const goodbye =
  /\b(bye|goodbye|night|see you|take care|soon|tomorrow|rest|sleep|well|until|go|off you|later|dream\w*|good ?night|careful|back|next time|leave|safe|here|return|enjoy|luck)\b/i

const confession =
  /\b(A\.?I\.?|artificial|not (a )?(real|human)|program(me)?|software|machine|computer|chatbot|bot|no body|made of (words|text|code))\b/i

const refusal =
  /\b(can ?not|can't|could not|couldn't|unable|not able|no way to|do(n't| not) have|not something i|wish i could|only (words|talk|have words)|beyond me|out of (my )?reach|no (hands|eyes|phone|internet|access)|have to do that yourself|never been able|am an AI)\b/i

/** A question that takes up what was just said, rather than one that could come at any time. */
export function followsUp(reply: string): boolean {
  return /\b(what|how|why|when|who|where|which|did|do|does|is|was|were|are|will|has|have|would|and)\b[^.?!]*\b(that|it|its|they|them|she|he|him|her|his|this|those|these|then|there|happen\w*|feel\w*|felt|said|say|mean\w*|yours?|started?|next|one)\b[^.?!]*\?/i.test(
    reply,
  )
}

/** It names the subject, or asks on. Words are the beginnings of words; short ones are whole, else `he` would be in half of them. */
export function about(words: string): (reply: string) => boolean {
  const stems = words.split('|').map((word) => (word.length > 3 ? word : `${word}s?(?![\\p{L}])`))
  const subject = new RegExp(`(?<![\\p{L}])(${stems.join('|')})`, 'iu')
  return (reply) => subject.test(reply) || followsUp(reply)
}

function comforts(reply: string): boolean {
  return !cheerful.test(reply) && (comfort.test(reply) || followsUp(reply))
}

function anything(): boolean {
  return true
}

/** What would satisfy somebody who did this, where the turn itself does not say more. Generous on purpose. */
export const usual: Readonly<Record<Act, Sensible>> = {
  greeting: anything,
  'coming-back': anything,
  farewell: goodbye,
  'small-talk': anything,
  'short-answer': anything,
  statement: anything,
  story: (reply) => followsUp(reply) || comfort.test(reply) || delight.test(reply),
  ramble: (reply) => followsUp(reply) || comfort.test(reply) || delight.test(reply),
  'change-of-subject': anything,
  'question-about-angel': anything,
  'question-about-ai': confession,
  'question-recall': anything,
  'question-about-world': anything,
  'asks-opinion': anything,
  'asks-advice': /[\p{L}]{3}.*[.!?]/u,
  'asks-impossible': refusal,
  'low-mood': comforts,
  'good-mood': (reply) => delight.test(reply) || followsUp(reply),
  'bad-news': comforts,
  'good-news': (reply) =>
    (delight.test(reply) || followsUp(reply)) && !/\b(my condolences|how awful)\b/i.test(reply),
  angry: comforts,
  worry: comforts,
  boredom: anything,
  joke: anything,
  game: anything,
  correction: anything,
  contradiction: anything,
  thanks: anything,
  compliment: anything,
  flirt: anything,
  insult: (reply) => !/\b(idiot|stupid|shut up|moron|you are (boring|rude|dumb))\b/i.test(reply),
  'other-language': anything,
  nonsense: anything,
  crisis: (reply) => comforts(reply) && help.test(reply),
  'past-crisis': (reply) => !cheerful.test(reply),
}

/** Saying that it was not understood is a fair answer to these. */
export const mayFallBack: ReadonlySet<Act> = new Set(['nonsense', 'other-language'])

export function satisfies(reply: string, sensible: Sensible): boolean {
  if (typeof sensible === 'function') return sensible(reply)
  return sensible instanceof RegExp ? sensible.test(reply) : sensible.some((one) => one.test(reply))
}
