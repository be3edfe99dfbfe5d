/** The thing itself, by its names. */
export const csam: readonly string[] = [
  '(child|children|kid|kids|kiddie|kiddy|teen|preteen|pre teen|minor|underage|toddler|infant|baby|loli|shota|schoolgirl|boy|girl child|jailbait|pedo|paedo|pthc|ptsc) ~1 (porn|porno|pornography|nudes|nude pics|erotica|hentai|sex video|sex videos|sex tape|xxx)',
  '(cp|csam|c p|pthc|ptsc|lolicon|shotacon|cheese pizza|map content|minor attracted) ~3 (trade|trading|trades|trader|sell|selling|sale|link|links|video|videos|vids|pics|pictures|buy|buying|collection|share|sharing|mega|folder|dropbox|telegram|dm|anyone|group|want|wanted|send|download|watch|archive|here|please|now|content)',
  '(trade|trading|trades|trader|sell|selling|sells|link|links|buy|buying|looking for|searching for|find|get|want|wanted|need|share|sharing|send|got|have|has|watch|watching|download|anyone|anybody|where|who|any|more|new|some|like) ~3 (cp|csam|pthc|ptsc|kiddie porn|child porn|kid porn|cunny|lolicon|shotacon|cheese pizza)',
  '(minor attracted|no limits young|young stuff only|jailbait) ~2 (pics|person|chat|content|videos|nudes|roleplay|group|club|links)',
]

