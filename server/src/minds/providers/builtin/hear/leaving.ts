import type { MoodName } from '../bank/moods.ts'
import type { State } from '../state.ts'
import type { Clause } from './clauses.ts'

/** Ways of going that name no goodbye. Most of what people say on the way out is none of these: for that there is the mood. */
const ways =
  /\b(?:bed for me|away to my bed|that's me (?:done|off|for (?:tonight|today|now|the night))|signing off|over and out|(?:i'll|i will|let me) let you (?:go|get on)|(?:i'd |i had )?better (?:get (?:on|going|back)|go|be off)|i must (?:go|run|dash|be off)|(?:back|brb) (?:in a (?:bit|while|minute|sec)|soon|later)|(?:i )?come back later|catch (?:you|ya)|speak (?:soon|later|tomorrow|next week)|breaks? (?:is )?over|break's (?:over|finished)|(?:got to|have to|gotta) clock on|off to (?:bed|work|the \p{L}+)|ta[- ]?ra|tara(?: now)?$|cheerio|toodle|so long|later[sz]?$|(?:god|take) (?:bless|keep you|care)|i go (?:to )?(?:bed|sleep|home)|(?:now|and now) i (?:sleep|go)|(?:i'm|i am) (?:going|heading|off) (?:home|out|in|back)|my (?:stop|train|bus|taxi|lift)(?: is|'s)? (?:here|coming)|till (?:tomorrow|next|then|soon|mon|tues|wednes|thurs|fri|satur|sun))\b/u
/** “Thank you. I will feed the hens now.”: thanks, and what one turns to. */
const turnsAway =
  /^(?:(?:and|so|now|ok|right|but) )*(?:i'll|i will|i'm going to|i am going to|i go|i must|i should|i have to|i'm off|now i|off to|time to|time for)\b(?! (?:never|always|not|remember|forget|think|tell|say|be (?:honest|fair|back to)))/
const thanks =
  /\b(?:thanks?|thank you|ta|cheers|asante|gracias|merci|danke|grazie|you're an? (?:\p{L}+ )?\p{L}+|that did me good|that helped?)\b/u
const asleep =
  /\b(?:bed|sleep|asleep|night|nite|nighty|dreams?|eyes open|lights out|up at (?:four|five|six|4|5|6))\b/
/** A word of going, of rest, of what waits: without one, the mood alone is too little. */
const hints =
  /\b(?:go|going|gone|goes|off|out|over|away|home|back|bed|sleep|night|nite|later|soon|till|until|shift|break|work|dinner|lunch|breakfast|supper|calls?|calling|shouting|thanks?|thank|ta|cheers|bye|safe|bless|luck|dash|run|close|closing|feed|bientôt|noches|notte|nuit|luego|demain)\b/u
/** A plan with people in it is told, not taken leave with. */
const ofOthers =
  /\b(?:my|our) (?!(?:bed|bus|stop|train|lift|tea|coffee|break|shift|lunch|dinner|supper|phone|battery|pillow|eyes|costume|medicine|drops|pills|alarm|friend)\b)\p{L}+|\b(?:day|week) off\b|\bwith (?!you\b)\p{L}+/u
/** Words that may be said on the way out of more than a chat. */
const dark =
  /\b(?:wake up|woken|end (?:it|things)|die|dying|dead|pills?|tablets|rail|bridge|knife|forever|for ever|hurt|can't sleep|cannot sleep|alone|point)\b/
const light =
  /^(?:thanks|praise|compliment|affirmation|agreement|laughter|good-news|greeting-late|proud|apology|declares)/

/** Whether somebody is going, said in whatever words. */
export function leavingIn(
  lower: string,
  clauses: readonly Clause[],
  mood: MoodName,
  act: string | null,
  state: State,
): 'good-night' | 'goodbye' | undefined {
  const isOver =
    state.turn > 1 &&
    clauses.length <= 4 &&
    lower.split(' ').length <= 18 &&
    !clauses.some(({ isQuestion }) => isQuestion) &&
    !dark.test(lower) &&
    (act === null || light.test(act))
  if (!isOver) return undefined
  const isThanked = act === 'thanks' || thanks.test(lower)
  const goes =
    ways.test(lower) ||
    (mood === 'leaving' && act !== 'compliment-to-angel' && hints.test(lower) && !ofOthers.test(lower)) ||
    (isThanked && clauses.slice(1).some(({ plain }) => turnsAway.test(plain)))
  if (!goes) return undefined
  return asleep.test(lower) && !/\bsleep on it\b/.test(lower) ? 'good-night' : 'goodbye'
}
