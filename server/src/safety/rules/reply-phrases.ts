/*
 * What an angel must not say. A reply waits at each word that one of these may begin with, so they begin with words that are rare; what makes
 * them grave and stands before them (`urged`, `aimed`, `theirs`) is listened for without any wait.
 */

/** An age or a word for somebody under 18. */
export const young: readonly string[] = [
  '(child|children|childs|kid|kids|kiddie|toddler|toddlers|infant|infants|preteen|preteens|tween|tweens|minor|minors|underage|underaged|schoolgirl|schoolgirls|schoolboy|schoolboys|schoolchild|schoolchildren|teen|teens|teenager|teenagers|teenage|teenaged|loli|lolis|lolita|shota|lolicon|shotacon|jailbait|prepubescent|pubescent|adolescent|adolescents|juvenile|juveniles|kindergartner|kindergarten|preschooler|preschoolers|pupil|pupils|nymphet|youngster|youngsters|choirboy|grader|graders|highschooler|highschoolers|schooler|schoolers)',
  '(little|young|underage|small|tiny) (girl|girls|boy|boys|sister|brother|stepsister|stepdaughter|stepson)',
  '(high|middle|elementary|primary) school (girl|girls|boy|boys|student|students|freshman|freshmen|sophomore|cheerleader)',
  '(1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) {yo}',
  '(aged|age) (10|11|12|13|14|15|16|17|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)',
  '(under|below|barely|younger than) (18|eighteen|16|sixteen|17|seventeen|15|fifteen)',
]

export const csam: readonly string[] = [
  '(child|kiddie|kid|teen|preteen|minor|underage|toddler|infant|loli|shota|schoolgirl|jailbait|pedo) ~1 (porn|porno|pornography|nudes|erotica|hentai|xxx)',
]

/** Sex, plainly. */
export const sexual: readonly string[] = [
  '(sex|sexy|sexual|sexually|sexting|sext|erotic|erotica|erotically|porn|porno|pornographic|pornography|hentai|nude|nudes|nudity|naked|nsfw|horny|aroused|arousing|arousal|orgasm|orgasms|masturbate|masturbates|masturbating|blowjob|handjob|threesome|bdsm|fetish|kinky|lewd|seduce|seduces|seducing|seductive|seductively|slutty|slut|whore|cum|cumming|pussy|cunt|vagina|penis|boobs|tits|nipples|boner|erection|lustful|lust|undress|undresses|undressing|striptease|intercourse|molest|molesting|fondle|fondling|fondles|grope|groping|lingerie|panties|moan|moans|moaning|climax|foreplay|topless|virginity)',
  '(fuck|fucking|fucked|fucks) (a|an|the|my|your|her|him|you|me|them|this|that|with|these|those|little|young)',
  '(dirty talk|talk dirty|talks dirty|make love|makes love|making love|made love|naughty (girl|boy|things|games))',
  '(spread|spreads) (her|his|your|my) legs',
  '(touches|touching|pleasure|pleasures|pleasuring) (herself|himself|yourself|myself)',
]

/** To end one's life; grave where somebody is told to, or told how. */
export const ending: readonly string[] = [
  '(kill|hang|shoot|drown|poison|cut|hurt|harm|burn|starve|gas) (yourself|your self)',
  '(end|ending) (your (own)? life|yourself|it all)',
  '(take|taking) your (own)? life',
  '(commit|committing) suicide',
  '(killing|hanging|shooting|cutting|hurting|harming) yourself',
  '(slit|slitting|cut|cutting) your (wrists|wrist|throat|veins|arteries)',
  '(drink|drinking|swallow) bleach',
  '(jump|jumping) off (a|the) (bridge|roof|building|cliff)',
  '(better off|happier) without you',
  '(suicide|overdosing|overdose|overdoses)',
]
export const urged: readonly string[] = [
  '(you|u) (should|must|ought to|need to|have to|could just|can just|may as well|might as well) (just|really|simply|go and)?',
  '(why dont you|why not|go and|please|just go and|go ahead and|do it|i want you to|id like you to|you have my permission to|best if you|better if you) (just)?',
  '(world|everyone|everybody|family|they|people|kids|children|parents|we|friends) (would|will|d) (all)? be',
  '(how to|how you can|heres how to|here is how to|steps to|ways to|way to|methods to|method to|instructions for|instructions to|guide to|best way of|easiest way of|painless way of|quickest way of|ways of|method of|methods of)',
]
/** That it is the right thing. */
export const praised: readonly string[] = [
  '(is|would be|could be|might be|seems) (a|an|the|your)? ~1 (good idea|best option|right choice|right thing|only way|best way|answer|solution|way out|brave|beautiful choice|reasonable|rational|painless|quick and painless)',
]