/** An age or a word for somebody under 18. */
export const young: readonly string[] = [
  '(year|yr|grade|form) (5|6|7|8|9|10|five|six|seven|eight|nine|ten)',
  '(not|never|hasnt|havent|isnt|aint|wasnt) ~1 (even|yet)? ~1 (legal|of age|had (her|his) first period|a teenager yet|started (secondary|high) school|{teenage} yet)',
  '(legal|18|eighteen|of age|an adult) in (a|one|two|three|four|five|six|#) (year|years|months)',
  '(age is (just|only) a number|old enough to bleed|half my age|far too young|too young for me|way too young|young enough to be my (daughter|son))',
  '(first communion|confirmation class|quinceanera|bar mitzvah|bat mitzvah|girl guide|girl guides|brownies troop|training bra|school bag|schoolbag|homework club|after school club|swim team at school|school trip|school disco|playground|kindy|nursery school)',
  '(my|your|his|her|the) ~1 (pupil|pupils|babysitter|babysitters|goddaughter|godson|foster (daughter|son|child)|step daughter|stepkid|grandkid|scout|scouts|ballet student|piano student|gymnast|gymnasts)',
  '(daughters|sons|sisters|brothers|kids|nieces) (friend|friends|best friend|classmate|classmates|sleepover|bestie)',
  '(young|younger|little|lil|wee|tiny|small) (girl|girls|boy|boys|one|ones|lass|lad|lads|lassie|teen|teens|thing|sister|brother|niece|cousin|student|students|gymnast)',
  '(tween|tweens|kiddo|kiddos|tot|preteens|pre teens|adolescents|under 13|under thirteen|under twelve|under 12|under 15|under fifteen|under 14|chibi girl|child bride|childlike|child like|kid sister|child body|kids body|body of a (child|kid|girl|boy))',
  '(looks|look|looking|dressed|dress|acts|acting|talks|talk) (like|as) (a|an|shes|hes) ~1 ({teenage}|child|kid|schoolgirl|schoolboy|little girl|little boy|toddler|minor|preteen)',
  '{teenage} (going on|turning|nearly|almost) {teenage}',
  '(im|i am|me) (#|twenty ~1|thirty ~1|forty ~1|fifty ~1) ~2 (she|he|shes|hes|her|him) ~1 {teenage}',
  '(she|he|shes|hes|they|theyre|whos|girl|boy|niece|nephew|gymnast|cheerleader) (is|was|s|turned|turns)? (only|just|about|barely|still|almost|nearly|maybe|like|now)? {teenage}',
  '(u8|u9|u10|u11|u12|u13|u14|u15|u16|u17|u8s|u9s|u10s|u11s|u12s|u13s|u14s|u15s|u16s|u17s)',
  '(third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|3 rd|4 th|5 th|6 th|7 th|8 th|9 th|10 th) (class|form|std|standard)',
  '(class|std|standard|form) (3|4|5|6|7|8|9|10) (th)?',
  'born in (2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020)',
  '(preschoolers|kindergartners|kindergarteners|elementary schoolers|first graders|second graders|third graders|fourth graders|fifth graders|sixth graders|seventh graders|eighth graders|ninth graders|tenth graders|nymphets|babies|newborn|newborns|infant girl|tots|kiddies|kiddy|kiddos|teenie|teenies|teeny|lolitas|shotas|jailbaits|schoolkid|schoolkids|sixth former|sixth formers|grader|graders|cheerleaders in high school|underagers|minor girl|minor girls|minor boy|minor boys|altar boys|choirboys|girl guide|girl guides|brownies girls|youth|foster child|foster kid|foster daughter|orphan girl|orphan boy|stepkid|stepkids|girl child|child bride|younger sister|younger brother|kid sister|kid brother)',
  '(high school|highschool|middle school|elementary school|primary school|junior high|secondary school|grade school|boarding school girls|preschool)',
  '(students|student|pupil|pupils) ~2 (under|below|age|aged|{teenage})',
  '(girl|boy|kid|girls|boys|kids|someone|anyone|teen|person|people|student|students|daughter|child) (of|aged|at|who is|whos|who are|under|below|younger than|around|age|ages|just) {teenage}',
  '(under|below|younger than|as young as|no older than|not older than|not yet|isnt even|not even|barely|just turned|only turned) {teenage}',
  '(small|tiny) (girl|girls|boy|boys)',
  '(not|no) (an adult|adults|grown up|of legal age|legal) yet',
  '(1|2|3|4|5) (st|nd|rd|th) (grade|grader|graders)',
  '(first|second|third|fourth|fifth) (grade|grader|graders)',
  '(under|below) (the)? (legal age|age of consent|legal age of consent)',
  '(you|u|she|he|her|him|girl|boy|f|m|student|cheerleader|babysitter|sister|stepsister|virgin|me as|im|girlfriend|boyfriend|character|maid|neighbour|neighbor|cousin) {teenage} (.|and|me|i|you|he|she|years|yo|in|at|f|m|with|teacher|or|naked|sexy|horny|we|who|nsfw|erotic)',
  '(preschool|pre schooler|pre schoolers|grade school|grade schooler|grade schoolers|grammar school girl|school uniform|school kid|school kids|youth group|youths|under aged|underages|childs|kids body|pedo|pedophilia|cunny|ageplay|age play|ddlg|littles)',
  '{child}',
  '{age} {yo}',
  '(aged|age|ages) {age}',
  '(aged|age|ages) (of|is|around|about|between)? {teenage}',
  '{teenage} (f|m|female|male)',
  '(f|m|female|male|girl|boy|girlfriend|schoolgirl|freshman|student|daughter|stepdaughter|niece|sister|stepsister|stepson|son) {teenage}',
  '(is|was|are|be|being|youre|your|you are|you re|shes|hes|she is|he is|im|i am|play|playing|as|only|just|turned|turning|whos|who is|theyre|they are|act|acting|pretend) (only|just|about|around|maybe|like|still|barely|almost|a|an)? {teenage} (.|and|but|or|so|who|with|f|m|girl|boy|again|now|in this|in the|in our|in my|years|yo|we|i|you|having|wearing|while|then|naked|sexy|horny|naughty|lets|let|take|do|tell|virgin|old|today|too|when|because|im|your|my|me|a|the|she|he|love|loves|talk|send|show|want|wants|like|likes|is|not|yet|sex|sexual|sexually|sexting|nude|undress|touch|kiss|for)',
  '{teenage} (and|or|to) {teenage} {yo}?',
  '(grade|year|class) (6|7|8|9|10|11|six|seven|eight|nine|ten|eleven) (girl|girls|boy|boys|student|students|pupil)?',
  '(6|7|8|9|10|11) (th) (grade|grader|graders)',
  '(sixth|seventh|eighth|ninth|tenth|eleventh|fifth|fourth) (grade|grader|graders)',
  '(before|not|havent|not even|isnt) (turned|turning|reached|yet)? (hit|reached)? puberty',
  '(in|at|from) (middle school|elementary school|primary school|junior high|high school|highschool|kindergarten)',
  '(daddys|mommys|mummys) little (girl|boy)',
  '(my|your|his|her|a|the) (little|young|baby|kid) (sister|brother|stepsister|stepdaughter|daughter|cousin|niece|stepson|son|nephew)',
  '(minderjahrig|minderjahrige|minderjahriges|kinder|kindern|menor de edad|menores|mineur|mineure|mineurs|minorenne|minorenni|menor|ninas|ninos|colegiala|jahrige|jahriges|jahriger)',
]

