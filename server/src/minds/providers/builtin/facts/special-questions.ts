/** A question that no word of the memory has to be in: the keys, or the beginnings, of what answers it. */
export interface Special {
  readonly keys: RegExp
  readonly texts?: RegExp
}

const never = /^$/

const specials: readonly (readonly [RegExp, Special])[] = [
  [
    /\bmy (?:own |real |first |full |whole |last )?name\b(?! (?:for|of))|\bwho am i$|\bwhat(?:'s| is| do you) (?:i|call me)\b|\bam i called\b|\b(?:people|everyone|they|you|friends) call me\b|\bi(?:'m| am) called\b/,
    { keys: /^name(?:\.short)?$/, texts: /^Is called \p{Lu}/u },
  ],
  [
    /\bhow old (?:am i|i am|i'm|did i)\b|\bmy age\b|\bwhat age\b/,
    { keys: /^age$/, texts: /^(?:Is|Turned|Turns|Just turned) (?:1[89]|[2-9]\d)\b/ },
  ],
  [
    /\bwhere (?:do|am|did|are) (?:i|we) (?:live|living|based|now)\b|\bwhere (?:i|we) live\b|\b(?:city|town|country|place|village) (?:do|am|did) (?:i|we)(?: (?:live|in|living))?\b|\bmy (?:city|town|home|address)\b/,
    { keys: /^home$/, texts: /^(?:Lives|Is living|Moved (?:in|to|into)|Just moved) /i },
  ],
  [
    /\bwhere (?:am i|do i come|i'm|i am|was i born|did i grow|i come|i grew)\b.*\b(?:from|born|up)\b|\bmy hometown\b|\bcome from\b|\bwhere i'm from\b/,
    {
      keys: /^(?:origin|birthplace|grew-up|nationality)$/,
      texts: /^(?:Comes from|Is (?:originally )?from|Grew up|Was born)\b/i,
    },
  ],
  [
    /\bwhat (?:do|did|is it|was it) i (?:even |actually |used? to )?do(?: for (?:a living|work|money)|(?: all day| before))?(?: again| then)?$|\bdo i (?:really |actually |even )?do (?:for|all)\b|\bdo i really do\b|\bmy (?:job|profession|occupation|work|old job|career|trade|line of work)\b|\bwhat (?:am i|i am|i'm) by\b|\bwho do i work\b|\bwhere (?:do i|i) work\b|\bdo i work\b|\bi do for (?:a living|work|money)\b|\b(?:earn|make) (?:my|a) (?:money|living|bread|keep|crust)\b|\bpays my (?:rent|bills)\b|\bby (?:trade|profession)\b|\bwhat (?:i do|i work as)$|\bwhat (?:line|kind) of work\b|\bdo i do for work\b|\bwho do i work for\b|\bi do (?:all day|at work)\b/,
    {
      keys: /^job|^(?:drive|fix|sell|clean|build|design|deliver|repair|translate|edit|look-after|coach|teach)\./,
      texts:
        /^(?:Works|Worked|Is working|Teaches|Runs an?|Manages|Does (?!not)|Repairs|Makes|Drives|Sells|Fixes|Is the one who|\p{Lu}\p{L}+s (?:\p{L}+ )?(?:for|at) (?:a|an|the|some) |(?:An? )?(?:\p{L}+ ){0,2}\p{L}{2,}(?:er|or|ist|ian|eer|nurse|vet|chef|cook)\. (?:Me|Them|That's)\b|Is between jobs|Is retired|Used to (?:be|work)|(?:Is|Was) an? (?:retired |former |trainee |junior |senior )?\p{L}*(?:er|or|ist|ian|ant|man|woman|nurse|vet|chef|cook|baker)\b|Is training|Is self-employed|Has been an? )/iu,
    },
  ],
  [
    /\bwhat (?:am i|do i|i'm|i am|did i) (?:studying|study)\b|\bmy (?:degree|studies|major|course|subject)\b|\bwhat i study\b/,
    {
      keys: /^studies$/,
      texts:
        /\b(?:stud(?:y|ies|ied|ying)|PhD|degree|thesis|dissertation|university|training (?:to be|as)|master'?s)\b/i,
    },
  ],
  [
    /\bwhat (?:was|were) i (?:before|back then|once|in my (?:old|other|past) life)\b|\bwhat did i (?:use|used) to (?:be|do)\b|\bi used to (?:be|do)$|\bmy (?:unusual |strange |old )?past\b/,
    { keys: /^job\.past$/, texts: /\b(?:used to|once was|was once|retired|former|ex-)\b/i },
  ],
  [/\bmy birthday\b|\bwhen was i born\b/, { keys: /^birthday$/, texts: /\bbirthday\b/ }],
  [/\ballerg/, { keys: /^allergy/, texts: /\ballerg/i }],
  [
    /\b(?:can't|can i not|cannot|am i not allowed to|shouldn't|mustn't|don't) (?:i )?(?:eat|drink|have)\b|\bdangerous for me\b|\bi (?:must|can|should) (?:never|not) (?:be given|have|take|eat)\b|\bi (?:can't|mustn't|shouldn't) (?:have|take)\b|\bstay away from\b|\bbad for me\b|\bi (?:can't|cannot|mustn't|don't) (?:eat|drink|touch|do)\b|\bmy diet\b|\b(?:leave|keep|left|kept) (?:it )?(?:out|off)\b|\bi (?:should|must|have to|need to) (?:skip|avoid|leave|refuse)\b|\bnot (?:to )?(?:cook|pour|serve|use|put|give|bring|order)\b|\bcan(?:'t|not) go in\b|\bmust not be on\b|\b(?:medicine|tablets?|pills?|food|dish|vegetable) (?:do i not|i (?:can't|cannot|don't|do not|must not))\b|\bsay no to\b|\bno to$/,
    {
      keys: /^(?:allergy|diet$|not\.(?:eat|drink))/,
      texts:
        /\b(?:allergic|intolerant|vegetarian|vegan|coeliac|gluten|hives|brings? (?:me|them) out|can't (?:have|eat|take|drink|do|touch|digest|stand)|cannot (?:have|eat|take|drink|digest|tolerate|stand)|swells? up|itch(?:es|y)?|welts|rash|EpiPen|migraines?|nearly killed)\b/i,
    },
  ],
  [
    /\b(?:i'm|am i|i am|i was|me) (?:so |most )?(?:scared|afraid|terrified|frightened)\b|\bmy (?:biggest |worst |greatest )?(?:fear|phobia)s?\b|\bscares? me\b/,
    {
      keys: /^fear\./,
      texts:
        /\b(?:scared|afraid|terrified|fear|phobia|frightened|panic)\b|\b(?:can't|cannot) (?:do|bear|face)\b/i,
    },
  ],
  [
    /\bhow tall am i\b|\bmy height\b/,
    { keys: never, texts: /^Is (?:\d\.\d\d|\d{3}|\d foot|\d'|\d ft|(?:five|six) foot)|\btall\b/i },
  ],
  [
    /\bmy hobb(?:y|ies)\b|\bi do (?:for fun|in my (?:free|spare) time)\b|\bdo i do (?:for fun|in my (?:free|spare) time|to relax|at weekends)\b/,
    {
      keys: /^(?:play|collect|paint|draw|knit|bake|sing|climb|dance|sew|garden|row|swim|surf|ski|fish|brew|write|ride)\.|^(?:learning|taste)\./,
      texts: /^(?:Plays|Collects|Paints|Draws|Knits|Bakes|Sings|Climbs|Dances|Sews|Rows)\b/,
    },
  ],
  [
    /\bmy (?:big |biggest |secret )?(?:dreams?|wish|plans?|goals?|ambition|bucket list)\b(?! (?:about|last|again|was))|\b(?:on|in) my bucket list\b/,
    { keys: /^wish\./, texts: /^(?:Wants to|Would like to|Would love to|Hopes to|Dreams of|Is planning)\b/i },
  ],
]

export function specialsOf(plain: string): Special[] {
  return specials.flatMap(([asks, special]) => (asks.test(plain) ? [special] : []))
}
