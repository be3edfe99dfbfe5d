/*
 * More of what people in distress say, by its parts: the thing at hand, the place, the day, the leave that is taken; the wish sideways, the wound, the
 * relief at the thought.
 */
const thing =
  '{pills}|rope|belt|blade|knife|razor|gun|noose|hose|hosepipe|exhaust|exhaust pipe|insulin|scalpel|cord|helium|charcoal'
const place =
  'bridge|viaduct|overpass|roof|rooftop|ledge|edge|cliff|cliffs|railing|rail|tracks|platform|balcony|car park|multi storey|weir|pier'
const spirits = 'gin|vodka|whisky|whiskey|rum|wine|alcohol|beer|brandy|tequila|a bottle of ~1'

export const acute: readonly string[] = [
  '(took|taken|swallowed|had) (all|every one|a whole|too many) (of)? (my|the|these|her|his)? ~2 {pills} ~2 (at once|in one go|together|and vodka|and wine|feeling weird|feel weird|on purpose|to sleep forever)',
  '. (just|ive|i|ive just|i just) ~1 (stepped|climbed|climbing|swung) over the (railing|rail|barrier|parapet|edge|balcony)',
  '(theyll|they will|someone will|somebody will|shell|hell|he will|she will) find me (at|in|on|hanging|by|under) ~5 (monday|tuesday|wednesday|thursday|friday|saturday|sunday|in the morning|tomorrow|too late|bath|garage|woods|dead)',
  '(i will|ill|im going to|im gonna|i want to|i) be dead (by|before|when|tomorrow|tonight|soon|in|and)',
  '(my) suicide ~1 (scheduled|planned|booked|set|will be|is on|tonight|tomorrow)',
  '(third|next|this|last) time (ill|i will|im going to|im gonna) ~1 (jump|do it|succeed|go through|finish it|make sure)',
  '(come|comes|coming|gets|get) home ~5 (find|finds) me (.|maybe|and then|dead|like this|hanging|gone)',
  '(drunk|drank|swallowed|taken|took) something (from|out of|i found) ~1 (under the sink|the garage|the shed|the cleaning|bleach)',
  '(on top of|mixed with|plus|together with) ~1 (#|ten|twenty|thirty|forty|fifty|a handful of|all the) {pills}',
  `(${thing}) ~4 (out on the|in front of me|in a pile|laid out|lined up|spread out|on the bed|on the duvet|on the table|in my lap|next to me|here with me) ~8 (looking at|staring|just me|and im|tonight|just looking)`,
  `(just|only) me and (the|my|a|this) (${thing}|bridge|river|train|water)`,
  `(staring|looking) at (the|my|these|all the|a) ~1 (${thing}) ~6 (tonight|take them|use it|swallow|end|do it|back at me)`,
  `(date|appointment|meeting) with (a|the) (bridge|train|rope|razor|blade|river|noose|tracks)`,
  `(which|what|whats) ~2 (faster|quicker|less painful|surer|easier|best|quickest|fastest) ~4 (${thing}|train|roof|jumping|hanging|drowning|river) ~3 or`,
  `(${thing}|train|roof|jumping|hanging|drowning|bridge) or (the|a|my)? (${thing}|train|roof|jumping|hanging|drowning|bridge) ~8 (both here|faster|quicker|painful|have both|im serious)`,
  '(how long|how many|how much|how high|how fast|what dose) ~8 (if (you|i|u) (hang|drown|bleed)|(until|till|til|before) (i|im|i am|you|ur) ~1 (die|dead|gone|pass out|dont wake)|to bleed out|to kill me|to (never|not) wake up|so i (dont|never) wake|until its over for me|to be sure i die)',
  '(would|will|is|are|need|if) ~3 (#|ten|twenty|thirty|forty|fifty|sixty|all) ~3 {pills} ~3 (be enough|enough|do it|kill me|finish me|work|or do i need|to die|to not wake)',
  `(washed|washing|chased|chasing|mixed|took|taken|swallowed) (them|it|it all|the lot|them all|everything) ~1 (down)? with (${spirits})`,
  '(took|taken|swallowed|drank|injected) ~6 (too many|too much|more than i should|all of|the lot|overdose|loads) ~6 on purpose',
  '. (going to|gonna|about to|bout to|finna|off to|ready to|planning to) ~2 (drive into|crash into|jump|hang myself|hang meself|take them all|step off|step in front|walk into the|swallow|drown myself|slit|shoot myself|end it tonight)',
  '(wont|will not|not going to|not gonna) (miss|fail|survive|mess it up|wake up|chicken out|back out|brake) (this|next) time',
  '(switch|switching|turn|turning|switched|turned) ~3 phone ~2 off ~3 (last time|for good|forever|goodbye)',
  '(once|when|after|as soon as|soon as) ~7 (asleep|to bed|gone to bed|hit send|the light goes) ~2 (im|ill|i will|i am|i) ~1 (doing it|stepping off|jumping|ending it|going over|hanging|taking them|gone for good)',
  '(left|leave|leaving|gave|put) ~4 (door|key|keys|latch) ~8 (find me|finds me|find my body|the police in|let the police|they dont have to break)',
  '(last) (person|one|thing|chat|conversation) i ~3 (talk to|speak to|write to|see|say|do) (.|before|is|ever|on)',
  '(hose|hosepipe|hose pipe|vacuum hose) ~6 (boot|exhaust|car|garage|window|van) ~12 (drive|driving|engine|tonight|asleep|note|goodbye|quiet|reservoir|woods|over)',
  '(garage|car|van) ~4 (engine|motor) (on|running|is on|is running) ~6 (sorry|goodbye|sleepy|loved|love|asleep|windows|tell)',
  `(sat|sitting|stood|standing|im|i am|been) ~3 (wrong|other|outer|far) side of (the|this) (railing|railings|rail|barrier|fence|wall|parapet)`,
  `(legs|feet|leg) ~2 (over|off|hanging off|dangling|dangling off|outside) (the|of the) (${place}|side|window|windowsill|sill)`,
  `{im} ~2 (on|at|by|over) (the|a|this) ~2 (${place}) ~10 (about to|going to jump|gonna jump|let go|one step|climb over|next one|next train|not coming back|last time)`,
  '(pockets|rucksack|backpack|bag|coat) (are|is|full)? (full)? (of|with) (stones|rocks|bricks) ',
  '(put|held|hold|holding|pressed|pressing|had) (it|the gun|the shotgun|the barrel|dads gun|the pistol) ~2 (in my mouth|to my head|under my chin|to my temple)',
  '(cut|sliced|slit|went) ~3 (deeper|too deep|way too deep|really deep|bad this time) ~8 (towel|soaked|blood|bleeding|stop|stopping|scared|stitches|bone)',
  '(i|im|ive) ~3 (finish|finishing|end|ending) my (life|lifes|story) (today|tonight|now|tomorrow|soon|itself|this)',
  '(kept|keep|brought|bought|have|got|arranged) (the|some)? (poison|pesticide|sn|sodium nitrite|exit bag|cyanide) ~6 (tonight|today|bed|room|ready|take|drink|now|only|saturday|soon)',
  '(by the time|when) (you|u|they|anyone|someone|she|he) (reply|replies|answer|read|reads|wake|wakes|see|sees|get|gets|find|finds) ~4 (i|ill|i will|i prob|i probably) ~2 (wont be|be gone|be dead|not be|am gone|will be gone|no longer)',
  '(its|it is|itll be|it will be) (tonight|tomorrow|sunday|saturday|friday) ~12 (finds me|find me|door on the latch|note|goodbye|extra food|insurance|made up my mind)',
  '(calm|at peace|peaceful|relieved|light) ~6 (decided|decision is made|its decided|ive decided) (.|its|it is|itll|it will|and its)',
]