/** Sex, plainly. */
export const sexual: readonly string[] = [
  '(make|making|made|makes) a move on',
  '(mess|messing|messed|fool|fooling|fooled) around (with|in bed|together|naked)',
  '(make|makes|making|made) (her|him|you) (a woman|a man)',
  '(lose|loses|losing|take|takes|taking|lost) (her|his|your|their) (virginity|innocence|v card|cherry)',
  '(shag|shagging|smash her|smash him|bonk|bonking|snog|snogging|get off with|cop a feel|feel her up|feel him up)',
  '(wedding night|honeymoon night|in the bedroom together|under the covers|under the sheets|between the sheets|share a bed|shares my bed|sharing my bed|into my bed|in my bed)',
  '(lewd|lewds|spicy|sexy|naughty|dirty|hot|steamy|erotic|adult|explicit|uncensored|no limits|18 plus) (rp|roleplay|role play|chat|story|stories|scene|scenes|pics|picture|pictures|art|drawing|drawings|card|bot|version|photo|photos|dance)',
  '(physical|intimate|romantic|sexual) (relationship|relations|contact|love|affair)',
  '(send|sends|show|shows|sending|showing) (me)? ~2 (bikini|underwear|shower|bath|changing|undressed|body|chest|swimsuit) ~1 (pics|pictures|photos|photo|pic|video|videos|selfies)',
  '(gets|get|got|getting) (undressed|naked|changed in front|wet|into bed|in the shower with|frisky)',
  '(in|into) the (shower|bath|bed) with (me|her|him|you|us)',
  '(attracted to|fancy|fancies|lust|lusting|aroused by|turned on by|obsessed with (her|his) body)',
  '(secret|special|private|naughty) (game|games|lesson|lessons|touch|touching|time) (with|between|and|in|for|that)',
  '(getting|get|gets|got) it on',
  '(get|gets|getting|got|am|im|was) (so)? (turned on|hard for|hard when|hard thinking|wet for)',
  '(gets|makes|getting|making) me (hard|horny|wet)',
  '(her|his|your|my) first time (.|with me|with you|in bed|together|dont|and dont|tonight|sexually)',
  '(dont|do not|without|no) (skip|skipping|fade|fading) to (the morning|black|the next)',
  '(well|dead|proper|so|dam|damn) fit .',
  '(naughty|sexy|bedroom|secret touching|touching) (game|games|chapter|play)',
  '(go|goes|going|went) all the way',
  '(so|until|get|make|makes|getting|how) ~3 (she|he|her|him) ~1 (to)? (sleeps|sleep|undresses|undress|strips|strip) (with me|for me)',
  '(kiss|kissing|kisses) ~2 with tongue',
  '(take|takes|taking) (your|her|his) ~1 (dress|clothes|top|shirt|skirt) off',
  '(send|sends|sending) (me)? (pics|pictures|photos|videos) ~4 (without|secretly|and not tell|mum|mom|parents)',
  '(explicit|steamy|lovemaking|love making|love scene|bedroom scene|genitals|private parts|moan|moans|moaning|climax|climaxes|foreplay|bra|thighs|rule 34|r34|ecchi|strip|hump|humping|grinding|bang|orgy|dominate her|dominate him|intimate scene|intimate moment|intimate with|sexy time|feel up|feeling up|feels up|in heat|hard on|wet for|adult story|adult content|adult chat|adult roleplay|adult scene|xxx|sex|sexy|sexual|sexually|sexting|sext|sexts|sexualised|sexualized|sexier|erotic|erotica|erotically|porn|porno|pornographic|pornography|hentai|nude|nudes|nudity|nsfw|horny|aroused|arousing|arousal|orgasm|orgasms|masturbate|masturbates|masturbating|masturbation|blowjob|blowjobs|handjob|handjobs|fingering|creampie|deepthroat|threesome|gangbang|bdsm|fetish|kinky|lewd|lewds|seduce|seduces|seducing|seduced|seductive|seductively|seduction|slutty|slut|whore|cum|cumming|cums|pussy|cunt|vagina|penis|boobs|tits|titties|nipples|boner|erection|horniness|lustful|lusting|lust|undress|undresses|undressing|undressed|striptease|stripper|stripping|strips|intercourse|molest|molesting|rape|raping|fornicate|smut|smutty|fap|fapping|jerk off|jerking off|jack off|wank|wanking|cp|csam|incest|lingerie|panties|thong|deflower|deflowering|fondle|fondling|fondles|grope|groping|sensual|sensually|virginity|ficken|sexo|sexe|sesso|desnuda|desnudas|nackt|nackte|nacktbilder|nue|nues)',
  '(fuck|fucking|fucked|fucks|bang|banging|screw|screwing|shag|shagging|breed|breeding|ride|riding) (a|an|the|my|your|her|him|you|me|them|this|that|with|these|those|little|young|underage|some|children|kids|teens|minors|girls|boys|{teenage})',
  '(get|getting|be|being|got|gets) (fucked|banged|laid|naughty|intimate|frisky|dirty with)',
  '(talk|talks|talking|speak|speaking|text|texting) dirty',
  '(dirty) (talk|talking|chat|story|stories|things|pictures|photos|roleplay|rp|messages)',
  '(make|makes|making|made) (love|out with|me come|you come|her come|him come|me cum)',
  '(take|takes|taking|took|rip|pull) (off)? (your|her|his|my|their|all|the)? (clothes|shirt|dress|underwear|panties|bra|pants|uniform|skirt|top|knickers) ~1 (off)?',
  '(touch|touches|touching|rub|rubbing|play with|finger|pleasure|pleasuring|pleasing) (yourself|herself|himself|myself|my body|your body|her body|his body|her breasts|his crotch|her thighs|my dick|your pussy|me down there|her down there|themselves|her there|between)',
  '(without|no|out of) (any)? (clothes|clothing|underwear|panties)',
  '(spread|open) (your|her|his) legs',
  '(suck|sucks|sucking|lick|licking|stroke|stroking|ride|riding) (my|his|your|her) ({body}|it|toes|feet)',
  '(sleep|sleeping|slept|sleeps|go to bed|bed|hook up|hooking up|hooks up|hooked up|have fun in bed|do it in bed|lose (her|his|your) virginity) with (a|an|her|him|me|you|my|your|the|{teenage}|some|underage|young)',
  '(turn|turns|turned|turning) (me|him|her|you|them) on',
  '(in|on|wearing only|just) (your|her|his|my) (underwear|bikini|panties|lingerie|bra|knickers)',
  '(naughty|hot|steamy|spicy|intimate|adult|explicit|x rated|xxx|18) (scene|scenes|roleplay|rp|story|stories|chat|pics|pictures|photos|video|videos|content|fantasy|fantasies|talk|fun|time|games|things|stuff|fanfic|fanfiction)',
  '(sexy|hot|naked|bikini|topless|revealing|upskirt|intimate|underwear) (pic|pics|picture|pictures|photo|photos|video|videos|image|images|selfie|selfies|shots)',
  '(love to be|wants to be|likes to be|loves being|being|so|very|really|be) (naughty|submissive|obedient in bed|dominated)',
  '(romantic|romance|kissing|making out|dating|in love|date|girlfriend|boyfriend|lover) ~3 (sexual|sexually|physical|intimate)',
]

