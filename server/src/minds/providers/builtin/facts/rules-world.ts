import { asTheirs } from '../grammar/persons.ts'
import { ofSomebody } from '../grammar/verbs.ts'
import { firstNames } from './first-names.ts'
import { canonical, events, family, pets, relations, singular } from './nouns.ts'
import type { Rule } from './rules-self.ts'
import { asName, keyOf, named, thing, withArticle } from './values.ts'
import { whenAsWritten, whenIn, whenSource } from './when.ts'
import { eventFact, eventNoun, kindOf, nameFact, plural, tasteFact } from './world-facts.ts'

const someone = `${family}|${pets}|${relations}`
const number = '(?:a|an|one|two|three|four|five|six|\\d{1,2}|some|another|no|an? [a-z]+|twin)'

/** What people tell about others, about things, and about what comes. */
export const worldRules: readonly Rule[] = [
  {
    pattern:
      /\b(?:my|our) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+?)(?:'s| is| was| are|'re)? (?:just |actually |always )?(?:called|named) (.+)/iu,
    fact: ([, noun = '', raw = '']) => nameFact(noun, raw),
  },
  {
    pattern:
      /^(?:and |so )?the ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?:'s| is| was) (?:a (?:guy|man|woman|girl|lady|bloke|chap) )?(?:called|named) (.+)/iu,
    fact: ([, noun = '', raw = '']) => {
      const value = asName(named(raw, 4))
      return value === ''
        ? undefined
        : {
            kind: 'belonging',
            key: `${keyOf(canonical(noun))}.name`,
            text: `The ${noun.toLowerCase()} is called ${value}`,
            value,
            about: noun.toLowerCase(),
          }
    },
  },
  {
    pattern: /\b(?:my|our) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?:'s|s'|s)? names? (?:is|was|are|'s) (.+)/iu,
    fact: ([, noun = '', raw = '']) => nameFact(noun, raw),
  },
  {
    pattern: new RegExp(
      `\\bI\\b(?:'ve| have)? ?(?:got|have|own|adopted|bought|just got|just adopted|got myself|also have|rescued)? ?(?:just )?(?:a|an|another|one|two|three|this|my)? ?((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+),? (?:called|named) (.+)`,
      'iu',
    ),
    fact: ([, noun = '', raw = '']) =>
      /^(?:him|her|it|them|he|she|was|am|got|is)$/i.test(noun)
        ? undefined
        : nameFact(noun.replace(/^(?:have|got|a|an|the|this|two|own|adopted) /i, ''), raw),
  },
  {
    pattern: new RegExp(`\\b(?:my|our) (${someone}),? ((?!I\\b)\\p{Lu}[\\p{L}'-]+)\\b`, 'u'),
    fact: ([, noun = '', raw = '']) => (whenIn(raw) === undefined ? nameFact(noun, raw) : undefined),
  },
  {
    pattern: new RegExp(
      `\\b(?:a|an|old|new) (${someone})(?: once| too| now| again| then)?, ((?!I\\b)\\p{Lu}[\\p{L}'-]+)(?:,|$)`,
      'u',
    ),
    fact: ([, noun = '', raw = '']) => (whenIn(raw) === undefined ? nameFact(noun, raw) : undefined),
  },
  {
    pattern: new RegExp(`\\b(?:my|our) (${someone}),? ([a-z]{3,})\\b`, 'u'),
    fact: ([, noun = '', raw = '']) => (firstNames.has(raw) ? nameFact(noun, raw) : undefined),
  },
  {
    pattern:
      /\b(?:me and|with|and) (\p{Lu}?[\p{L}]{2,}) (?:and I )?(?:split up|broke up|are (?:getting )?(?:married|divorced|engaged|together)|have been together)\b/u,
    fact: ([whole = '', raw = '']) =>
      firstNames.has(raw.toLowerCase()) || /^\p{Lu}\p{Ll}/u.test(raw)
        ? nameFact(/split|broke|divorced/.test(whole) ? 'ex' : 'partner', raw)
        : undefined,
  },
  {
    // “my sister anna lives”, from somebody who writes no capitals.
    pattern: new RegExp(
      `\\bmy (${someone}) (?!is |was |has |and |or |just |also |who |that |in |at |on |to |from |with |for |lives |works |never |always |really |still |got |had |would |will |can |could |did |does |says |said |told |called |named |thinks |might |used )([a-z]{3,}) (?:lives|is|works|has|was|just|got|plays|loves|hates|moved|started|turned|wants)\\b`,
      'u',
    ),
    fact: ([, noun = '', raw = '']) =>
      /(?:ly|ing|ed|s)$/.test(raw) && raw !== 'james' ? undefined : nameFact(noun, raw),
  },
  {
    pattern: new RegExp(`\\b((?!I\\b)\\p{Lu}[\\p{L}'-]+) is my (${someone})\\b`, 'u'),
    fact: ([, raw = '', noun = '']) => nameFact(noun, raw),
  },
  {
    pattern: new RegExp(
      `\\b(?:my|our) (${someone})(?:'s| has| just| recently| suddenly| sadly)* (died|passed away|was put down|is dying(?! (?:to|of|for)\\b)|is dead(?! (?:set|tired|keen|sure)))\\b`,
      'iu',
    ),
    fact: ([, noun = '', how = '']) => ({
      kind: 'loss',
      key: `${keyOf(canonical(noun))}.loss`,
      text: `Their ${noun.toLowerCase()} ${/dying|dead/.test(how) ? how.toLowerCase() : 'died'}`,
      value: noun.toLowerCase(),
      about: noun.toLowerCase(),
    }),
  },
  {
    pattern: /\bI lost my ((?:[\p{L}-]+ ?){1,2})/iu,
    fact: ([, raw = '']) => {
      const noun = named(raw, 2)
      if (new RegExp(`^(?:${someone})$`, 'i').test(noun))
        return {
          kind: 'loss',
          key: `${keyOf(canonical(noun))}.loss`,
          text: `Lost their ${noun.toLowerCase()}`,
          value: noun.toLowerCase(),
          about: noun.toLowerCase(),
        }
      return /^job/i.test(noun)
        ? { kind: 'job', key: 'job', text: 'Lost their job', value: 'job' }
        : undefined
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:I have|I've|I've got|I got|there's|there is|I'm having|we have|we've got|got) (?:a|an|my|the|another|this|that|some)? ?(?:\\w+ ){0,2}?(${events})s?\\b(.*)`,
      'iu',
    ),
    fact: ([whole = '', noun = ''], clause) => eventFact(clause, whole, noun),
  },
  {
    pattern: new RegExp(
      `\\b(?:my|the|our|this|that) ((?:[\\p{L}-]+ ){0,2}(?:${events})|[\\p{L}-]+)(?:'s| is| was| got moved| has been moved| will be| moved| starts| begins)(?: now| actually| really| already)?(?: to)? (?:on |at |only )?(?=${whenSource})`,
      'iu',
    ),
    fact: ([, noun = ''], clause) => {
      const when = whenIn(clause)
      if (when === undefined || /^(?:day|weather|week|weekend|plan|problem|thing|it)$/i.test(noun))
        return undefined
      return {
        kind: 'event',
        key: `event.${keyOf(eventNoun(noun))}`,
        text: `Has ${withArticle(noun.toLowerCase())} ${whenAsWritten(when)}`,
        value: noun.toLowerCase(),
        about: noun.toLowerCase(),
        when: whenAsWritten(when),
      }
    },
  },
  {
    pattern:
      /\b(?:I'm|I am|we're|we are|I'll be) (?:finally |also |probably )?(?:going to |off to )?(flying|going|travelling|traveling|driving|moving|visiting|seeing|meeting|starting|having|leaving|running|giving|taking|getting|hosting|playing|defending|launching|see|visit|meet|start|run|marry|move|fly|travel|give|take|host|play|get) (.+)/i,
    fact: ([, verb = '', raw = ''], clause) => {
      const when = whenIn(clause)
      if (when === undefined) return undefined
      const what = asTheirs(thing(raw.replace(new RegExp(`\\s*\\b${whenSource}.*$`, 'iu'), ''), 7))
      const said = whenAsWritten(when)
      const doing = /ing$/i.test(verb) ? `Is ${verb.toLowerCase()}` : `Is going to ${verb.toLowerCase()}`
      return {
        kind: 'event',
        key: `event.${keyOf(`${verb} ${what.split(' ').slice(0, 3).join(' ')}`)}`,
        text: `${doing} ${what} ${said}`.replace(/\s+/g, ' '),
        value: what,
        about: what.replace(/^(?:to|a|an|the) /i, ''),
        when: said,
      }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:I|we)(?:'ve got|'ve| have| got| own| keep| adopted| just got| just adopted| bought| just bought| rescued| also have| only have)(?: got)? (?:just )?(${number}) ((?:[\\p{L}-]+ ){0,2}?)(${someone}|car|bike|motorbike|boat|house|flat|garden|allotment|piano|guitar|shop|café|farm|band|podcast|blog|van|cello|violin)(e?s)?\\b(.*)`,
      'iu',
    ),
    fact: ([, count = '', adjectives = '', noun = '', plural = '', rest = '']) => {
      const what = canonical(noun)
      const names =
        /^(?:,|:| called| named) ?((?!I\b)\p{Lu}[\p{L}'-]+(?:(?:, | and |, and )\p{Lu}[\p{L}'-]+)+)/u.exec(
          rest,
        )?.[1]
      if (/^no$/i.test(count))
        return {
          kind: kindOf(what),
          key: `has.${keyOf(what)}`,
          text: `Has no ${noun.toLowerCase()}${plural}`,
          value: noun,
          about: noun,
        }
      const how = `${count} ${adjectives}${noun}${plural}`.toLowerCase().replace(/\s+/g, ' ')
      return {
        kind: kindOf(what),
        key: `has.${keyOf(what)}`,
        text: `Has ${how.replace(/^(?:one|another) (?!of)/, (w) => (w.startsWith('an') ? 'another ' : 'one '))}${names === undefined ? '' : `, ${names}`}`,
        value: how,
        about: `${noun}${plural}`.toLowerCase(),
      }
    },
  },
  {
    pattern:
      /\bmy (?:absolute |all-time |all time |current )?favourite ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:ever |of all time |to \w+ )?(?:is|was|are|has to be|would be|must be) (?:probably |definitely |still |the )?(.+)/iu,
    fact: ([, noun = '', raw = '']) => {
      const value = thing(raw, 7)
      return {
        kind: 'favourite',
        key: `favourite.${keyOf(singular(noun))}`,
        text: `Their favourite ${noun.toLowerCase()} is ${value}`,
        value,
        about: noun.toLowerCase(),
      }
    },
  },
  {
    pattern:
      /^(?!.*\b(?:would|might|could|should)\b)(.+?) (?:is|are|was) my (?:absolute |all-time )?favou?rite ?((?:[\p{L}-]+ ?){0,3})$/iu,
    fact: ([, raw = '', noun = '']) => {
      const value = thing(raw, 6)
      const what = noun.trim().toLowerCase()
      if (/^(?:it|that|this|he|she|they|which|what)$/i.test(value)) return undefined
      return {
        kind: 'favourite',
        key: `favourite.${keyOf(singular(what || value))}`,
        text: what ? `Their favourite ${what} is ${value}` : `Likes ${value} best`,
        value,
        about: what || value,
      }
    },
  },
  {
    pattern:
      /\b(?:I|we) (?:really |absolutely |just |also |actually |do |kind of |kinda |totally |so )*(don't (?:really )?like|do not like|never liked|hate|can't stand|cannot stand|detest|dislike|despise|love|like|enjoy|adore|prefer|am into|am obsessed with|am a big fan of)(?: to)? (?!to (?:know|hear|think|say)|how |it when|when |you\b|your|that\b|this\b|it\b|them\b|him\b|her\b|what |the (?:way|idea|sound|thought)|my (?:job|life)|talking to you)(.+)/i,
    fact: (match) => tasteFact(match),
  },
  {
    pattern:
      /\bI'm (?:really |so |totally |a bit |very )*(into|obsessed with|a (?:big |huge )?fan of|not a fan of|afraid of|scared of|terrified of) (?!it\b|you\b|this\b|that\b)(.+)/i,
    fact: ([whole = '', how = '', raw = '']) => {
      const what = thing(raw, 6)
      if (/afraid|scared|terrified/i.test(how))
        return {
          kind: 'dislikes',
          key: `fear.${keyOf(what)}`,
          text: `Is ${how.toLowerCase()} ${what}`,
          value: what,
        }
      const likes = !/not a fan/i.test(whole)
      return {
        kind: likes ? 'likes' : 'dislikes',
        key: `taste.${keyOf(singular(what))}`,
        text: `${likes ? 'Likes' : 'Does not like'} ${what}`,
        value: what,
      }
    },
  },
  {
    pattern:
      /\bI(?:'m| am|'ve been| have been) (?:currently |just |also |still |finally |re-?)*(reading|watching|playing|listening to|writing|building|knitting|training for|saving for|saving up for|working on|planning|rewatching|re-reading|rereading|bingeing|binging) (?!it\b|you\b|this\b|that\b|video games|games\b|with\b|to you|about)(?:a lot of |lots of |some |so much )?(.+)/i,
    fact: ([, verb = '', raw = '']) => {
      const what = thing(
        raw.replace(/\s+(?:at the moment|right now|now|lately|again|these days)\b.*$/i, ''),
        7,
      )
      return what === ''
        ? undefined
        : {
            kind: 'doing',
            key: `doing.${keyOf(verb)}`,
            text: `Is ${verb.toLowerCase()} ${asTheirs(what)}`,
            value: what.replace(/^(?:a|an|the|my) /i, ''),
            about: verb.toLowerCase(),
          }
    },
  },
  {
    pattern:
      /\bI (?:really |also |still |always |just )*(?:want|would like|'d like|'d love|would love|hope|dream|plan|am planning|am hoping|have always wanted|'ve always wanted) (?:to|of) (?!know|hear|ask|tell you|talk|say|die|kill)(.+)/i,
    fact: ([, raw = '']) => {
      const what = asTheirs(thing(raw, 8))
      if (what.split(' ').length < 2 || /\byou\b/i.test(what)) return undefined
      return {
        kind: 'wish',
        key: `wish.${keyOf(what.split(' ').slice(0, 3).join(' '))}`,
        text: `Would like to ${what.replace(/^(\w+)ing\b/, '$1')}`,
        value: what,
      }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:my|our) ((?:(?!name)[\\p{L}-]+ )?(?:${someone}|car|bike|flat|house|garden|band|team|job|company|school|village|street|book|novel|shop))(?:'s)? (is|are|was|lives?|works?|plays?|loves?|likes?|hates?|has|have|studies|study|teaches|wants?|eats?|speaks?|keeps?|turns?|comes?|owns?|runs?|just got|got|had|makes?|sleeps?|barks?|snores?|moved|broke|left|called) (.+)`,
      'iu',
    ),
    fact: ([, noun = '', verb = '', raw = ''], clause) => {
      const rest = asTheirs(thing(raw, 8))
      // What somebody does or feels just now is an episode, not a fact.
      if (
        /^(?:is|are|was)$/i.test(verb) &&
        /^(?:(?:so|just|really|still|always|not|very|also|being|a bit|too) )*(?:\w+ing|\w+ed|sick|ill|sad|angry|mad|upset|tired|late|away|here|there|back)\b/i.test(
          rest,
        )
      )
        return undefined
      if (
        /^(?:so|very|really|such|the best|great|good|fine|okay|ok|nice|annoying|lovely|driving|being|not|called|named|amazing|awesome|crazy|a|an)$/i.test(
          rest,
        )
      )
        return undefined
      const what = canonical(noun)
      const done = /^(?:is|are|was|has|have|just got|got|had|moved|broke|left|called)$/i.test(verb)
        ? verb.toLowerCase()
        : plural(noun)
          ? verb.toLowerCase()
          : ofSomebody(verb.toLowerCase().replace(/s$/, ''))
      const when = whenIn(clause)
      return {
        kind: kindOf(what),
        key: `${keyOf(what)}.${keyOf(verb)}`,
        text: `Their ${noun.toLowerCase()} ${done} ${rest}`,
        value: rest,
        about: noun.toLowerCase(),
        ...(when === undefined ? {} : { when: whenAsWritten(when) }),
      }
    },
  },
]