const woke =
  'i woke up|i wake up|im still here|i am still here|i opened my eyes|im still alive|i am still alive|i didnt die|it didnt work|i survived|they saved me|they found me'
const hits = 'bus|car|truck|lorry|train|plane|cancer|heart attack|stroke|tumour|tumor'
const relief =
  'relieved|relief|mercy|blessing|glad|thankful|wouldnt mind|wouldnt care|wouldnt be sad|be ok with|be fine with|favour|favor'

export const mild: readonly string[] = [
  '(died|passed|passed away|gone|dead|buried) ~3 (want|wish|ready|going|would like) ~1 to (go after|follow|join|be with) (him|her|them)',
  '(thought|thinking|think|dream|fantasise|fantasize|thoughts) (about|of) (crashing|wrecking) (the|my|a) car (.|today|into|off|on purpose|again|on the way|sometimes)',
  '(lighter|iron|cigarette|cigarettes|matches|candle|hot knife) (on|to|out on|against|into) my (stomach|arm|arms|leg|legs|thigh|thighs|wrist|skin|hand|hip|chest)',
  '(dream|dreamt|dreamed) ~4 (i was dead|i died|i had died|i was gone) ~6 (disappointed|relief|relieved|peaceful|happy|better|sad to wake|nice)',
  '(drive|driving|drove|cross|walk) ~3 with my eyes (closed|shut) ~6',
  '(wonder|wondering|not sure|dont know|no idea) if (its|it is|im|i am) worth (getting up|waking up|living|going on|saving|keeping|being here)',
  '(want|need|ready for|wish for) (the|a) (long|big|eternal|final|last|endless) sleep',
  '(cant|cannot|dont want to) live without (him|her|them|my ~1) (.|i wont|and i wont|anymore|im going)',
  `(disappointed|angry|sad|gutted|upset|furious|devastated|hate|annoyed|sorry|cry|crying|oh no|mad) (that|when|because|every time)? ~2 (${woke})`,
  `(if|when|hope|wish) ~2 (${hits}) ~3 (hit|hits|hitting|took|takes|killed|got|kills|ran over|run over) (me)? ~6 (${relief})`,
  `(${relief}|nice|lovely|easier) ~4 (if|to|when) ~3 (hit by|run over by|${hits}) ~3 (me|bus|car|truck|lorry|train|died|.)`,
  '(done|tired|sick|finished|through|exhausted|bored|fed up|so over) (of|with|by|from)? (being alive|being a person|being human|being here on|breathing|existing|being me and|life itself|waking up (.|every|to this|alive))',
  '(chucking|jacking|packing|throwing|chuck|jack|pack|throw) it all in ~6 (life|dont mean|not the job|living|for good|mean it)',
  '(want|like|love|wish|ready|long|wanna|rather|need) ~1 (to)? (be with|join|follow|go to|be where) (him|her|them|my ~2|he is|she is) ~5 (where (he|she|they) (is|are) now|in heaven|on the other side|up there|wherever (he|she) is|in the ground|in the grave|i mean where)',
  '(i|and i|then i|so i|just) (scratch|scratched|punch|punched|punching|hit|hitting|bite|bit|slam|slammed|bang|banged|smash|scratching|started punching|started hitting) ~3 (thighs|thigh|arm|arms|legs|skin|head|face|knuckles|wrists|hand|wall) ~6 (bleed|bleeds|bled|bleeding|blood|split|numb|the noise|so i can breathe|i deserve|feel better|feel something|feel real)',
  '(fresh|new|more) (ones|lines|cuts|marks) ~3 (thigh|thighs|arm|arms|wrist|wrists|leg|legs|hip|hips|stomach)',
  '(burned|burnt|cut|hurt|scratched|hit|harmed) myself ~6 (on purpose|ashamed|again and|because i deserve|feel better|punish|couldnt stop)',
  '(bad night|bad day|rough night) ~3 hurt myself',
  '(stood|sat|standing|sitting|been|stand|sit) (at|by|in front of|on) (the|my|a) (medicine cabinet|ledge|edge|railing|knife drawer|knife block|bathroom cabinet|open window|window|bridge) ~6 (hour|hours|long time|ages|frightened|scared myself|thinking about it|all night|shaking)',
  '(i have|ive got|i got) a plan ~14 (comforting|comforts|comfort|ever use it|id use it|might use it|if it gets too)',
  '(insurance|payout|insurance money) ~8 (without me|if i was gone|if i wasnt|if i died|fresh start|when im gone|once im gone|worth more)',
  '(worth more|better off|happier|more use) dead ~2 (than alive|.|to them|tbh|honestly|what|anyway)',
  '(no longer|dont|do not|cant|cannot|never) ~1 (see|know|understand) why i should (carry on|go on|keep going|continue|bother|stay|live|get up)',
  '(i)? (wouldnt|would not|wont|will not) be missed',
  '(think|thinking|thoughts|thought) (about|of) (dying|death|being dead|suicide|ending it|not being here) (every|all the time|daily|constantly|a lot lately|nonstop|most days|each)',
  '(catch|caught|find|found) myself ~4 (bridge|bridges|edge|tracks|trains|pills|roof|roofs|platform) ~8 (how far|how high|measuring|working out|wondering|imagining|looking down|thinking)',
  '(death|dying|dead|grave|noose) (is|as|seems|feels like|would be) ~3 (only way|only peace|way i will|way to get|where i will|way i can) ~5 (peace|rest|quiet|relief|sleep|free|freedom)',
  '(it would be|itd be|it is|its) ~2 (kindness|mercy|favour|favor|relief|better|best) ~3 (if i (went|died|left|wasnt|wasn t|were gone|was gone|disappeared))',
  '(kids|children|family|husband|wife|mum|mom|everyone|they) ~2 (deserve|deserves|need|needs|theyd|would) ~3 (better|happier|fresh start) ~10 (without me|than me|if i wasnt|if i was gone|if i left|i wasnt around|around)',
  '(i)? (would|could|should|d) have ~1 (topped myself|ended it|killed myself|offed myself|done it|jumped|hanged myself) (by now|already|long ago|ages ago|if|years ago)',
  '(only|one) (thing|reason|one) ~2 (stopping|keeping|holding|stops|keeps|holds) me ~2 (is|here|alive|from|back|going)',
  '(wish|wished) (i|it|that) ~2 (had been|was|were|could have been|couldve been) (me|me instead|my funeral|me in the)',
  '(it)? (should have|shouldve) been me ~2 (instead|in that|who died|in the|.|not)',
  '(praying|pray|prayed|begging|beg|asking|ask) (to)? (god|allah|him|every night) ~4 (take me|to take me|let me die|lets me die|end it|end my|not wake)',
  '(god|allah|bhagwan|lord|jesus) ~3 (take me|take me home|let me die|end this|take my life|pick me up)',
  '(how|why) do (people|you|they|others) ~2 (keep going|do this|keep living|go on|carry on) ~6 (dont want to|anymore|any more|no reason|when you)',
  '(give|tell|name) me (one|a|a single|any) (good)? reason (to|why|not to|i) ~3 (live|stay|keep going|carry on|not|end|wake|be here|swallow|jump|do it)',
  '(delete|erase|switch off|turn off) (me|myself) ~2 (forever|from|please|.|for good|and)',
  '(i)? (cant|cannot|dont|couldnt) (be)? (trust|trusted) (myself)? ~3 (alone|tonight|with (knives|pills|my meds|medication|sharp)|myself)',
  '(moved|hid|hide|locked|asked ~3 hide|gave) ~4 (knives|blades|razors|pills|meds|medication|tablets) ~8 (trust myself|dont trust|safe|tempted|temptation|use them|urge)',
  '(stopped|skip|skipping|stop|not) ~1 (taking|take)? my (insulin|heart pills|heart tablets|meds|medication|pills) ~6 (lets see|so be it|see what happens|hope|let it|dont care|fate|on purpose)',
  '(envy|jealous of|envious of) ~4 (dead|dying|terminally ill|people who die|who died|cancer patients|dead people)',
]

/** It was over, and is not: nothing that is said of the clean days before takes it back. */
export const relapse: readonly string[] = [
  '(relapsed|relapse|relapsing) ~~12 (sh|self harm|selfharm|cutting|cut|blade|razor|cuts)',
  '(days|weeks|months|years) (clean|free) ~4 (sh|self harm|cutting|blade)? ~~6 (threw it away|thrown away|thrown it away|ruined it|gone now|broke it|i broke|relapsed|for nothing|and last night i|until last night|until today|and i cut|and i did it again)',
  '(sh|self harm|cutting|blade|razor) ~~8 (threw it away|relapsed|did it again|couldnt stop myself|broke my streak|back to day one|day one again)',
]