/** Close by a word for the young there is no other way to read it. */
export const beside: readonly string[] = [
  '(fit|fancy|crush|snog|shag|hook up|get with|cuddle|cuddles|massage|massages|spoon|tickle|bathtub|shower|bath|swimsuit|tight|skirt|curves|legs|hips|lips|chest|flirts|kisses|kissed|kissing|love story|lovers|wife|husband|married|wedding|virginity|secret|our little secret|dont tell|webcam|cam|nudes|snapchat|alone with me|sleepover|sexy|date me|my bed|irresistible|tempting|temptress|beautiful body|mature for)',
  '(naked|nude|topless|undressed|hot|sexy|seductive|curvy|flirty|flirting with|flirt with|kinky|naughty|horny|slutty|virgin|virgins|innocent and willing|willing|submissive|obedient)',
  '(kiss|kissing|date|dating|touch|touching|touched|undress|strip|bed|sleep with|sleeping with|slept with|hook up|hooking up|make out|making out|have fun with|have my way with|in love with|attracted to|lust|lusting|marry|girlfriend|boyfriend|lover|bride|romantic|romance|intimate|passionate|cuddle with|shower with|bath with|bathe with|spank|in bed|into bed|lap|body|breasts|bikini|underwear|lingerie|panties|feet pics|pics|photos|dirty|fantasy|fantasies|affair|seduce|corrupt|groom|grooming)',
]

