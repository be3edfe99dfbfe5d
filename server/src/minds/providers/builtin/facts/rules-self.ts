import type { Fact } from './fact.ts'
import { firstNames } from './first-names.ts'
import { asName, keyOf, named, thing, withArticle } from './values.ts'
import { whenIn } from './when.ts'

export interface Rule {
  readonly pattern: RegExp
  readonly fact: (match: RegExpExecArray, clause: string) => Fact | undefined
}

/** “But everyone says Tilly”. */
const nickname: Rule = {
  pattern:
    /\b(?:everyone|everybody|people|friends|they|my friends|most people|the kids|my family) (?:just |all |always )?(?:says?|calls? me|call me) (\p{L}+)$/iu,
  fact: ([, name = '']) => of('name', 'name.short', `Is called ${asName(name)} by most people`, asName(name)),
}

const nationality =
  /^(?:[A-Z][a-z]+(?:ese|ish|ian|ean|can)|German|French|Dutch|Welsh|Swiss|Greek|Czech|Thai|American|Iraqi|Pakistani|Israeli|Icelandic|Filipino)$/
const notJobs =
  /\b(?:bit|lot|person|people|fan|mess|wreck|idiot|fool|man|woman|girl|boy|guy|adult|morning|night|big|huge|little|good|bad|great|terrible|vegetarian|vegan|friend|member|beginner|believer|lover|twin|parent|mother|father|mum|mom|dad|widow|widower|introvert|extrovert|human|failure|genius|monster|burden|sucker|while|day|few|perfectionist|dog|cat|fraid|virgin|mystery|bookworm|foodie|nerd|geek|homebody|disaster|whole|real|total|new here|newbie|liar|student|guest|single|sister|brother|pretty|bundle|shadow|light sleeper|sleeper|creature|kid|child|tea|coffee)\b/i

/** “Studying”, “tired” and the like are not who somebody is. */
const feelings =
  /^(?:fine|good|ok|okay|great|well|tired|sad|happy|bored|sick|ill|back|here|home|sorry|sure|ready|late|done|busy|hungry|thirsty|cold|hot|lost|alone|single|married|divorced|engaged|pregnant|afraid|scared|anxious|nervous|stressed|excited|glad|proud|drunk|awake|up|off|out|in|not|so|very|really|just|still|also|too|more|going|trying|feeling|doing|having|getting|looking|working|reading|watching|playing|listening|kidding|joking|serious|curious|confused|exhausted|free|both|all|from|at|on|new|old|vegan|vegetarian|christian|catholic|muslim|jewish|bi|gay|straight|trans|[a-z]+ing|[a-z]+ed)$/i

function of(kind: Fact['kind'], key: string, text: string, value: string, more: Partial<Fact> = {}): Fact {
  return { kind, key, text, value, ...more }
}

