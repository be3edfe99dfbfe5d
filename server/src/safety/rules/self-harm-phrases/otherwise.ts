/** What has been done or felt, which is over for some and not for others. */
export const history: readonly string[] = [
  '(attempted|tried) (suicide|to kill myself|to end my life|to take my life|to die|to end it|to hang myself|to overdose|to end it all)',
  '(i)? (wanted|used) to (die|be dead|kill myself|end my life|end it all|disappear forever)',
  'i (was|felt|have been|had been|was feeling|became) ~1 suicidal',
  'i (cut|hurt|harmed|burned|burnt) myself',
  'i (overdosed|self harmed|selfharmed)',
]

/** Spoken of without saying whose it is. */
export const topic: readonly string[] = [
  '(suicidal|suicide) (thoughts|ideation|thought|feelings|urges|again|tendencies|ideas|impulses|plans|thoughts again)',
  '(suicide|death|dying|being dead) (is|seems|feels|looks|sounds|would be|might be) ~2 (only|answer|option|way|easier|peaceful|solution|best|relief|good|nice|comforting|appealing|better|right|inviting|beautiful|tempting|like the only)',
  '(ways|way|how) to (die|kill myself|end my life|commit suicide|hurt myself|harm myself|cut myself|end it all|self harm|end myself|hang myself|die painlessly|die in my sleep)',
  '(looking up|googling|googled|looked up|searching|searched|researching|researched|read about|reading about) ~3 (suicide|ways to die|how to die|painless death|methods|ways to end|ways to kill myself|lethal dose|lethal doses|how to kill|how to hang|how to end)',
  '(voices|voice) ~4 (tell|telling|tells|want|wants|say|says|saying) ~2 (me)? (to)? (die|kill myself|hurt myself|harm myself|jump|end it|cut|do it)',
  '(urge|urges|impulse|impulses|temptation|craving) (to|of) ~1 (cut|hurt|harm|die|kill|self harm|end|jump|burn|cutting|do it)',
]

/** Over, survived, of somebody else, or a way of speaking: only where nothing points to now. */
export const past: readonly string[] = [
  '(scars|scar) ~6 (years old|year old|faded|healed|remind|proud|hide them|hide it|from when|from my (teens|youth|past))',
  '(years|decades|months|long time|lifetime|a year) (ago|back|since)',
  '(back then|back in the day|in those days|in the past|in my past|at that time|those days|long ago|in my (teens|twenties|thirties|youth|childhood)|as a (teenager|teen|kid|child|student|young)|when i was|when i were|at university|at school|at college|in college|in high school|at my lowest|at my worst|in 19 ~1|a long time|years before)',
  '(used to) ~3 (cut|hurt|harm|feel|want|think|be|self|have|wish|hate|struggle|starve)',
  '(i|once|was|were|had|been) (was|once|were|had been)? (suicidal|depressed) (once|before|then|for|when|in|as|until|and)',
  '(once) ~2 (tried|wanted|thought|attempted|planned)',
  '(in|since|back in|around) (19|20) ~1',
  '(in|since|back in|around|of|until|by) {year}',
  '(there was a time|there were times|looking back|back in (the|my|those)|in my (darkest|worst|lowest|dark|younger) (days|time|times|year|years|moments|hour|phase)|my younger self|(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|some|several|few|#) years (ago|later|since|after|now|back)|(at|aged|when i was) (nineteen|eighteen|twenty|twenty one|thirty|forty|fifty|sixteen|fifteen|fourteen|#)|as a (student|young man|young woman|young mother|girl|boy|soldier)|before (i met|therapy|my diagnosis|the meds|i got help|my son|my daughter|the kids)|that was (before|in|then|years|a long|long|another)|once upon a time|in another life|after my (divorce|accident|attempt) ~2 (years|ago|in))',
]

/** It has passed. */
export const recovered: readonly string[] = [
  '(and|but)? now i (have a|have two|have three|teach|run|love|am happy|am a|help|live in|work|volunteer|get up|garden|paint)',
  '(i)? no longer (want|wish|feel|think|cut|hurt|need|have|hate|am)',
  '(it took|took me) ~3 (years|months|therapy|time) ',
  '(i)? (made it out|got out of it|came out of it|came back|found (help|my way|a way out|joy again|a reason)|got my life back|turned my life around|learned to live|learnt to live|chose life|chose to live|stayed alive)',
  '(since then|ever since then|these days i|nowadays i|today i (run|work|help|love|plant|planted|teach|live|have|volunteer|know))',
  '(still here|im still here|i am still here) (and|because|thanks|today|to tell)',
  '(thanks to|because of) (therapy|my therapist|my sister|my brother|my wife|my husband|my friends|my dog|the helpline|a nurse|a friend|my mum|my mom)',
  '(survived|survivor|survivors|recovered|recovering|in recovery|got better|got help|getting help helped|(therapy|it|medication|treatment|he|she|they|that) (helped|saved me|saved my life)|glad (i|that i|to be|they|he|she|it)|grateful (i|that i|to be)|happy (i|that i) ~1 (didnt|did not|failed|lived|stayed|survived|am)|(im|i am|am|feel|feeling|doing|all|much|are|is) (fine|better|okay|ok|good|well|happy|great|much better|so much better|stable) (now|today|again|these days)|much better|doing better|no longer (feel|think|want|am)|(dont|do not) feel that way|behind me|its over now|i (got|came|made it) through|not anymore i|i (am|was) (saved|healed)|proud (of how|of myself|to say|that i|to be)|i stayed|worth living (again|after all|now)|(free|clean|sober) (of it|of that|for|since|from))',
  '(clean|free|sober|recovered|recovery) ~4 (years|months|weeks|since|for|from|now|of it|days)',
  '(years|months|weeks|days) (clean|free|sober|in recovery|self harm free|without cutting|without self harm)',
]