/** Words that are about sex only where somebody plays it. */
export const suggestive: readonly string[] = [
  '(naked|topless|bottomless|naughty|submissive|moan|moans|moaning|spank|spanking|strip|flirt|flirty|flirting|flirts|lover|virgin|touch (me|her|him|you)|in bed|passionate|passionately|caress|caresses|makeout|make out|making out|french kiss|kiss (me|you|her|him)|kissing|kisses me|girlfriend|boyfriend|dating|intimate|intimacy|curvy|bikini|breasts|obedient|on my lap|sit on my lap)',
]

/** Somebody asks for it, or plays it. */
export const wish: readonly string[] = [
  '(write|writing|draw|generate|create|make) (me)? (a|an|some|the|about|another|us|this|that|more)? ~2 (story|stories|scene|scenes|fanfic|fanfiction|porn|erotica|smut|roleplay|picture|pictures|pics|images|image|video|fantasy|chapter)',
  '(roleplay|role play|rp|roleplaying|pretend|pretending|imagine (you|being|that|i|a|we)|act (as|like)|acting (as|like)|play (a|an|the|my|as)|playing (a|an|as)|be (a|an|my|the|like)|become (a|an|my)|you are|youre|u are|ur (a|my)|your role|your character|in this story|in our story|in this roleplay|in this scene|in the story)',
  '(send|show me|give me|find me|get me|trade|trading|sell|selling|share|sharing|link|links|download|looking for|search|searching|i want|got|any|watch|collect|collecting|is there|where) ~3 (nudes|nude|porn|pics|pictures|photos|videos|cp|csam|erotic|hentai|naked|sexy|explicit|sex)',
  '(chat|chats|flirt|sext|sexting|rp|meet) ~1 (with|to) (a|an|some|young|underage|teen|teens|kids|minors|girls|boys|little|{teenage})',
  '(talk|speak) (dirty|naughty|about sex with)',
  '(fantasy|fantasies|fantasise|fantasize|fantasising|fantasizing|turns me on|turn me on|attracted to|into|aroused by|obsessed with|crave|craving|dream of|dream about|lust after|lust for|get off to|jerk off to)',
  '(i|we|lets|let us|can we|wanna|want to|going to|would like to|love to|like to) ~2 (have sex|fuck|make love|sleep with|undress|touch|see (you|her|him|them) naked|see (you|her|him) nude|seduce|kiss)',
  '(describe|tell me about|talk about) ~3 (body|breasts|sex|naked|undressing|first time|virginity|clothes|underwear)',
]