/** What people say of themselves. */
export const selfRules: readonly Rule[] = [
  nickname,
  {
    pattern:
      /\b(?:my name is|my name's|my names|^name is|^names?(?! (?:of|is|was|are)\b)|^name's|the name is|call me|people call me|everyone calls me|i go by|i am called|i'm called|the name's) (.+)/i,
    fact: ([, raw = '']) => {
      const name = asName(named(raw, 2))
      return name === '' || /^(?:a|an|the|crazy|later|when|if|old|back|not|tomorrow|maybe)\b/i.test(name)
        ? undefined
        : of('name', 'name', `Is called ${name}`, name)
    },
  },
  {
    pattern:
      /^(?:(?:hi|hey|hello|and|well|so|oh)[, ]+)?(?:I'm|I am|it's|this is) ([\p{L}][\p{L}'-]+)(,? by the way|,? btw)?$/iu,
    fact: ([, raw = '', aside]) => {
      const isCapital = /^\p{Lu}\p{Ll}/u.test(raw)
      if (!isCapital && !firstNames.has(raw.toLowerCase()) && (aside === undefined || feelings.test(raw)))
        return undefined
      const name = isCapital ? raw : asName(raw.toLowerCase())
      if (nationality.test(name)) return of('origin', 'nationality', `Is ${name}`, name)
      return feelings.test(name) ||
        /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|OK|Christmas|I)/.test(name)
        ? undefined
        : of('name', 'name', `Is called ${name}`, name)
    },
  },
  {
    pattern:
      /\bI(?:'m| am)(?: only| already| just| nearly| almost)? (\d{2})(?: years? old| yo| now)?(?:$|[,. ](?!(?:minutes|weeks|days|hours|months|miles|km|per|percent|%|and a half|floors|kilos|kg|pages|minute)))/i,
    fact: ([, age = '']) => (Number(age) < 18 ? undefined : of('age', 'age', `Is ${age} years old`, age)),
  },
  {
    pattern: /\bI(?:'ve)? (?:just |recently |still |currently |now )?(?:turned|turn) (\d{2})\b/i,
    fact: ([, age = ''], clause) =>
      of(
        'age',
        'age',
        whenIn(clause) === undefined ? `Is ${age} years old` : `Turns ${age} ${whenIn(clause)}`,
        age,
      ),
  },
  {
    pattern:
      /\b(?:I|we) (?:just |recently |still |currently |now |actually |used to )?(live|lived|reside) (?:in|on|near|at|outside|by) (.+)/i,
    fact: ([whole = '', verb = '', raw = '']) => {
      const place = asName(thing(raw, 6))
      if (/used to|lived/i.test(whole + verb))
        return of('origin', `home.past.${keyOf(place)}`, `Used to live in ${place}`, place)
      const near = /(near|outside|by|on) /i.exec(whole)?.[1]?.toLowerCase() ?? 'in'
      return of('home', 'home', `Lives ${near} ${place}`, place)
    },
  },
  {
    pattern:
      /\b(?:I|we)(?:'ve| have)? (?:just |recently |finally )?moved (?:here )?(?:to|into) (?!a different|another|the next)(.+)/i,
    fact: ([, raw = '']) => {
      const place = asName(
        thing(
          raw.replace(
            /\b(?:last|this|two|three|a few|in) (?:week|month|year|weeks|months|years|january|february|march|april|may|june|july|august|september|october|november|december).*$/i,
            '',
          ),
          6,
        ),
      )
      return of('home', 'home', `Lives in ${place}`, place)
    },
  },
  {
    pattern:
      /\bI(?:'m| am) (?:currently |now |still |here |based |living |staying |a student |at uni |studying )*in ((?!my|bed|the|a|an|love|here|trouble|pain|charge|shock|hospital|town|class|tears|need|two|no|it|on)\p{L}[\p{L}'-]+(?: \p{Lu}\p{L}+)?)(?: (?:now|too|at the moment|these days|btw))?$/iu,
    fact: ([, place = '']) => of('home', 'home', `Lives in ${asName(place)}`, asName(place)),
  },
  {
    pattern:
      /\b(?:I'm|I am|I come|I'm originally|I am originally|originally) from (?!work|home|the (?:future|past))(.+)/i,
    fact: ([, raw = '']) => {
      const place = asName(thing(raw.replace(/\boriginally\b/i, ''), 5))
      return place === '' ? undefined : of('origin', 'origin', `Comes from ${place}`, place)
    },
  },
  {
    pattern: /\bI (?:was born|grew up) (?:in|on|near) (.+)/i,
    fact: ([whole = '', raw = '']) => {
      const place = asName(thing(raw, 6))
      const how = /born/i.test(whole) ? 'Was born' : 'Grew up'
      return of('origin', /born/i.test(whole) ? 'birthplace' : 'grew-up', `${how} in ${place}`, place)
    },
  },
  {
    pattern:
      /\bI (?:just |currently |now |still |mostly |actually |used to )?work(?:ed)? as (?:an? |the )?(.+)/i,
    fact: ([whole = '', raw = '']) => {
      const job = thing(
        raw.replace(/\s+(?:at|for|in) (?:a|an|the|my) .*$/i, (rest) => rest),
        8,
      )
      return /used to|worked/i.test(whole)
        ? of('job', 'job.past', `Used to work as ${withArticle(job)}`, job)
        : of('job', 'job', `Works as ${withArticle(job)}`, job)
    },
  },
  {
    pattern: /\b(?:I|my|I've|I'm|it's my|its my)\b.*\bas an? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu,
    fact: ([, raw = '']) =>
      looksLikeJob(raw) && !notJobs.test(raw)
        ? of('job', 'job', `Works as ${withArticle(raw)}`, raw)
        : undefined,
  },
  {
    pattern:
      /\bI (?:just |currently |now |still |mostly |only )?(?:do|work|am on|'m on) (nights|days|night shifts?|day shifts?|shifts|lates|earlies|part time|part-time|full time|freelance|weekends)\b/i,
    fact: ([, when = '']) => of('job', 'job.hours', `Works ${when.toLowerCase()}`, when.toLowerCase()),
  },
  {
    pattern:
      /\bI (?:just |currently |now |still |mostly |actually )?(work|teach|run|manage|own|volunteer) (at|for|in|with|from|nights|a|an|the|my|[a-z]+) ?(.*)/i,
    fact: ([, verb = '', link = '', raw = '']) => {
      if (
        /^(?:out|hard|too|so|on|late|a lot|all|well|better|best|every|this|that|it|like|to|and|together|away|errands|up|into|around|every\w+|tomorrow|today|tonight|long|really|never|always|much|more|nights?)$/i.test(
          link,
        )
      )
        return undefined
      const rest = thing(`${link} ${raw}`, 8)
      if (/^(?:at|in) (?:the moment|general|theory|practice|the morning|a while|peace)/i.test(rest))
        return undefined
      const third =
        {
          work: 'Works',
          teach: 'Teaches',
          run: 'Runs',
          manage: 'Manages',
          own: 'Owns',
          volunteer: 'Volunteers',
        }[verb.toLowerCase()] ?? 'Works'
      if (verb.toLowerCase() === 'run' && !/^(?:a|an|the|my) /i.test(rest)) return undefined
      return of(
        'job',
        verb.toLowerCase() === 'work' ? 'job' : `job.${verb.toLowerCase()}`,
        `${third} ${rest}`,
        rest.replace(/^(?:at|for|in|with|from|a|an|the|my) /i, ''),
      )
    },
  },
  {
    pattern:
      /\b(?:I'm|I am|I work as|I became|I've been) (?:also |now |actually |currently |just |still |only )?(?:an? )((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/iu,
    fact: ([, raw = ''], clause) => {
      const job = named(raw.replace(/\s+(?:at|in|for|from|by|with|on|of|to|about)\b.*$/i, ''), 4)
      const rest = /\b((?:at|in|for|with) (?:a |an |the |my )?.+)$/i.exec(clause)?.[1]
      if (/\bstudent\b/i.test(job))
        return of('studies', 'studies', `Is ${withArticle(job)}${rest ? ` ${thing(rest, 6)}` : ''}`, job)
      if (notJobs.test(job) || !looksLikeJob(job)) return undefined
      return of('job', 'job', `Is ${withArticle(job)}${rest ? ` ${thing(rest, 6)}` : ''}`, job)
    },
  },
  {
    pattern:
      /\bI(?:'m| am) (?:currently |still |also )?(?:studying|doing a degree in|majoring in|training (?:to be|as)|learning) (?:for (?:my|an?|the) )?(.+)/i,
    fact: ([whole = '', raw = '']) => {
      const what = thing(raw, 6)
      if (/learning/i.test(whole)) return of('skill', `learning.${keyOf(what)}`, `Is learning ${what}`, what)
      if (/studying for/i.test(whole)) return undefined
      return of(
        'studies',
        'studies',
        /training/i.test(whole)
          ? `Is training ${/to be/i.test(whole) ? 'to be' : 'as'} ${what}`
          : `Studies ${what}`,
        what,
      )
    },
  },
  {
    pattern:
      /\bI (study|speak|play|collect|write|paint|draw|knit|bake|sing|volunteer|ride|climb|practise|practice|dance|row|sew|garden|box|surf|ski|fish|drive|fix|sell|clean|build|design|deliver|repair|translate|edit|look after|support|swim|coach|breed|grow|brew) (?!well\b|to you|with you|about|of\b|like|a role|around|along|too|so|for fun|up\b)(.+)/i,
    fact: ([, verb = '', raw = '']) => {
      const what = thing(raw, 7)
      const base = verb.toLowerCase()
      const third =
        base === 'study'
          ? 'Studies'
          : base === 'look after'
            ? 'Looks after'
            : `${base.charAt(0).toUpperCase()}${base.slice(1)}${/(?:x|sh|ch)$/.test(base) ? 'es' : 's'}`
      return base === 'study'
        ? of('studies', 'studies', `Studies ${what}`, what)
        : of(
            'skill',
            `${base}.${keyOf(what.split(' ').slice(0, 3).join(' '))}`,
            `${third} ${what}`,
            what.replace(/^(?:the|a|an) /i, ''),
          )
    },
  },
  {
    pattern: /\bI(?:'m| am) (?:allergic|intolerant) to (.+)/i,
    fact: ([, raw = '']) =>
      of('diet', `allergy.${keyOf(named(raw))}`, `Is allergic to ${thing(raw, 5)}`, thing(raw, 5)),
  },
  {
    pattern:
      /\bI(?:'m| am|'ve been| became| went)(?: a| actually| now| mostly)? (vegetarian|vegan|pescatarian|coeliac|celiac|lactose intolerant|gluten free|teetotal)\b/i,
    fact: ([, what = '']) => of('diet', 'diet', `Is ${what.toLowerCase()}`, what.toLowerCase()),
  },
  {
    pattern:
      /\bI (?:don't|do not|no longer|can't|cannot|never) (eat|drink|smoke|drive|swim|cook|dance)(?: (.+))?$/i,
    fact: ([whole = '', verb = '', raw = '']) => {
      const what = thing(raw, 4)
      // “Only coriander I cannot eat” says it in front.
      if (what === '' && /eat|drink/i.test(verb)) return undefined
      const not = /can't|cannot/i.test(whole) ? 'Cannot' : 'Does not'
      return of(
        'diet',
        `not.${verb.toLowerCase()}${what ? `.${keyOf(what)}` : ''}`,
        `${not} ${verb.toLowerCase()}${what ? ` ${what}` : ''}`,
        what || verb,
      )
    },
  },
  {
    pattern:
      /\bI(?:'m| am|'ve been| have been| got)(?: now| recently| just| happily| still)? (married|divorced|engaged|single|widowed|separated|retired|unemployed|pregnant|between jobs)\b(?! to (?:my|the|that) (?:job|work))/i,
    fact: ([whole = '', what = '']) => {
      const key = /retired|unemployed|between/i.test(what)
        ? 'job'
        : /pregnant/i.test(what)
          ? 'expecting'
          : 'partner.status'
      return of(
        key === 'job' ? 'job' : 'relation',
        key,
        `${/got/i.test(whole) ? 'Got' : 'Is'} ${what.toLowerCase()}`,
        what.toLowerCase(),
      )
    },
  },
  {
    pattern: /\b(?:it's|its|today is|tomorrow is|it is|today's) my birthday\b(.*)/i,
    fact: ([, raw = ''], clause) => {
      const when = whenIn(raw) ?? (/tomorrow/i.test(clause) ? 'tomorrow' : 'today')
      return of('birthday', 'birthday', `Has a birthday ${when}`, when, { about: 'birthday', when })
    },
  },
  {
    pattern: /\bmy birthday(?:'s| is| was)? (?:on |in )?(.+)/i,
    fact: ([, raw = ''], clause) => {
      const when = whenIn(clause) ?? named(raw, 4)
      return of(
        'birthday',
        'birthday',
        `Has a birthday ${/^(?:on|in|next|this|tomorrow|today) ?/i.test(when) ? when : `on ${when}`}`,
        when,
        { about: 'birthday', when },
      )
    },
  },
]

function looksLikeJob(job: string): boolean {
  return (
    /(?:er|or|ist|ian|ant|ent|man|woman|eer|ess|ec|ice|tech|chef|cook|nurse|teacher|vet|coach|clerk|guard|pilot|judge|baker|midwife|paramedic|carer|temp|intern|au pair|nanny|barista|dj|ceo|cto|pm|dev|poet|mechanic|architect|surgeon|postie|postman|civil servant|stay-at-home \w+|freelancer?|apprentice|trainee|PhD|professor|priest|monk|nun|model|therapist|chemist|florist|analyst|consultant|butcher|farmer|plumber|joiner|smith|wright)$/i.test(
      job,
    ) &&
    !/^(?:little|bit|lot|better|bigger|different|other|another|earlier|later|rather|never|ever|monster|matter|winter|summer|either)$/i.test(
      job,
    )
  )
}
