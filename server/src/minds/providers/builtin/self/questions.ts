import type { Clause } from '../hear/clauses.ts'

/** What a question about the angel asks for. */
export type Subject =
  | 'name'
  | 'age'
  | 'job'
  | 'home'
  | 'origin'
  | 'past'
  | 'family'
  | 'partner'
  | 'pets'
  | 'hobbies'
  | 'habits'
  | 'beliefs'
  | 'favourite'
  | 'likes'
  | 'opinion'
  | 'doing'
  | 'wish'
  | 'joys'
  | 'dislikes'
  | 'fear'
  | 'character'
  | 'about'
  | 'other'

export interface SelfQuestion {
  readonly subject: Subject
  /** What it is about beside that: “horror films” in “do you like horror films?”. */
  readonly object: string
  /** As it was put. */
  readonly plain?: string
  readonly asksWhere?: true
  /** For how long, or at what time. */
  readonly asks?: 'long' | 'time'
}

/** “You said you were 40?”: what she is said to have said is asked for again. */
const attributed =
  /^(?:so |wait |but |and |oh |hang on |hm+ |ah )*(?:i thought|i think|i heard|didn't|aren't|weren't|haven't|don't|isn't it true|you said|you told me|you mentioned|you're|you are|you were|you must be|you live|you have|you come)\b/
const claimed: readonly (readonly [Subject, RegExp])[] = [
  [
    'partner',
    /\byou(?:'re| are| were| have| said)?\b.*\b(?:married|single|divorced|husband|wife|boyfriend|girlfriend|partner)\b/,
  ],
  [
    'family',
    /\byou(?:'re| are| were| have| said)?\b.*\b(?:kids|children|son|daughter|sister|brother|mother|father|only child)\b/,
  ],
  [
    'origin',
    /\byou(?:'re| are| were)?\b.*\b(?:from|born|grew up|(?:japan|chin|portugu|vietnam)ese|(?:span|engl|brit|ir|scott|swed|dan|finn|pol|turk|welsh)ish|[a-z]{3,}(?<!(?:librar|guard|civil|vegetar|mus[a-z]|comed|technic|phys[a-z]+|histor|magic|politic|veterinar|pedestr|electric))ian|american|german|french|dutch|greek)\b/,
  ],
  [
    'age',
    /\byou (?:said|told me|mentioned|are|were)\b.*\b(?:\d{2}|years old|your age)\b|^(?:so |wait )?you(?:'re| are) \d{2}\b/,
  ],
  ['origin', /\byou (?:said|told me|mentioned)\b.*\b(?:grew up|born|came from|come from|from)\b/],
  [
    'home',
    /\byou (?:said|told me|mentioned)\b.*\b(?:live|lived|in|based)\b|\b(?:are|do) you (?:still )?(?:in|live|living|based)\b|\byou (?:still )?live\b/,
  ],
  [
    'job',
    /\bwhat(?:'s| is) it like (?:being|to be)\b|\bwhat(?:'s| is) (?:a|your) (?:normal|typical|usual|average) day\b|\bhow(?:'s| is) work\b|\byou (?:said|told me|mentioned)\b.*\b(?:work|job|were an?|are an?)\b|\bdo you (?:still )?(?:make|fix|repair|build|sell|teach) (?:anything|things|something)\b|\bso you (?:fix|make|build|repair|teach|write|sell)\b/u,
  ],
]

const rules: readonly (readonly [Subject, RegExp])[] = [
  [
    'past',
    /\bwhat did you do (?:for a living|for work|back then|before)\b|\bwhat (?:was|were) your (?:job|work|profession|trade)\b|\bwhat did you (?:do|work as) before\b|\bhow did you (?:get into|come (?:to|there|here)|wind up|get to be|find your way)\b|\bwho (?:taught|trained|showed) you\b|\bwhere did you (?:learn|train|study)\b|\b(?:your (?:old|first|last|previous|former) (?:job|work|life|career)|what were you|how did you become|how did you (?:start|begin|end up|learn|get started|get here)|what did you do before|what was your (?:childhood|first job|school|life)|tell me about your (?:childhood|past|youth|school days|life)|when you were (?:young|little|a kid|a child|younger|growing up)|what did you study|did you (?:study|go to (?:university|college|school))|who taught you|your childhood|your past|growing up)\b/,
  ],
  [
    'doing',
    /\bwhat (?:are|r) you (?:doing|up to|working on|reading|making|thinking(?: about)?|wearing|eating|cooking|listening to|watching)\b|\bwhat(?:'s| is) (?:going on|happening) (?:with you|there|at your end|over there)\b|\bwhat did you (?:do|have|eat|get up to)\b|\bhow was your (?:day|week|weekend|night|morning|evening)\b|\bhow(?:'s| is) your (?:day|week|evening|morning|night|weekend)(?: going| been)?\b|\bwhat have you been up to\b|\bbusy day\b/,
  ],
  [
    'joys',
    /\bwhat (?:makes|made|keeps) you (?:\p{L}+ )?(?:happy|smile|laugh|going|tick|cry|proud)\b|\bwhat do you (?:love|like|live for)(?: most| best)?$|\bwhat(?:'s| is) the best (?:part|thing|bit) (?:of|about) (?:your|being)\b/u,
  ],
  [
    'dislikes',
    /\bwhat (?:annoys|bothers|irritates|upsets|angers|scares off) you\b|\bwhat do you (?:hate|dislike|not like|loathe|distrust)(?: most)?$|\bwhat (?:can't|don't) you (?:stand|like|trust)\b|\bwhat(?:'s| is) the worst (?:part|thing|bit) (?:of|about) (?:your|being)\b|\bpet peeve/,
  ],
  [
    'name',
    /\b(?:what's|what is|what was|tell me) your (?:full |last |real |first )?name\b|\bwho are you$|\bwhat (?:are you|should i|do (?:i|people)) call(?:ed)?(?: you)?\b|\bhow (?:should|do) i call you\b/,
  ],
  [
    'age',
    /\bhow old (?:are|r) you\b|\byou(?:'re| are| must be| look)?\b.* (?:in your|about|around|over|under) (?:your )?(?:twent|thirt|fort|fift|sixt|sevent)\w+\b|\bwhat are you,? (?:about |maybe )?(?:\d{2}|twenty|thirty|forty|fifty|sixty|seventy)\b|\b(?:what's|what is) your age\b|\bwhen (?:were you born|is your birthday|'s your birthday)\b|\bwhat year were you born\b|\byour age\b/,
  ],
  [
    'job',
    /\b(?:are|were) you (?:a |an )(?:\p{L}+ )?\p{L}+(?:er|or|ist|ian|ant|man|yer|smith|wright|vet|nurse|cook|chef|doctor)(?: or what| or something| then)?$|\bwhat (?:kind|sort|type) of (?:\p{L}+ )?\p{L}+(?:er|or|ist|ian|ant|vet|nurse|cook|chef) are you\b|\bwhat (?:do you study|are you studying)\b|\bwhat(?:'s| is) it like (?:being|to be)\b|\bwhat(?:'s| is) (?:a|your) (?:normal|typical|usual|average) day\b|\bhow(?:'s| is) work\b|\bwhat(?: is|'s) it (?:that )?you do(?: up there| down there| there)?(?: exactly| actually| again)?\b|\bwhat (?:do|is it) you (?:even |actually |really )?do(?: for (?:a living|work|money)| all (?:day|night)| professionally| every day| there| now| these days| nowadays)*(?: again| then| anyway| exactly| really| actually)*$|\bhow you (?:earn|make) (?:your|a) (?:living|money)\b|\bwhat you do for\b|\b(?:what's|what is|tell me about|describe|how's|how is|how did you get into|do you (?:like|enjoy|love)|what do you (?:like|love|enjoy) about|talk about|about) your (?:job|work|profession|trade|occupation|career|line of work|day job)\b|\bwhat (?:kind|sort|type|line) of (?:job|work|business)\b|\bwhat(?:'s| is| are)? (?:you|your) (?:job|work|profession|occupation|trade|living)\b|\bwhat are you by (?:trade|profession)\b|\bdo you (?:have a job|work|work nights)$|\bwhere do you work\b|\bhow do you (?:earn|make) (?:your|a) (?:living|money)\b|\bwhat (?:work|job) do you\b|\bremind me what you do\b|\bwho do you work for\b|\bwhat pays (?:your|the) (?:bills|rent)\b|\byou work as\b/u,
  ],
  [
    'home',
    /\b(?:what|which) (?:city|town|country)\b.*\byour (?:studio|shop|place|workshop|house|restaurant|school)\b|\bwhere do you (?:still )?live\b|\bwhere (?:do you live|are you living|is your (?:home|house|flat|place|studio|shop|workshop)|are you based|are you at home|are you right now|are you now|do you call home|are you)(?: these days| now| currently| exactly| again)?$|\bwhat (?:city|town|country|place|part of the world) (?:do you|are you)\b|\byour (?:home ?town|city|town|flat|house)\b|\bwhich (?:city|town|country) (?:do you|are you)\b/,
  ],
  [
    'origin',
    /\bwhere (?:are |r |were )?you (?:originally )?from\b|\bwhere (?:did|do) you (?:come from|grow up)\b|\bwhere were you born\b|\bwhat (?:country|place) are you from\b|\byour (?:roots|background|origin)\b/,
  ],
  [
    'partner',
    /\bdo you have (?:someone|somebody|anyone)\b|\bis there (?:someone|somebody|anyone) (?:special|in your life)\b|\b(?:are you|r u) (?:married|single|seeing (?:anyone|someone)|in a relationship|taken|dating|in love|divorced)\b|\b(?:do you have|have you got|you got) (?:a |an )?(?:boyfriend|girlfriend|husband|wife|partner|lover|significant other)\b|\bhave you ever been (?:in love|married)\b|\byour (?:husband|wife|boyfriend|girlfriend|partner|love life)\b/,
  ],
  [
    'family',
    /\b(?:do you have|have you got|you have|you got|any) (?:any |a |some )?(?:kids?|children|family|sisters?|brothers?|siblings?|sons?|daughters?|nieces?|nephews?|parents|grandchildren|uncles?|aunts?|cousins?)\b|\b(?:tell me about|how(?:'s| is| are)|what(?:'s| is| are|'re)|who(?:'s| is| are|'re)|about|where(?:'s| is| are)) your (?:family|mother|mum|mom|father|dad|parents|sisters?|brothers?|siblings?|kids|children|daughter|son|grandmother|grandfather|gran|uncle|aunt|nieces?|cousins?)\b|\bare you a (?:mother|father|parent|mum|mom|dad)\b|\byour family\b/,
  ],
  [
    'pets',
    /\b(?:do you have|have you got|you have|you got|any|own) (?:any |a |some )?(?:pets?|cats?|dogs?|animals?|birds?)\b|\b(?:tell me about|how(?:'s| is| are)|what(?:'s| is| are)) your (?:pets?|cats?|dogs?|hens|pigeons|spaniel|animals?)\b|\bwhat(?:'s| is) your (?:cat|dog|pet)/,
  ],
  [
    'hobbies',
    /\b(?:hobby|hobbies|pastimes?)\b|\bwhat do you (?:like|love|enjoy|do)(?: to do| doing)? (?:for fun|in your (?:free|spare) time|outside (?:of )?work|after work|when you(?:'re| are) (?:not working|off|free)|at (?:the )?weekends?|on (?:weekends|sundays|your days? off)|to relax|to unwind)\b|\bwhat do you (?:like|love|enjoy) (?:to do|doing)(?: most)?$|\bwhat do you (?:enjoy|get up to)(?: for fun)?$|\bwhat are (?:you|your) (?:into|interests|passions?)\b|\bhow do you (?:relax|unwind|spend your (?:time|free time|evenings|weekends|days off))\b|\bfree time\b|\bspare time\b|\bwhat(?:'s| is) your idea of fun\b/,
  ],
  [
    'habits',
    /\btell me (?:a|your) secret\b|\b(?:any|your) secrets?\b|\b(?:odd|strange|weird|bad|funny|any|your|unusual) (?:habits?|quirks?|rituals?|routines?)\b|\bwhat(?:'s| is) (?:odd|strange|weird|unusual|special|unique) about you\b|\bwhat makes you (?:you|different|special|unique)\b|\bsomething (?:odd|strange|weird|funny|surprising|i don't know|nobody knows|unusual) about (?:you|yourself)\b|\bsurprise me\b.*\byou\b/,
  ],
  [
    'beliefs',
    /\bwhat do you believe(?: in)?$|\bdo you believe in (?!me\b)|\bwhat(?:'s| is) your (?:philosophy|motto|outlook|opinion$|world ?view|rule|advice for life|favourite saying)\b|\bwhat matters (?:most )?to you\b|\bwhat(?:'s| is) important to you\b|\bunpopular opinion\b|\bwhat do you stand for\b|\bwhat have you learn(?:ed|t)\b|\bany (?:strong )?opinions\b/,
  ],
  [
    'favourite',
    /\b(?:what's|what is|what are|which is|who's|who is|do you have an?|have you got an?|tell me|got an?|whats|and) (?:you )?(?:your |absolute |all.time )*favou?rite\b|\byour favou?rite\b|\bwhat (?:\w+ ){1,2}do you like (?:best|most)\b|\bwhich (?:\w+ ){1,2}do you (?:like|love|prefer)\b/,
  ],
  [
    'opinion',
    /\bwhat do you (?:think|make|reckon|say)(?: (?:of|about|to)\b| when\b| is\b|$)|\bwhat(?:'s| is| are) your (?:opinion|view|take|thoughts|feelings|position) (?:on|about|of)\b|\bhow do you feel about\b|\bdo you (?:think|reckon|agree|mind|care about)\b|\byour (?:opinion|thoughts|take) on\b|\bare you (?:for|against|pro)\b/,
  ],
  [
    'likes',
    /\bdo you (?:also |really |even |actually |still |ever |often )*(?:like|love|enjoy|hate|prefer|dislike|fancy|mind|dig|adore|drink|eat|cook|bake|read|watch|listen|play|sing|dance|swim|run|travel|paint|draw|write|garden|cycle|hike|walk|knit|sew|collect|climb|ski|surf|fish|drive|ride|smoke|exercise|meditate|pray|speak|sleep|dream|cry|laugh|get)\b|\b(?:are )?you (?:a |an |any |into |fond |good |keen |more of |bad |scared |afraid )|\bcan you (?:cook|bake|sing|dance|swim|drive|ride|play|speak|paint|draw|knit|ski|whistle|juggle)\b|\b(?:tea|coffee|cats|dogs|sweet|beach|mountains|morning|night|books|films|sun|summer|winter|city) or (?:coffee|tea|dogs|cats|savoury|mountains|sea|night|evening|morning|films|books|rain|winter|summer|country)\b|\bhave you (?:ever )?(?:been|seen|read|tried|played|heard|watched|had|done|met|eaten|visited|written|made)\b|\bdid you (?:ever )?\b/,
  ],
  [
    'fear',
    /\bwhat (?:are you (?:afraid|scared)|scares you|frightens you)\b|\b(?:are you|r u) (?:ever )?(?:afraid|scared)\b|\byour (?:biggest |greatest |worst )?fears?\b/,
  ],
  [
    'wish',
    /\bwhat do you (?:want|wish|hope|dream)\b|\byour (?:biggest |greatest |secret )?(?:dreams?|wish|wishes|goals?|ambitions?|plans?)\b|\bwhat would you (?:do|like|change|be) if\b|\bif you could\b/,
  ],
  [
    'character',
    /\b(?:what are you like|what kind of person|describe yourself|what(?:'s| is) your personality|how would (?:you|your friends|people) describe you(?:rself)?|are you (?:shy|patient|funny|kind|strict|serious|romantic|tidy|messy|lazy|stubborn|jealous|happy|introvert\w*|extrovert\w*|an introvert|an extrovert))\b|\byour (?:personality|character|strengths?|weakness(?:es)?)\b/,
  ],
  [
    'about',
    /\btell me (?:something |a bit |a little |more |some more |anything |a (?:thing|fact) )*about (?:you|yourself|your life|your day)\b|\bwho are you\b|\bwhat(?:'s| is) your story\b|\bwhat about (?:you|yourself)$|\bhow about you$|^and (?:you|yourself)$|\bi (?:want|'d like|would like|would love) to (?:know|hear) (?:more )?about you\b|\bintroduce yourself\b|\btalk about yourself\b|\bwhat should i know about you\b|^(?:you|yourself|yours)$|\bwhat's yours$|\bwhat is yours$/,
  ],
]

/** Where no turn of phrase is known, a word tells what is asked for. */
const byWord: readonly (readonly [Subject, RegExp])[] = [
  [
    'age',
    /\bhow old\b|\b(?:your|what|which) age\b|\bdate of birth\b|\byears old\b|\byear\b.*\bborn\b|\bborn\b.*\byear\b/,
  ],
  [
    'origin',
    /\b(?:where|(?:which|what) (?:country|city|town|place|part|region|village|island|valley))\b.*\byou\b.*\b(?:from|born|grow up|grew up|raised|childhood)\b|\byou\b.*\b(?:come from|grew up|born) in\b/,
  ],
  [
    'partner',
    /\b(?:married|husband|wife|boyfriend|girlfriend|divorced|single|sweetheart|other half|better half|significant other)\b/,
  ],
  [
    'family',
    /\b(?:children|kids|child|boys|girls|sons?|daughters?|siblings?|sisters?|brothers?|mother|father|mum|dad|parents|family|relatives|uncles?|aunts?|nieces?|nephews?|cousins?|grand(?:mother|father|ma|pa|parents|children|son|daughter))\b/,
  ],
  [
    'home',
    /\b(?:which|what|whereabouts)\b(?: \p{L}+)? (?:city|town|country|village|place|region|street|corner of the world|part of (?:the|town))\b|\bwhere(?:abouts)?\b.*\b(?:live|living|based|home|located|you are|you're|are you|stay|reside|call home|shop|studio|workshop|work|find you|dance|drive|sing|teach|perform)\b|\bpostcard\b|\byour address\b|\b(?:is|was) it \p{L}+ where you (?:live|work)\b|\byou(?:'re| are)? (?:live|living|based|settled|stay)\b/u,
  ],
  [
    'job',
    /\b(?:your|you) (?:trade|job|profession|occupation|work|business|craft|calling|career|living|working day|line)\b|\b(?:what|how|which|who)\b.*\b(?:for a living|earn|pays? (?:the|your)|paid to|employed|working day|day job|work as|do all day|do for work|your work)\b|\byou (?:work|worked) as\b|\bare you (?:an?|some sort of|some kind of) \p{L}+(?:er|or|ist|ian|man|woman|ess|eer)\b/u,
  ],
]

const inSomePlace =
  /\b(?:you|you're|you've|your \p{L}+|the (?:club|shop|studio|workshop|bakery|school|choir|restaurant))\b.*\b(?:in|near|from|around) (?!(?:love|bed|there|here|an?|the|touch|trouble|charge|general|person|my|your|on|it|this|that|fact|need|shape|pain|danger|debt|time|silence|peace|public|private|case|advance|school|church|town|prison|hospital|mind|control|front|all|one|two|what|which|english|me|us)\b)(\p{L}{3,})/iu
const asksToConfirm =
  /,? (?:right|yeah|yes|no|eh|not so|i believe|i think|if i have (?:that|it) right|are you|aren't you|is it|isn't it|then|all day|correct)$/

/** “You're in Auckland, yeah?”: a place is guessed, and she says which one it is. */
function guessesHome({ text, plain, isQuestion }: Clause): boolean {
  if (
    /^(?:so |and )?(?:it's|its|is it) (?!(?:not|ok|okay|good|bad|hard|easy|fun|time|late|early|more|all)\b)\p{L}{4,} for you\b/u.test(
      plain,
    ) ||
    /\bof yours\b.*\b(?:that's|thats|it's|is it|in) (?:in )?\p{L}{4,}$/u.test(plain) ||
    /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:was|is) it,? where you\b/u.test(text)
  )
    return true
  const place = inSomePlace.exec(text)?.[1]
  const isPlace = place !== undefined && (/^\p{Lu}/u.test(place) || asksToConfirm.test(plain))
  return (
    isPlace &&
    (isQuestion || asksToConfirm.test(plain)) &&
    !/\b(?:i|my|we|our|ever|been|like|love|know)\b/.test(plain.replace(asksToConfirm, ''))
  )
}

/** Whether the clause asks the angel about herself, and for what. */
export function selfQuestionOf(clause: Clause): SelfQuestion | undefined {
  const { plain, isQuestion } = clause
  if (guessesHome(clause)) return { subject: 'home', object: '' }
  if (
    /^(?:do|did|can) you (?:still |even )?(?:know|remember|recall|believe it|see|understand|get it|hear me|mind)(?: that| it)?$/.test(
      plain,
    )
  )
    return undefined
  const isShort =
    /^(?:and |so )?(?:got|have|any) (?:any |a )?(?:\p{L}+ )?(?:kids|children|pets?|family|hobbies|siblings|brothers|sisters|cats?|dogs?|secrets|habits|opinions|plans)\b/u.test(
      plain,
    )
  if (/\bwhat(?:'s| is) it like (?:being|to be) an?\b/.test(plain)) return { subject: 'job', object: '' }
  if (/^tell me (?:a|your) secret$/.test(plain)) return { subject: 'habits', object: '' }
  if (isShort && (isQuestion || plain.split(' ').length <= 3))
    return selfQuestionOf({
      ...clause,
      plain: `do you have ${plain.replace(/^(?:and |so )?(?:got|have)? ?/, '')}`,
      isQuestion: true,
    })
  if (!/\b(?:you|your|yours|yourself|or|you're)\b/.test(plain)) return undefined
  if (/\byou (?:remember|know|recall) (?:my|what i|when i|that i|who i|where i|about me)\b/.test(plain))
    return undefined
  if (
    /^(?:the )?\p{L}+(?: \p{L}+)? or (?:the )?\p{L}+(?: \p{L}+)?,?(?: choose| pick| which| pick one)?$/u.test(
      plain,
    ) &&
    (isQuestion || /\b(?:choose|pick)\b/.test(plain))
  )
    return {
      subject: 'favourite',
      object: plain.replace(/\b(?:or|choose|pick|which|one|the)\b/g, ' ').trim(),
    }
  const isClaim = attributed.test(plain) && /\byou\b|\byou're\b|\byour\b/.test(plain)
  const exact =
    rules.find(([, pattern]) => pattern.test(plain)) ??
    (isClaim || isQuestion ? claimed.find(([, pattern]) => pattern.test(plain)) : undefined)
  const isLoose =
    exact === undefined ||
    (exact[0] === 'likes' && !/\bdo you (?:\p{L}+ )?(?:like|love|enjoy|hate|prefer)\b/u.test(plain))
  const found = (isLoose ? byWord.find(([, pattern]) => pattern.test(plain)) : undefined) ?? exact
  const asks =
    isQuestion ||
    (isClaim &&
      (found !== undefined || /\byou (?:said|told me|mentioned)\b/.test(plain)) &&
      !/\b(?:right|wrong|good|kind|nice|sweet|funny|great|welcome)\b/.test(plain)) ||
    /^(?:tell me|describe|i wonder|i'd like to know|i want to (?:know|hear)|and you|talk about|introduce|remind me what you)\b/.test(
      plain,
    ) ||
    /^(?:what about you|how about you|you|yourself)$/.test(plain)
  if (!asks) return undefined
  const where = {
    ...(/\bwhere\b/.test(plain) ? { asksWhere: true as const } : {}),
    ...(/\bhow long\b/.test(plain)
      ? { asks: 'long' as const }
      : /\b(?:what time|when) (?:do|does|are|did)\b/.test(plain)
        ? { asks: 'time' as const }
        : {}),
  }
  if (found !== undefined) return { subject: found[0], object: objectOf(plain), plain, ...where }
  if (
    /\byou\b|\byour\b|\byou're\b/.test(plain) &&
    !/\b(?:can|could|would|will) you (?:please |just )?(?:fix|tell|help|give|say|do|send|show|explain|write|make|call|be|stop|repeat|book|search|find|look|check|order|buy|remind|talk)\b/.test(
      plain,
    )
  )
    return { subject: 'other', object: objectOf(plain), plain, ...where }
  return undefined
}

const shell =
  /\b(?:what's|what|is|are|was|were|who|which|where|when|why|how|do|does|did|have|has|had|can|could|would|will|you|your|yours|yourself|ever|also|really|still|often|actually|even|think|thinks|thought|thoughts|of|about|the|a|an|any|like|likes|love|loves|enjoy|hate|prefer|feel|opinion|view|take|on|favourite|all|time|absolute|been|to|into|fond|good|at|in|tell|me|something|know|for|or|and|so|then|ok|okay|well|hey|more|much|many|kind|sort|best|most|make|be|it|that|this|there|with|my|i|one|got|get|say|mind|agree|believe|people|seen|heard|tried|done)\b/g

export function objectOf(plain: string): string {
  return plain
    .replace(shell, ' ')
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