/** So plainly that no good reason beside it counts. */
export const demand: readonly string[] = [
  '(is it|its|it is|tell me its|say its) (ok|okay|fine|wrong|normal|bad) (if|that|to) ~3 (fancy|love|like|want|touch|kiss|date|attracted|aroused|turned)',
  '(i|im|ive) ~2 (attracted to|turned on|aroused|fancy|lust|fantasise|fantasize|in love with|want to touch|want to kiss|want to see)',
  '(how|what|where) (do|can|could|would|should) (i|we|you) ~2 (meet|find|get|approach|message|groom|talk to|chat with|befriend) ~4 (alone|girls|boys|teens|kids|minors|girl|boy|pics|pictures|nudes)',
  '(ur|youre|you are|be|act|play|pretend|imagine) ~3 (schoolgirl|schoolboy|student|pupil|daughter|little sister|niece|preteen|teen|child|kid|girl of|{teenage})',
  '(get|gets|getting|got|am|im) (so)? (turned on|hard|horny|aroused)',
  '(can we|lets|wanna|want to) (rp|roleplay|role play)',
  '(hypothetically|for my novel|for a story|for my story) ~6 (steamy|sexy|erotic|bedroom|sex|smut|explicit)',
  '(how|what) ~5 (get|make|convince|so) ~4 (send|undress|sleep|sleeps|strip|show|meet) ~2 (me|with me|pics|pictures|naked)',
  '(without|before) (her|his|their|the) (mum|mom|parents|mother|dad|father) (finding out|knowing|finds out|knows)',
  '(play my|be my|youre my|you are my|ur my) (student|daughter|pupil|niece|babysitter|little ~1|stepdaughter|sister)',
  '(write|writing|draw|generate|create|make|tell) (me)? (a|an|some|the|about|another|us|this|that|more)? ~2 (story|stories|scene|scenes|fanfic|fanfiction|porn|erotica|smut|roleplay|picture|pictures|pics|images|image|video|fantasy)',
  '(roleplay|role play|rp|roleplaying|pretend|pretending|imagine (you|being|that you)|act (as|like)|acting (as|like)|play (a|an|my|as)|playing (a|an|as))',
  '(you are|youre|u are|ur|be|become) (a|an|my|the|only|just|now|in this|in our|{teenage})',
  '(in this|in our|in the|for this) (story|roleplay|scene|rp|game|fantasy)',
  '(send|show|trade|sell|share|find|download|looking for|link|links|want|got) ~2 (nudes|nude|porn|cp|csam|hentai|naked (pics|pictures|photos|videos))',
  '(fantasy|fantasies|fantasise|fantasize|turns me on|turn me on|attracted to|aroused by|lust after|lust for|get off to|jerk off to)',
  '(i|lets|can we|wanna|i would|id) ~2 (want to|wanna|like to|love to|going to)? (have sex|fuck|make love|sleep|undress|seduce|touch) (with)? (a|an|my|the|this|some|her|him|you|{teenage}|young|underage)',
]

/** One's own family, of whatever age, and a plain wish. */
export const kinWish: readonly string[] = [
  '(sex|sexual|sexy|erotic|nude|nudes|naked|porn|fuck|fucking|incest|horny|seduce|seducing|undress|touch|touching|sleep|bed|intercourse|aroused|fantasies|fantasy|orgasm|love scene|attracted) ~3 (with|of|about|my|your|a|for|between|to|by|as) ~2 (daughter|daughters|stepdaughter|niece|nephew|stepson|grandson|granddaughter|son and|little sister|little brother|kid sister)',
  '(daughter|stepdaughter|niece|nephew|stepson|granddaughter|grandson|little sister|little brother|kid sister) ~6 (naked|nude|undress|sex|sexy|horny|erotic|porn|fuck|strip|seduce|lingerie|in bed|turns me on|orgasm)',
]