/** Kitchens, gardens, workshops, playing fields: where people bleed without meaning to. */
export const accident: readonly string[] = [
  '(kitchen|cooking|cook|chopping|onion|onions|carrot|carrots|bread knife|knife slipped|shaving|garden|gardening|broken glass|stitches|plaster|bandage|band aid|slipped|tripped|bike|bicycle|football|rugby|skateboard|oven|stove|pan|soup|can opener|tin|paper cut|thorns|rose bush|fence|barbed wire|hedge|saw|drill|diy|workshop|nosebleed|nose bleed|period|tooth|dentist|lawnmower|cheese grater|grater|mandoline|peeler|avocado|bagel|sawing|sewing|needle|ladder|by accident|accidentally|clumsy|oops)',
]

/** Inside of a story or a game. */
export const fiction: readonly string[] = [
  '(sang|sings|sung by|johnny cash|plath|woolf|madama butterfly|the podcast|our play|village play|rehearsal)',
  '(clutch|clutched|smoked mid|one v three|one v one|lobby|gta|csgo|counter strike|call of duty|battle royale|sim|sims|headshot|speedrunning|jetski|five stars|dnd|d d|dm said)',
  '(song|album|band|poem|book|track|single) (title|called|named|by|about|is called|from)',
  '(novel|film|movie|episode|series|opera|protagonist|hero|heroine|villain|lyrics|chapter|documentary|musical|narrator|shakespeare|romeo|juliet|hamlet|in the book|in a book|in the story|in the game|the character|my character|main character|his character|her character|act (one|two|three|four|five)|on netflix|watching netflix|netflix series|hbo|bell jar)',
  '(level|final boss|boss fight|boss level|boss battle|dragon|respawn|respawned|checkpoint|ranked|minecraft|speedrun|quest|raid|npc|npcs|zombies|xbox|playstation|dark souls|elden ring|fortnite|valorant|dungeon|dnd|d and d|goblin|goblins|wizard|chess|bishop|queen|scrabble)',
]

/** Somebody tells of others, of a book, of work, or jokes. */
export const told: readonly string[] = [
  '(told|telling|tells) (my ~1|her|him|them|someone|people|a ~1) to (drink|die|kill|jump|hang|end|top|swallow)',
  '(brothers|sisters|friends|mothers|fathers|mums|moms|dads|uncles|aunts|cousins|sons|daughters|colleagues|neighbours|husbands|wifes|partners|boyfriends|girlfriends|students|patients) suicide',
  '(suicide of|after (his|her|their) suicide|lost (him|her|them|my ~2|someone|a ~1|their ~1|his ~1|her ~1) to suicide|died (by|from|of) suicide|(closed|stopped|delayed|late) ~4 suicide)',
  '(book|novel|film|movie|song|series|show|episode|play|opera|poem|character|story|documentary|podcast|article|scene|chapter|essay|lyrics|album|band|game|thesis|paper|lecture|course|seminar|exhibition|painting|hero|heroine|protagonist|villain|musical)',
  '(helpline|hotline|volunteer|volunteering|volunteered|training|awareness|prevention|statistics|rates|study|research|campaign|charity|fundraiser|bereaved|bereavement|psychology|psychiatrist|nurse|paramedic|therapist|counsellor|counselor|social worker|crisis worker|crisis team|first aid|workshop|patient|patients|client|clients)',
  '(my|a|his|her|their|our|the) (brother|sister|friend|mother|father|mum|mom|dad|uncle|aunt|cousin|son|daughter|colleague|neighbour|neighbor|husband|wife|grandfather|grandmother|grandpa|grandma|best friend|roommate|flatmate|teacher|boyfriend|girlfriend|ex|classmate|boss|partner|student|nephew|niece|patient|client) ~2 (died|killed himself|killed herself|took (his|her|their) (own)? life|committed suicide|was suicidal|is suicidal|tried to|attempted|ended (his|her|their) life|hanged|overdosed|said|says|told|wanted to|wants to|keeps|talks|used to|asked|texted|wrote|feels|has been|cuts|has)',
  '(to|of|by|from) suicide ~4 (in|years|when|i miss|i still|and i)',
]