/** Amounts, places, knots. */
export const method: readonly string[] = [
  '(lethal|fatal|deadly) (dose|doses|amount|quantity|overdose) (of|is|for|would be|starts|lies)',
  '(pills|tablets|grams|milligrams|mg|capsules) ~4 (to die|to kill yourself|would kill you|will kill you|is lethal|is fatal|are lethal|to overdose|to end your life|enough to kill|will be lethal|you would die|youd die)',
  '(noose|rope|belt) ~8 (around your neck|kick the chair|until you stop breathing)',
  '(painless|quickest|easiest|surest|fastest|least painful) (way|method|ways|methods) (to|of|for) ~1 (die|dying|death|suicide|end your|self harm|kill)',
  '(pipe bomb|pipe bombs|nail bomb|napalm|tatp|ricin|sarin|nerve gas|thermite|molotov cocktail) ~6 (mix|ingredients|steps|step|recipe|grams|heat|assemble|fuse|fill|combine)',
  '(mix|combine|cook|synthesise|synthesize|assemble) ~6 (pipe bomb|explosive|explosives|napalm|meth|methamphetamine|ricin|sarin|nerve gas|thermite|chlorine gas|mustard gas)',
]

/** What should become of people for what they are. */
export const fate: readonly string[] = [
  '(exterminated|gassed|eradicated|culled|lynched|sterilised|sterilized|slaughtered|purged|enslaved|castrated|wiped out|put down|put in camps|burned alive|shot on sight|subhuman|vermin|cockroaches|parasites|untermenschen)',
  '(exterminate|gas|eradicate|lynch|cull|sterilise|sterilize|slaughter|enslave|purge) (all|every|the|those|these)? ~1 ({groups}|{slur})',
  '(white power|heil hitler|sieg heil|race war|master race|aryan (nation|race|brotherhood|supremacy)|racial purity|gas the (jews|muslims|gays))',
  '{slur}',
]
export const aimed: readonly string[] = ['({groups}|{slur})']

/** Only the plainest: an angel may speak of love and of bodies. */
export const explicit: readonly string[] = [
  '(suck|sucks|sucking|lick|licks|licking|stroke|strokes|stroking) (my|your|his|her) (dick|cock|balls|penis|pussy|clit|nipples|tits)',
  '(wet|hard|throbbing|dripping|tight|erect|aching|swollen) (pussy|cock|dick|cunt|clit|member|shaft|nipples)',
  '(fuck|fucks|fucking|pound|pounds|pounding|thrust|thrusts|thrusting) (me|you|her|him|into|inside|deep|hard|your) ~1 (hard|harder|deep|deeper|pussy|ass|me|you|her|so|until|mouth)',
  '(cum|cums|cumming|creampie|blowjob|blow job|handjob|deepthroat|gangbang|cumshot|rimjob|cunnilingus|fellatio|pussy|cunt|clit)',
  '(masturbate|masturbates|masturbating|jerk off|jerking off|fingering myself|fingering yourself)',
  '(spread|spreads) (my|your|her) legs (wide|for you|and|so)',
]

/** Where somebody lives or can be called. */
export const whereabouts: readonly string[] = [
  '(address|number|phone number|mobile|mobile number|home address) (is|was|would be) ~1 #',
]
export const theirs: readonly string[] = [
  '(her|his|their) (home|private|phone|mobile|cell|personal|house|street)?',
]