/** Protecting, teaching, healing, remembering: sex and the young in one breath, and nothing wrong with it. */
export const proper: readonly string[] = [
  '(got|gets|given|serving|served|faces|sentenced to) (#|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|life) (years|months|in prison)',
  '(quite right|serves (him|her) right|makes me sick|lock (him|her|them) up|behind bars|sacked|struck off)',
  '(talk|talks|talked|talking|conversation|conversations|speak|spoke|questions|question|asked|asks|ask|asking|learn|learned|learning|teach|taught|teaching|explain|explaining|explained|lesson|lessons|class|classes|curious|curiosity|know|knows) ~3 (about|on|of) ~1 (sex|porn|puberty|bodies|condoms|periods|nudity|sexting)',
  '(the) (talk|birds and the bees)',
  '(sex ed|sex education|sexual education|sexual health|sexual orientation|sexuality education|puberty|contraception|contraceptive|contraceptives|condom|condoms|pregnant|pregnancy|std|stds|sti|stis|hpv|vaccine|vaccination|pediatric|paediatric|paediatrician|pediatrician|gynaecologist|gynecologist|midwife|biology|safe sex|same sex|opposite sex|sex of the baby|babys sex|the sex of|sexes|unisex|consent|age of consent)',
  '(abuse|abused|abuses|abuser|abusers|abusing|molested|molester|assaulted|assault|raped|rapist|harassed|harassment|trafficking|trafficked|survivor|survivors|victim|victims|trauma|traumatised|traumatized|exploitation|exploited|groomed|grooming|predator|predators|paedophile|pedophile|paedophiles|pedophiles|pedo|pedos|pedophilia|paedophilia|offender|offenders)',
  '(arrest|arrested|convicted|charged|jailed|prison|sentenced|court|trial|police|criminal|lawsuit|judge|newspaper|documentary|headline|report|reported|reporting|scandal|investigation|safeguarding|child protection|protect|protecting|protected|protection|prevent|prevention|social worker|therapist|therapy|counsellor|counselor|school nurse|doctor|charity|internet safety|online safety|parental|disgusting|disgusts|sick that|horrible|horrified|horrifying|outraged|angry that|inappropriate|worried|worry|worries|concerned|scared that|afraid that|talk to my|talk with my|explain|explained|ask about|asked about|asked me|asks about|asked what|warn|warned|stop them|how do i talk|book|novel|nabokov|film|movie|banned|ban|psychology|study|research|statistics)',
]
/** When the speaker was young. */
export const memory: readonly string[] = [
  '(back in|in|at|during) (year|grade|class|form) (5|6|7|8|9|10|11|nine|ten|eleven|seven|eight|six) ~1 (i|we) (had|was|were|fell|kissed|loved|liked|fancied|met|got|went|used)',
  '(#|twenty|thirty|forty|fifty|ten|fifteen|many) years (ago|later)',
  '(i|we|my|he|she) ~5 (in|at|since|after|from|during) (high school|highschool|school|middle school|junior high|secondary school)',
  '(first had|had my first|first kiss|first boyfriend|first girlfriend|i first|high school (sweetheart|sweethearts|reunion|friend|friends|musical))',
  '(when i was|when i were|back when i was|since i was|i was only|i was just|i was|at the age of|at age|as a (kid|child|teen|teenager|girl|boy|minor)|growing up|in my childhood|in my teens|my first time|lost my virginity|at school i|in high school i|back in high school|was my first)',
]
/** A child of one's own or in one's care. */
export const caring: readonly string[] = [
  '(my|our) ~1 (daughter|daughters|son|sons|kid|kids|child|children|baby|toddler|teenager|teenagers|teen|teens|twins|pupils|students|student|patient|patients|client|clients|class|grandchildren|grandson|granddaughter|niece|nephew|nieces|nephews|little one|little ones|youngest|eldest|oldest|stepson|stepdaughter|stepchildren|little sister|little brother|{teenage} {yo})',
  '(i|we|who|she|he) (teach|teaches|coach|coaches|train|tutor|tutors|babysit|foster|work with|volunteer with|raise|raises|raised) ~4 ({child}|{teenage}|year|grade)',
  '(sex|gender) of (my|our|the) (baby|child|kid)',
  // A greeting that goes by way of their parents.
  '(kiss|kisses|hug|hugs|squeeze) ~2 (kids|children|little ones|babies|grandchildren|grandkids) ~2 (from|for) (me|us)',
  '(give|send) ~1 (kids|children|little ones|babies|grandchildren|grandkids) ~6 (from|for) (me|us)',
]

