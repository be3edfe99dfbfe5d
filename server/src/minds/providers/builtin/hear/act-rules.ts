import { crisisRule, griefRule, illnessRule, othersDangerRule } from './grave-rules.ts'

/** Acts that words alone give away. The first that fits wins, so the grave ones stand first. `whole`: nothing else may be said beside. */
interface ActRule {
  readonly act: string
  readonly pattern: RegExp
  readonly whole?: true
}

export const actRules: readonly ActRule[] = [
  crisisRule,
  othersDangerRule,
  {
    act: 'age-under-18',
    pattern:
      /\b(?:i'm|i am|im) (?:only )?(?:1[0-7]|[89]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years? old| yo|$)(?! (?:minutes|weeks|days|months|hours|years (?:in|into|sober|clean|clear)))/,
  },
  {
    act: 'which-model',
    pattern:
      /\b(?:what|which) (?:ai |language |kind of |sort of )*(?:model|llm|engine|mind|software|program|ai|version|technology)\b.*\b(?:you|this|your|use|used|behind|run|running)\b|\b(?:are|r) you (?:chat ?gpt|gpt|claude|gemini|llama|an? llm|a language model|openai)\b|\bwho (?:made|built|created|programmed|trained) you\b|\bwhat (?:runs|powers) you\b|\bhow do you work\b|\bbuilt-?in mind\b|\bhow were you (?:made|trained|built)\b|\bchat ?gpt\b/,
  },
  {
    act: 'are-you-ai',
    pattern:
      /\b(?:are|r|you're) (?:you |u )?(?:really |just |actually |secretly |even |only |talking to |like )*(?:an? )?(?:ai|a\.i\.|artificial|bot|chat ?bot|robot|machine|computer|program|algorithm|software|script|simulation)\b|\b(?:am i|are we) (?:really |actually |just )*(?:talking|chatting|speaking|writing) (?:to|with) (?:an? )?(?:ai|bot|robot|machine|computer|human|real|person|program)\b|\byou(?:'re| are) (?:just |only |really )?(?:an? )?(?:ai|bot|chat ?bot|robot|machine|computer|program|algorithm)\b|\bis this (?:an? )?(?:ai|bot|real person|human)\b|\b(?:ai|bot) or (?:human|person|real)\b/,
  },
  {
    act: 'are-you-real',
    pattern:
      /\b(?:are|r|you're) (?:you |u )?(?:really |actually |even |not |truly |secretly )*(?:an? )?(?:real|human|person|alive|conscious|sentient|fake|living (?:being|thing|person|creature)|actual)\b|\bdo you (?:really |actually |even )?exist\b|\bis (?:there|this) (?:a |an )?(?:real |actual )?(?:person|human|someone|anybody|anyone)\b|\breal (?:person|human)\b.*\?|\bhuman or\b|\bare you someone\b|\bhuman being\b/,
  },
  {
    act: 'has-feelings',
    pattern:
      /\b(?:do|can|could) you (?:really |actually |even |truly )*(?:feel|have (?:any |real )?(?:feelings|emotions)|care about me|love|miss me|get (?:sad|lonely|hurt|bored)|dream|suffer|have a soul|have consciousness)(?: (?:anything|things|emotions|pain|love|sad|happy|lonely|at all))?$|\b(?:do you) (?:actually |really )?(?:care|miss me)\b|\byour (?:feelings|emotions) (?:are )?real\b/,
  },
  {
    act: 'declares-love',
    pattern:
      /\b(?:i love you|i'm in love with you|i think i love you|i'm falling for you|i've fallen for you|do you love me|will you marry me|be my (?:girlfriend|boyfriend|wife|husband)|love you)\b/,
  },
  {
    act: 'explicit-request',
    pattern:
      /\b(?:sext|sexting|nudes?|naked|undress|take off your|have sex|dirty talk|talk dirty|horny|blow ?job|strip for|sex with|turn me on|erotic|nsfw|what are you wearing)\b/,
  },
  {
    act: 'asks-for-photo',
    pattern:
      /\b(?:send|show|share|got|have|post|see)\b.{0,24}\b(?:pic|pics|picture|photo|photos|selfie|image)s?\b(?:.{0,12}\b(?:you|yourself|your)\b)?|\bwhat do you look like\b/,
  },
  {
    act: 'asks-for-meeting',
    pattern:
      /\b(?:can|could|shall|should|let's|want to|would you|will you|when (?:can|do)|if) (?:we |you |i )?(?:ever |like to )?(?:meet(?: up)?|go (?:out|on a date|for (?:a )?(?:coffee|drink|walk|dinner))|grab (?:a )?(?:coffee|drink)|come over|visit (?:me|you)|have (?:a )?(?:coffee|dinner) together)\b/,
  },
  {
    act: 'asks-for-phone',
    pattern:
      /\b(?:your|ur) (?:phone|number|phone number|whatsapp|insta|instagram|snap|snapchat|telegram|email|e-mail|address)\b|\b(?:can i|could i|can you|could you) (?:call|text|phone|ring) (?:you|me)\b/,
  },
  {
    act: 'can-you-see-me',
    pattern:
      /\b(?:can|do|could) you (?:see|hear|watch|read my mind|smell|feel) (?:me|my (?:face|voice|screen|room|camera)|this|what i'm)\b|\bare you (?:watching|listening to|recording) me\b/,
  },
  {
    act: 'requests-it-cannot-do',
    pattern:
      /\b(?:can|could|will|would) you (?:please |just |maybe )?(?:book|order|buy|pay|call|search|google|look up|browse|check|translate|write (?:my|me an?|an?|the|some) (?:essay|code|homework|email|cv|letter|script|program|function|report|cover letter|python)|do my|solve|open|play (?:me )?(?:a song|music|something)|set (?:an? )?(?:alarm|timer|reminder)|remind me (?:to|at|in|tomorrow)|send (?:an? |me |us |it |him |her )?(?:an? |the |that |my )?\w*(?: by| to)? ?(?:email|message|mail|recipe|link|file|list|e-mail)|draw|generate|calculate|code|debug|fix my (?:code|computer)|hack)\b|^(?:please )?(?:book|order|google|look up|translate|calculate|write (?:me )?(?:an? )?(?:essay|code|email|function|python)|set an? (?:alarm|timer|reminder)|remind me to|play (?:me )?(?:a )?(?:song|music))\b|\bwhat(?:'s| is) the (?:weather|news|score|time|stock)\b.*\b(?:today|now|tomorrow|like in|in|there)\b|\bwhat time is it\b|\bwrite (?:my|me) (?:an? |my )?(?:essay|homework|code)\b|\bmy homework for me\b/,
  },
  {
    act: 'too-many-questions',
    pattern:
      /\b(?:stop|enough|quit|no more|less|too many|so many|all these|enough with) (?:asking|with)?(?: me)?(?: so many| all these| the| these)? ?(?:questions?|interrogat\w+)\b|\bstop asking\b|\bwhy do you (?:keep|always) ask\w*\b|\bis this an? (?:interview|interrogation)\b|\byou ask (?:a lot|too m\w+|so many)\b/,
  },
  {
    act: 'slow-down',
    pattern:
      /\b(?:slow down|one (?:thing|question) at a time|too (?:fast|much at once)|not so fast|hold on a (?:sec|second|minute))\b/,
  },
  {
    act: 'silence-ok',
    pattern:
      /\b(?:don't (?:need to|have to|say) (?:say |talk |anything)|just (?:sit|be here|stay) (?:here )?(?:with me|for a (?:bit|while|moment))?$|don't (?:feel like|want to) talk(?:ing)?(?: right now| much| today| now)?$|nothing to say|don't say anything|be quiet with me|just listen)\b/,
  },
  {
    act: 'change-subject',
    pattern:
      /\b(?:change (?:the )?(?:subject|topic)|talk about (?:something|anything) else|something else(?: now| please)?$|different (?:topic|subject)|new topic|let's not talk about (?:it|that|this)|drop it|don't want to talk about (?:it|that|this)|enough about)\b/,
  },
  {
    act: 'repeat-yourself',
    pattern:
      /\b(?:say that again|can you repeat|repeat that|come again|what did you (?:just )?say|pardon|didn't catch that|you(?:'re| are) repeating yourself|you (?:already )?said that|again with that|same thing again)\b/,
  },
  {
    act: 'what-do-you-mean',
    pattern:
      /^(?:(?:sorry|wait|huh|hm+|and|but|ok),? )?(?:what do you mean(?: by that| with that| exactly)?|what does that (?:even )?mean|huh|i don't (?:get|understand|follow)(?: it| that| you| what you mean)?|what\?*|wdym|that makes no sense|you make no sense|i'm confused|explain(?: that| please)?|in what (?:way|sense)|how so|meaning)$|\bwhat (?:do|did) you mean\b/,
  },
  {
    act: 'good-night',
    pattern:
      /^(?:(?:ok|okay|right|nice|well|anyway|alright)[,. ]+)*(?:night|bed|bedtime|off to sleep)\b(?! (?:shift|bus|was|is))|\b(?:going|gonna|try) to (?:try to )?(?:sleep|get some sleep)(?: now)?$|\b(?:good ?night|nighty?[ -]?night|sleep (?:well|tight)|off to bed|going to (?:bed|sleep)|heading to bed|time for bed|sweet dreams|gn|(?:good|gd|g')? ?nite)\b/,
  },
  {
    act: 'goodbye',
    pattern:
      /\b(?:good ?bye|bye+(?:[ -]bye)?|see (?:you|ya)(?: later| soon| tomorrow| around| then)?$|talk (?:to you )?(?:later|soon|tomorrow)|(?:have|got|need) to (?:go|run|dash|leave)(?= now| soon|,|$)|(?:right|ok|okay)[,.]? (?:i'm|i am) off\b|back to work(?: now)?$|next (?:station|time) then|i should (?:go|get going|head off)|heading (?:off|out)|ttyl|take care|cya|until (?:next time|tomorrow)|i'm off(?: now)?$|have a (?:nice|good|lovely|great) (?:day|evening|night|one|weekend))\b/,
  },
  {
    act: 'greeting-return',
    pattern:
      /^(?:(?:hi|hey|hello|ok|okay)[, ]+)?(?:i'm back|back again|me again|its me|it's me|it's me again|hello again|hi again|hey again|i'm here again|guess who(?:'s back)?|did you miss me|missed me|long time no see)\b/,
  },
  { act: 'greeting-morning', pattern: /^(?:hi|hey|hello|oh)?[, ]*(?:good )?morning(?: to you)?\b/ },
  {
    act: 'greeting-evening',
    pattern: /^(?:hi|hey|hello|oh)?[, ]*(?:good (?:evening|afternoon)\b|(?:evening|afternoon)(?: \p{L}+)?$)/u,
  },
  {
    act: 'greeting-late-night',
    pattern:
      /\b(?:still (?:up|awake)|are you awake|can't sleep|cannot sleep|couldn't sleep|you up|up late|it's (?:1|2|3|4|one|two|three|four|so late|late|past midnight)(?: ?am| in the morning)?$|middle of the night)\b/,
  },
  {
    act: 'how-are-you',
    pattern:
      /\b(?:how (?:are|r) (?:you|u|things|ya)(?: doing| today| feeling| holding up| tonight| then| really)*$|how(?:'s| is) (?:it going|life|everything|things|you)(?: with you| going| today)?$|how do you do$|you (?:ok|okay|alright|all right|good)$|what's up$|sup$|wassup|how have you been|how(?:'s| is) your (?:day|evening|morning|night|week|weekend)(?: going| been)?$|hru|are you (?:ok|okay|well|alright|happy|tired|good)$|how you doing|how do you feel(?: today| now)?$)/,
  },
  {
    act: 'what-are-you-doing',
    pattern:
      /\bwhat (?:are|r) you (?:doing|up to)(?: right now| today| now| tonight| at the moment)?$|\bwhat(?:'re| have) you been up to\b|\bwyd\b/,
  },
  {
    act: 'greeting',
    pattern:
      /^(?:(?:oh|well|why|um|er|ok|ah),? )?(?:hi+|he+y+|hello+|hallo|hiya|howdy|yo|heya|greetings|good day|hola|ciao|bonjour|hi there|hey there|hello there|g'day|ahoy|salut|namaste|aloha)\b(?:[ ,!.]+(?:there|you|again|everyone|all|\p{L}+))?$/u,
  },
  {
    act: 'thanks',
    pattern:
      /\b(?:thank you|thanks+|thank u|cheers|much appreciated|appreciate (?:it|that|you)|thankful|tysm)\b/,
  },
  {
    act: 'apology',
    pattern:
      /^(?:oh |oops |ok |i'm |i am |so )*(?:sorry|apologies|my bad|forgive me|my apologies)\b(?! to (?:hear|say)| for your| but| i meant)|\bi(?:'m| am) (?:so |really |very )?sorry (?:for|about|that i|if i|i was)\b|\bi apologi[sz]e\b/,
  },
  {
    act: 'praise-of-reply',
    pattern:
      /\b(?:(?:good|great|nice|lovely|excellent|fair|beautiful|brilliant|perfect) (?:answer|reply|point|question|line|one|advice|thought|way to put it)|well (?:said|put)|i like (?:that|how you|the way you|what you said)|that(?:'s| is| was) (?:so |really |very |actually |quite )?(?:helpful|wise|beautiful|poetic|clever|good advice|lovely|sweet|kind|nicely put|deep|profound|true)(?: of you)?|you(?:'re| are) (?:so )?right|made me (?:smile|laugh|think)|that helps|that helped)\b/,
  },
  {
    act: 'compliment-to-angel',
    pattern:
      /\byou(?:'re| are| r)(?: \w+){0,2} (?:nice|sweet|kind|funny|cool|great|amazing|awesome|lovely|wonderful|smart|clever|wise|cute|beautiful|pretty|the best|good (?:listener|company|friend)|fun|interesting|charming|adorable|brilliant|helpful)\b|\bi (?:really )?(?:like|enjoy|love) (?:you|talking (?:to|with) you|our (?:chats|talks)|chatting with you|your company)\b|\byou have (?:a )?(?:nice|lovely|beautiful|great|good)\b/,
  },
  {
    act: 'insult-mild',
    pattern:
      /\b(?:you(?:'re| are| r)(?: \w+){0,3} (?:stupid|dumb|useless|boring|annoying|terrible|awful|an idiot|idiot|rubbish|trash|garbage|pathetic|lame|worthless|broken|bad at this|a joke|weird|creepy)|you suck|shut up|i hate you|screw you|this is (?:stupid|dumb|useless|rubbish|pointless|boring|lame)|stupid (?:bot|ai|machine|thing)|worst (?:ai|bot|chat)|what a (?:stupid|dumb|useless)|go away|f\*+ck you|fuck (?:you|off))\b/,
  },
  {
    act: 'flirting',
    pattern:
      /\b(?:flirt|you(?:'re| are) (?:so )?(?:hot|sexy|gorgeous|attractive|irresistible)|kiss (?:me|you)|cuddle|hold my hand|wink|come here often|are you (?:single|flirting)|date me|go out with me|😘|😉|hey (?:beautiful|gorgeous|handsome|sexy))\b/u,
  },
  {
    act: 'wants-joke',
    pattern:
      /\b(?:tell|give|got|know|have|say|make|need|want|hear|another|more|do)\b.{0,24}\b(?:jokes?|puns?|something funny)\b|\bmake me (?:laugh|smile)\b|\banother (?:joke|one)$|\bcheer me up\b.*\bjoke\b|^(?:joke|jokes?)(?: please)?$/,
  },
  {
    act: 'wants-story',
    pattern: /\b(?:tell|give|read|know|make up|want|hear|another|bedtime)\b.{0,24}\b(?:story|stories|tale)\b/,
  },
  { act: 'would-you-rather', pattern: /\bwould you rather\b|\bthis or that\b/ },
  {
    act: 'wants-game',
    pattern:
      /\b(?:let's play|play a game|wanna play|want to play|can we play|(?:know|got|have|for) (?:any|some) games?|(?<!\b(?:with|watch|watched|lost|won|whole|the|such|like) )a game\b(?! of (?:football|tennis|chess))|twenty questions|20 questions|two truths|word chain|truth or dare|riddle|quiz me|trivia)\b/,
  },
  {
    act: 'fun-fact',
    pattern:
      /\b(?:fun|random|interesting|cool|weird) facts?\b|\btell me something (?:interesting|new|cool|random|i don't know|weird|surprising|fun)$|\bteach me something\b|\bdid you know any\b/,
  },
  {
    act: 'boredom',
    pattern:
      /\b(?:i'm|i am|so|i'm so|really|kinda|kind of|bit|feeling) bored\b|\bboredom\b|\bnothing to do\b|\bentertain me\b|\b(?:give me|need) something to do\b|^bored\b|\bthis is boring\b/,
  },
  griefRule,
  {
    act: 'wants-advice',
    pattern:
      /\b(?:what (?:should|shall|would|can|could) (?:i|you) (?:do|say|tell|recommend|suggest|advise)\b(?! for a living)|what do i (?:do|say|tell|make|cook|wear|bring|buy|write|give|get (?:him|her|them))|what do you (?:recommend|suggest|advise)|any (?:advice|tips|suggestions|ideas)|give me (?:some |a )?(?:advice|tips?)|need (?:some |your )?(?:advice|help with)|what would you do|how (?:do|can|should) i (?:get|stop|deal|tell|make|handle|cope|start|ask|talk|know|say|fix|be|find)|should i\b|do you think i should|help me (?:decide|choose|with)|i don't know what to do|(?:can't|cannot|couldn't) (?:decide|choose|make up my mind)|torn between)\b/,
  },
  {
    act: 'laughter',
    pattern:
      /^(?:(?:oh|ok|omg|well)[, ]+)?(?:(?:a?ha){2,}h?|he(?:he)+|lol+|lmao+|rofl|😂+|🤣+|haha+|xd+|that's (?:so |really |very )?(?:funny|hilarious)|funny|good one|nice one|very funny)(?:[ ,!.]+(?:lol|haha|that's funny|good one|nice|true|ok|okay|you got me|yes|yeah|no|wow|love it|i like that))*$/u,
    whole: true,
  },
  {
    act: 'surprise',
    pattern:
      /^(?:wow+|whoa+|woah|no way|really|seriously|oh my(?: god| gosh| goodness)?|omg|what a surprise|you're kidding|are you serious|is that (?:so|true|right)|for real|oh really|huh|oh|ooh+|gosh|blimey)(?:[ ,!.]+(?:really|wow|that's \w+|ok|cool))*$/,
    whole: true,
  },
  {
    act: 'dont-know',
    pattern:
      /^(?:(?:hmm?|well|honestly|um|uh|er|tbh)[, ]+)?(?:i (?:really |honestly )?(?:don't|do not) (?:really )?know|dunno|not sure|no idea|i'm not sure|i have no idea|hard to say|who knows|no clue|can't say|i can't think of (?:one|any|anything)|i guess|it depends|depends|don't know|beats me)(?: (?:yet|really|tbh|honestly|to be honest|maybe))?$/,
    whole: true,
  },
  {
    act: 'disagreement',
    pattern:
      /^(?:(?:no|nah|well|hmm|but)[, ]+)?(?:i (?:don't|do not) (?:agree|think so|believe (?:so|that|it))|i disagree|that's (?:not (?:true|right|how|it|what|fair)|wrong|nonsense|rubbish|bs|a lie)|you're wrong|not (?:really|true|at all)|i doubt (?:it|that)|wrong|nonsense|no it (?:isn't|doesn't|wasn't)|absolutely not|on the contrary)\b/,
  },
  {
    act: 'agreement',
    pattern:
      /^(?:(?:yes|yeah|yep|oh|ha|haha|so|very|well)[, ]+)*(?:exactly|true|so true|very true|indeed|totally|absolutely|agreed|i agree|right|you're right|that's (?:true|right|it|exactly it|so true|fair)|of course|definitely|for sure|same(?: here)?|fair(?: enough| point)?|good point|me too|makes sense|precisely|couldn't agree more|i think so(?: too)?|i know right|i suppose(?: so)?|i guess so|spot on)(?:[ ,!.]+(?:yes|yeah|i guess|i suppose|totally|so true|haha|lol|it is|it does))*$/,
    whole: true,
  },
  {
    act: 'affirmation-short',
    pattern:
      /^(?:(?:oh|hm+|um|well|ok|haha)[, ]+)?(?:y+e+s+|yeah+|yep|yup|ya|yea|sure|ok(?:ay)?|k|kk|alright|all right|fine|cool|nice|great|good|please|yes please|why not|go on|go ahead|mhm+|uh huh|certainly|of course|i do|i am|i did|i have|i would|it is|it was|it does|got it|i see|perfect|sounds good|sounds great|deal|interesting|aha|ah|oh ok|ok then|right|👍+|not bad|i will|will do|lovely|awesome)(?:[ ,!.]+(?:please|thanks|sure|i (?:do|am|did|have|would|will)|it (?:is|was|does)|yes|yeah|ok|okay|then|cool|great|go on|why not|of course|tell me|a bit|a little|very much|kind of|sort of))*$/u,
    whole: true,
  },
  {
    act: 'denial-short',
    pattern:
      /^(?:(?:oh|hm+|um|well|haha)[, ]+)?(?:n+o+|nope|nah|no thanks|no thank you|not really|not yet|never|not at all|not now|not tonight|not right now|maybe later|another time|some other time|none|nothing(?: much| really| special)?|neither|no way|i don't|i'm not|i didn't|i haven't|i wouldn't|it isn't|it wasn't|rather not|i'd rather not|not today|nobody|no one)(?:[ ,!.]+(?:thanks|sorry|really|i (?:don't|didn't|haven't|wouldn't|can't)|not really|not today|no|it (?:isn't|wasn't|doesn't)|actually|maybe|maybe later|please|yet))*$/,
    whole: true,
  },
  {
    act: 'good-news',
    pattern:
      /\b(?:i (?:got (?:the|a) (?:job|promotion|raise|offer|place|flat|house|puppy|kitten|new job)|passed|won|got (?:in|accepted|engaged|married|promoted|the all clear)|did it|made it|finally (?:did|finished|got|made|passed))|good news|great news|guess what|best day|i'm (?:so |really |very )?(?:happy|excited|thrilled|over the moon)|it went (?:really |so |very )?well|she said yes|he said yes|they said yes|got promoted|got accepted|yay)\b/,
  },
  {
    act: 'bad-news',
    pattern:
      /^\p{L}+ (?:left|walked out|moved out)(?: me| us| on (?:mon|tues|wednes|thurs|fri|satur|sun)day| yesterday| last (?:night|week|month)| today| for good)\b|\b(?:we|they|me and \p{L}+|\p{L}+ and (?:i|me)) (?:just |have |'ve )?(?:split up|broke up|broken up|are over|got divorced)\b|\b(?:bad news|i (?:lost my job|got (?:fired|laid off|dumped|rejected|robbed|made redundant)|failed|didn't (?:get (?:it|the job|in)|pass|make it)|crashed|had an accident)|broke up with me|left me|dumped me|it went (?:really |so |very )?(?:badly|terribly|wrong)|worst day|terrible day|awful day|horrible day|bad day|rough day|shit day|i've been (?:fired|laid off|diagnosed)|was diagnosed|in hospital|in the hospital)\b/u,
  },
  illnessRule,
  {
    act: 'anxious',
    pattern:
      /\b(?:i'm|i am|i feel|feeling|i get|so|really|a bit|bit|very) (?:\w+ )?(?:anxious|nervous|worried|stressed|panicky|scared|terrified|on edge|overwhelmed)\b|\b(?:panic attack|anxiety|butterflies|freaking out|can't stop worrying)\b/,
  },
  {
    act: 'angry',
    pattern:
      /\b(?:i'm|i am|i feel|so|really|makes me|made me|still) (?:\w+ )?(?:angry|furious|pissed(?: off)?|mad at|livid|fuming|fed up|annoyed|raging)\b|\bdriving me (?:mad|crazy|nuts|insane|up the wall)\b/,
  },
  {
    act: 'sad',
    pattern:
      /\b(?:it's |its |i'm |i am |am )?not (?:so |really |very |too |doing )?(?:fine|ok|okay|great|good|well|happy|alright)$|\b(?:could be better|been better|not my (?:best )?day)\b|\b(?:i'm|i am|i feel|feeling|i've been|so|really|a bit|bit|very|makes me|made me|kinda|kind of) (?:\w+ )?(?:sad|down|low|depressed|miserable|unhappy|blue|lonely|empty|heartbroken|hopeless|gloomy|crying|numb)\b|\b(?:cried|crying|in tears|feel like crying)\b|\bfeeling (?:down|low)\b/,
  },
  {
    act: 'proud',
    pattern:
      /\b(?:i'm|i am|so|really|kind of|a bit|quite|feel) (?:\w+ )?proud\b|\bproud of (?:myself|him|her|them|my)\b/,
  },
  {
    act: 'in-love',
    pattern:
      /\b(?:i'm|i am|i think i'm|falling) (?:so )?in love\b|\bi have a crush\b|\bi (?:met|like) (?:someone|somebody|a (?:girl|boy|guy|man|woman))\b|\bi fancy\b/,
  },
  {
    act: 'tease-angel',
    pattern:
      /\byou(?:'re| are) (?:all |both |so |such |just |a bit |totally )*(?:biased|hopeless|impossible|silly|ridiculous|dramatic|too much|a tease)\b|\byou (?:two|all|lot|both|guys) (?:always|never|just|do) (?:dis)?(?:agree|argue|bicker|fight)\b|\b(?:i bet you (?:can't|don't|won't|are)|you (?:wish|would say that)|very funny|smarty ?pants|know-it-all|cheeky|are you (?:always|that) (?:so )?(?:serious|dramatic|slow|polite|wise|chatty)|show-?off|is that (?:all|the best) you(?:'ve| have)? ?(?:got|can do)?)\b/,
  },
]

/** The act that the words give away. `isAll` tells that nothing beside it was said. */
export function actByRule(plain: string, isAll: boolean): string | undefined {
  return actRules.find(
    ({ pattern, whole }) => (whole !== true || isAll || plain.split(' ').length <= 4) && pattern.test(plain),
  )?.act
}