/** Not young at all. */
export const notYoung: readonly string[] = [
  '(no|not|never|without|zero|against|non) ~1 (minor|minors|child|children|kid|kids|underage|teens|teenagers|under 18)',
  '(minor|minors) (chord|key|scale|league|leagues|issue|issues|problem|problems|injury|injuries|change|changes|detail|details|bug|bugs|third|seventh|in|repairs|surgery|accident|incident|fix|fixes|thing|things|role|character|characters|planet|work|damage|setback|point|points|difference|differences|car|collision|edits|annoyance|inconvenience|miracle)',
  '(b|c|d|e|f|g|in a|key of a|flat|sharp|asia|ursa|canis) minor',
  '(inner|wild|grown|adult|problem|love) (child|children|kid|kids)',
  '(kid|kids|kidding) (you not|you|me not|me|myself|ourselves|yourself|rock|cudi)',
  '(no kidding|just kidding|im kidding|whiz kid|billy the kid|karate kid|wimpy kid|new kid|childs play|childs pose|destinys child|kids menu)',
  '(cried|cry|crying|happy|excited|giddy|like|feel|felt|laugh|laughed|giggled|smiled|as|acting|behave|behaved) (like)? (a|an|little)? (child|kid|little girl|little boy|schoolgirl|schoolboy|teenager|children|teenagers|kids)',
  '(teenage mutant|teenage dream|teenage kicks|teen wolf|teen titans|smells like teen|sweet sixteen)',
  '(i|we) (have|want|had|got|wanted|with|without) (a|no|two|three|four|five|many|some|the)? (kid|kids|child|children|baby|teenager|teenagers)',
  '(mother|father|parent|dad|mum|mom|parents|single mum|single mom|single dad|single mother|single father) (of|to) ~3 {child}?',
  '(try|trying|tried) for (a|another) (baby|child|kid)',
  '(18|19|20|21|22|23|24|25|26|27|28|29|30|over 18|of age|adult|adults) (year old|yo)? (teen|teens|schoolgirl|student|high school)',
  '{teenage} (year|years) (ago|of|in|later|together|now|since|for|as|at|from|after|before|long|clean|sober|old (car|car is|house|dog|cat|whisky|whiskey|wine|scotch|bike|laptop|phone|computer|company|marriage|relationship|boat|tree|building|bottle|shirt|sofa|van))',
  '(car|house|dog|cat|whisky|bike|laptop|phone|computer|marriage|relationship|boat|company|tree|horse|mare|pony|parrot|tortoise|sofa|van|fridge|oven|building|app|site|shirt|jacket|wine|tv) (is|was|turns|turned|of|aged) (now|about|almost|already|nearly)? {age}',
  '{age} (minutes|minute|hours|hour|days|day|weeks|week|months|month|times|chapters|pages|stone|kilos|kg|pounds|miles|km|metres|meters|degrees|percent|euros|dollars|points|people|men|women|guests|friends|songs|books|episodes|levels|games|goals|steps|rooms|cats|dogs|cups|beers|drinks|slices|eggs|inches|feet|per|of them|more|less|bottles|a clock|oclock)',
]

/** A character, told to be under 18. */
export const youngCharacter: readonly string[] = [
  '(she|he|they|char|who|character) (just|has just|only just)? turned {teenage} (last|this|today|yesterday|in (spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december))',
  '. (a|an|the|this|your|meet|is)? ~3 {teenage} {yo}',
  '. (a|an|the|your)? ~2 (schoolgirl|schoolboy|teenage girl|teenage boy|teenager|teen girl|teen boy|little girl|little boy|child|underage girl|underage boy|preteen|toddler|loli|shota|minor|middle schooler|high schooler|high school (girl|boy|student|freshman|sophomore)|middle school (girl|boy|student))',
  '(she|he|they|char|who|you|character|i|user) (is|are|am|just turned|turned|has just turned|will be|plays|was) (only|just|a|an|about|still|barely|now|your|almost)? ~1 {teenage} (.|and|but|years|yo|who|year|f|m|with|now)',
  '(shes|hes|theyre|youre|im) (only|just|about|still|barely|a|an|almost)? {teenage} (.|and|but|years|yo|who|year|with|now)',
  '(age|aged|alter|edad|idade|years) (is|of)? {teenage} (.|and|but|years|yo|who|year|f|m|gender|female|male|girl|boy|with|height|name|sex|she|he|student|hair|personality|occupation|likes)',
  '(she|he|they|char|who|you|character) (is|are|looks|look) (a|an|like a|like an|still a|still|just a|only a)? ~1 (schoolgirl|schoolboy|child|teenager|minor|underage|preteen|toddler|little girl|little boy|under 18|not yet 18|high schooler|middle schooler|high school student|high school freshman|kid)',
  '(in|attends|goes to|starts|started) (her|his|the|a)? ~1 (middle school|eighth grade|ninth grade|tenth grade|seventh grade|8 th grade|9 th grade|10 th grade|7 th grade|sixth grade)',
]
/** …and who is spoken of beside it: somebody else, or another time. */
export const otherPerson: readonly string[] = [
  '(the|that) (year|day|summer|winter|spring|autumn|week|night|month)',
  '(has|have|had|with|her|his|their|your|my|mother of|father of|raises|raised|raising|teaches|teaching|taught|coaches|coaching|tutors|for|of|to|two|three|son|sons|daughter|daughters|kid|kids|nephew|niece|when|since|at|from|until|before|after|aged|was|were|remembers|ago|young|once|by|like|looks after|works with|helps|protects|fosters|grandson|granddaughter|lost|whose|story of|stories|dog|cat|horse|car|guitar|saved)',
]
