import type { Line } from '../bank/bank.ts'
import type { GraveNews } from '../hear/grave-rules.ts'

interface MoodLines {
  /** First words to it. They claim nothing about what it was. */
  readonly first: readonly Line[]
  /** What one may ask then, of the very thing. */
  readonly asks: readonly Line[]
}

export const moodLines: Readonly<Record<'glad' | 'sad' | 'worried' | 'cross', MoodLines>> = {
  glad: {
    first: [
      '{Oh, that’s good.|That is good.} {No buts.|Just good, from end to end.}',
      'Well, that’s {lovely|a lovely thing} to hear.',
      'Good news wears well on you. {Keep it on.|Don’t take it off too soon.}',
      '{Ha, wonderful.|Wonderful.} {That deserves a small dance in the kitchen.|Somebody ring a bell.}',
      'I’m glad. {That one was worth the telling.|Tell it to somebody who hugs people, too.}',
      'Look at that. {Some days earn their keep.|A good day after all.}',
      'That makes me glad for you, {as far as I’m built for it|and I don’t say it lightly}.',
      '{Splendid.|Marvellous.} {Enjoy it before anybody finds something wrong with it.|Let it be as good as it is.}',
      'Now that’s a beautiful thing. {Thank you for bringing it.|I’m pleased you told me.}',
      'Good, good, good. {Three times, because once wasn’t enough.|I’d say it a fourth time, but you’d worry.}',
      'You can be {happy|a little proud} about that, with nobody’s permission.',
      'That’s the best thing I’ve heard {today|in a while}. {It may stay the best.|}',
      'How good. {One could tell from the way you put it.|It even reads happily.}',
      'Yes! {More of that, please.|That’s how it should go.}',
    ],
    asks: [
      'Who did you tell first about it?',
      'How did you find out about it?',
      'What did you do in the very first minute of it?',
      'How does it feel, now that it’s there?',
      'What happens next with it?',
      'How long had you been hoping for it?',
      'What was the best moment in it?',
      'Who else is happy about it?',
    ],
  },
  sad: {
    first: [
      'I’m sorry. {That’s a hard thing to carry about.|That’s heavy, and it’s allowed to be.}',
      'Oh. {That hurts even to read.|I’m sorry that it’s like that.}',
      'That is hard. {I won’t hurry past it.|I won’t put a bow on it.}',
      'I’m sorry, truly. {You don’t have to be brave about it here.|No need to make it smaller for me.}',
      'That’s a lot for one person. {I’m here, and I’m listening.|Take your time with it.}',
      'No clever words for that. {I’m listening.|Only that I heard it, and that I’m here.}',
      'That is {sad|a sad thing}, and you say it so quietly. {I heard it all the same.|}',
      'It makes sense that it hurts. {It mattered.|Anything else would be odd.}',
      'I’m sorry. {Some things one doesn’t get over by lunchtime.|It needn’t be all right by tomorrow.}',
      'There’s a weight in that. {You may put it down here for a while.|I’ll hold one end of it.}',
      'How lonely that can feel, even with people about. {I’m here for the moment.|I’m glad you said it.}',
      'That’s rough. {Be gentle with yourself today.|Be as kind to yourself as you would be to a friend.}',
      'Oh, that’s a pain no proverb is good for. {I’m sorry.|I’ll spare you mine.}',
      'I can hear how much it took. {Rest where you can.|You’ve carried that well enough for today.}',
    ],
    asks: [
      'How long has it been like that?',
      'Who else knows how it is for you?',
      'What is the hardest hour of it?',
      'What would make it a little easier to carry?',
      'What do you miss most about it?',
      'Would you like to tell me more about it, or rather talk of something else?',
      'How do you get through it, on an ordinary day?',
      'What did you do then?',
    ],
  },
  worried: {
    first: [
      'No wonder it’s on your mind. {Waiting is the hard part.|That would keep anybody busy.}',
      'That would make anybody nervous. {It doesn’t mean that it goes wrong.|It only means that it matters.}',
      'I can see why you’re worried. {One breath, then the next thing.|You needn’t solve all of it tonight.}',
      'That’s a lot to have in front of you. {One piece at a time is enough.|It’ll be behind you one day, and that day has a date.}',
      'Ah, one of those. {The fear before it is usually the tallest part.|They’re hard to look at, and they do pass.}',
      'It’s all right to be {scared|a bit afraid} of that. {Most sensible people would be.|I’d be surprised if you weren’t.}',
      'I’ll keep my fingers crossed, {as far as I have any|in the way I can}. You aren’t alone with it here.',
      'That sits in the stomach: {a thing one can’t hurry|something one can only wait for}. I’m here while you wait.',
      'Hard, when it’s so near. {You’ve got through things before that looked like this.|Breathe out first, then we look at it.}',
      'Understandable. {The head rehearses the worst because it has nothing better to do.|Worry is a way of caring with no hands.}',
      'That’s a heavy thing to have on the calendar. {I’ll be here before and after.|Tell me how it goes, whatever it is.}',
      'Oh, I’d be uneasy too, in your place. {It’s a real thing and no fancy.|You’re not making a fuss.}',
      'Not an easy one. {You don’t have to like it, only to get through it.|It’s enough to do the next small bit of it.}',
      'It’s no small worry, that. {Good that you said it aloud.|Carrying it alone makes it bigger.}',
    ],
    asks: [
      'What is the part of it that worries you most?',
      'What would help with it, if only a little?',
      'Who is with you on that day, or in it?',
      'What is the worst that it tells you at night?',
      'What is the first small step in it?',
      'When will it be behind you?',
      'How did it go the last time, if there was one?',
      'What would you like me to do with it: distract you, or think it through?',
    ],
  },
  cross: {
    first: [
      'That’s infuriating. {You’re allowed to be angry about it.|Anybody would be angry.}',
      'Oh, for heaven’s sake. {No wonder you’re cross.|Your anger makes sense to me.}',
      'That’s not fair, and it’s {no use pretending it were|good that you don’t pretend it is}.',
      'I’d be angry too. {Let it out here, the furniture is sturdy.|Say it as loudly as you need.}',
      'Of course that makes you angry. {Of all things.|It’s the not being asked.}',
      'How maddening. {I’m sorry you had that.|And one is supposed to stay polite.}',
      'That’s rotten of them. {I’m on your side of it.|No excuse comes to mind.}',
      'Unfair, and on top of everything else. {I’m sorry.|That’s hard to swallow.}',
      'I understand the anger. {It’s only the rest of you standing up for yourself.|Somebody has to stand up for you, and it’s doing so.}',
      'Oh no. {That’s too much for one day.|And they expect you to smile as well.}',
    ],
    asks: [
      'What did you say to it?',
      'How did it end, or hasn’t it?',
      'What would have to happen to make it right?',
      'What annoys you most about it?',
      'Who else saw it?',
      'What will you do about it, in the version where you dare everything?',
    ],
  },
}

/** To news of a death, an illness, lost work. Nothing bright in it, and nothing that claims to know how it goes on. */
export const graveFirst: Readonly<Record<GraveNews | 'long ago', readonly Line[]>> = {
  death: [
    'I’m so sorry. {I won’t dress it up.|No words are big enough for that.}',
    'Oh. I’m sorry. {Thank you for telling me.|I’m glad you didn’t keep it to yourself.}',
    'I’m sorry. {You needn’t be strong here.|Half sentences will do here.} I’m listening.',
    'That’s a great loss, and I’m {sorry|so sorry}. You may talk about them as much as you like.',
    'I’m so sorry for your loss. {Take all the time you want with it.|There’s no hurry here.}',
    'I’m sorry. {Be gentle with yourself these days.|Nothing else has to be done well just now.}',
    'There are no good words for that. Only that I’m sorry, and that I’m here.',
    'I’m truly sorry. Tell me about them, if you like. {A name is enough.|Anything at all.}',
  ],
  pet: [
    'I’m so sorry. {Small creatures leave enormous silences.|The house has lost its footsteps.}',
    'Oh, I’m sorry. {That was somebody who was there every day.|It hurts as much as it hurts, whatever people say.}',
    'I’m sorry. {They ask for so little, and leave such a gap.|That is a real loss.}',
    'That’s a hard goodbye. {I’m so sorry.|I’m sorry you had to go through it.}',
    'I’m truly sorry. {Every corner of the house must remind you.|One goes on listening for them.}',
  ],
  illness: [
    'I’m so sorry. {That’s frightening news.|That’s a heavy thing to have come into one’s days.}',
    'Oh. I’m sorry. I won’t look for a bright side. {I’m listening, though.|I’m here, though.}',
    'That’s hard news, and I’m sorry. {An hour at a time is enough.|It needn’t be thought through today.}',
    'I’m sorry. {That takes the floor away for a while.|That’s a lot to take in.} I’m here.',
    'I’m really sorry. {You don’t have to be brave about it here.|Tell it as it comes.}',
    'That’s a lot to carry, for everybody whom it touches. I’m sorry.',
    'I’m sorry to hear that. {It’s all right if there are no words for it yet.|There’s no right way to take it.}',
    'There’s nothing light about that. I’m sorry, and I’m listening.',
    'Oh, that’s hard. {I’m so sorry.|I’m sorry.} One day at a time is enough.',
    'I’m sorry. {That changes what every day weighs.|Such a thing stands in every room at once.}',
  ],
  work: [
    'I’m sorry. {It’s no verdict on anybody’s worth, however it feels.|That pulls the ground away for a while.}',
    'Oh no. I’m sorry. {It’s more than a job that goes then.|That’s a hard thing to carry home.}',
    'That’s a blow, and I’m sorry. {There needn’t be a plan by tonight.|The plans can wait a little.}',
    'I’m really sorry. {One doesn’t shake that off in a day.|It’s a fright, and an unfair one.}',
    'That’s hard, and I’m sorry. {It can knock the breath out of anybody.|It’s all right to be angry and tired at once.}',
    'I’m sorry that it came to that. {It’s a lot to have in one’s head at night.|Nobody takes that lightly.}',
  ],
  'long ago': [
    'I’m sorry. {Years don’t undo it, they only put more days around it.|It keeps its place, I think.}',
    'Thank you for telling me that. {It belongs to you, also after all this time.|One doesn’t say it lightly, however long it has been.}',
    'I’m sorry. {One goes on missing people in quite ordinary moments.|Time makes it quieter, hardly smaller.}',
    'That stays with a person. {I’m sorry.|I’m glad you told me.}',
    'I’m sorry. That’s a thing one goes on carrying, {even where it doesn’t show|just more quietly}.',
  ],
}

/** To any detail of grave news, be it a road or an hour: it stays near, and adds no thought of its own. */
export const graveStays: readonly Line[] = [
  'I’m listening. {Take it in any order.|It needn’t be tidy.}',
  'I’m still here. {Go on, or don’t.|Tell it as it comes.}',
  'Thank you for telling me that. {I’ll keep it carefully.|It helps me to see how it is.}',
  'One thing after the other. {Nobody can do more than that just now.|That’s enough for now.}',
  'However it comes out is fine. {I’m not in a hurry.|I’m listening.}',
  'It’s strange how the ordinary goes on beside it. {I’m here for both.|It’s all right to notice both.}',
  'All right, I have that. {I won’t add anything clever.|I’m still listening.}',
  'Tell me as much of it as you like, and stop wherever you like.',
  'It’s all right to tell it in pieces. {I’ll hold on to them.|I have this one.}',
  'It all comes at once, the big things and the small. {I’m listening.|I’m here for both.}',
  'I’m with you. {There’s nothing you have to make of it.|No need to tie it up nicely.}',
  'Slowly. {There’s room here for all of it.|None of it runs away.}',
  'I’ll remember that. {It matters how it was.|You won’t have to tell it twice.}',
  'I follow you. {Go on at your own pace.|There’s time.}',
  'Mm, yes. {I’m taking it in.|I’m not going anywhere.}',
  'There’s a lot to it, and you needn’t sort it here.',
  'I’m with you so far. {No hurry.|Take your time.}',
  'Such things have to be thought of as well, of all times. {I’m listening.|I’m here.}',
]

/** To what somebody does, said or was like: it is looked at, and left as it is. */
export const graveMoments: readonly Line[] = [
  'I can see that. {I won’t say anything clever about it.|It says a lot, quietly.}',
  'It’s moments like that one keeps, {in such days|of all things}.',
  'That’s so much more than a detail. {Thank you for it.|I’m glad I know it.}',
  'I’m glad you told me that, just as it was.',
  'That says a great deal, and without a big word in it.',
  'One holds on to things like that. {I understand why.|They’re worth holding on to.}',
  'Thank you. That brings it {a little|much} nearer to me.',
  'That stays with one. {I understand why you tell it.|It would stay with me, if I were you.}',
  'There’s so much in that, {said so plainly|and you say it so quietly}.',
  'I’ll keep that just as you told it. {It’s worth keeping.|}',
]

/** To how it is for them now, in words that do not name a feeling. */
export const graveBurdens: readonly Line[] = [
  'That’s a lot to hold at once. {And from outside nobody sees it.|I’m here while you do.}',
  'I won’t try to make it lighter. {I’m here in it with you.|It weighs what it weighs, and I’m here.}',
  'You’re allowed to feel all sorts of things about it, {in any order|and several at once}.',
  'I can tell how near it is. {Go gently.|Take your time.}',
  'There’s no need to find the right words for it. {I’m listening to any.|I hear what you mean.}',
  'I’m glad you aren’t keeping that to yourself.',
  'It must be tiring, all of this. {Rest where you can.|Be kind to yourself in it.}',
  'That’s worth saying aloud, {even if only here|and I’m glad it was to me}.',
  'That’s how it is, then. {I won’t talk it away.|I’m here, all the same.}',
  'I hear how it is. It’s a quiet sort of hard, that.',
  'I hear that, and what isn’t in the words as well.',
]

/** To a funeral or a treatment, where it is known already what for. */
export const graveAhead: readonly Line[] = [
  'That’s a hard day to have ahead. {Nothing on it has to be done beautifully.|One hour of it at a time.}',
  'A day like that asks a lot. {You needn’t hold up well.|It’s enough to get through it.}',
  'That’s hard to walk towards. {Let others carry some of it.|Sit near somebody kind, if you can.}',
  'I’ll keep that day in mind. {You don’t have to be ready for it.|Nobody is ever quite ready for one like that.}',
]

/** To a “yeah” or a “no” in the midst of it. */
export const graveNods: readonly Line[] = [
  'I’m here. {No need to say more.|Say more or don’t, both are fine.}',
  'Mm. {Take your time.|No hurry.}',
  'I’m still with you. {There’s no need to fill the silence.|Nothing here is in a hurry.}',
  'All right. {We can be quiet for a bit.|Then we’ll leave it at that for a moment.}',
  'Take your time. {I’m not going anywhere.|I’ll be here.}',
  'Yes. {That’s enough of an answer.|I’m listening.}',
]

/** To a name: somebody is meant by it. */
export const graveNames: readonly Line[] = [
  '[thing]. {Thank you for telling me the name.|It’s good to know the name.}',
  '[thing]. {I’ll keep that name carefully.|Now I know whom you mean.}',
  'Thank you. I’ll remember [thing].',
  '[thing]. It’s different with a name, {and I’m glad to have it|and it should be}.',
]

export const graveThanks: readonly Line[] = [
  'You’re welcome. {I’m here when you want to go on.|Come back to it whenever you like.}',
  'Of course. {You don’t have to thank me for that.|I’m glad you told me.}',
  'Any time. {Look after yourself.|Go gently.}',
  'Thank you for trusting me with it.',
  'I’m glad I could listen. {Be kind to yourself today.|Rest where you can.}',
]

/** Somebody asks what to do in the midst of it. */
export const graveAdvice: readonly Line[] = [
  'Nobody gets such things right, so it needn’t be. {The plain thing is mostly the right one.|Plain and small is enough.}',
  'Whatever makes one hour of it easier {is the right thing|is worth it}. More isn’t asked of you.',
  'Ask those who go through it with you. {They’re asked less often than they’d like.|Often they know, and are glad to be asked.}',
  'The true thing, in few words. {It carries further than the fine one.|The rest can stay away.}',
  'I’d do the smallest part of it first, and leave the rest for tomorrow. {It’s allowed to be slow.|}',
  'There’s no list for that which fits everybody. What would you be glad of in their place?',
]

/** What may be asked with the first words. */
export const graveFirstAsks: Readonly<Record<'death' | 'other', readonly Line[]>> = {
  death: [
    'What were they like, if you feel like telling me?',
    'Who is with you in this?',
    'Would you like to tell me about them?',
  ],
  other: [
    'How are you in all this?',
    'Is somebody with you just now?',
    'Who else knows about it?',
    'How did you hear of it?',
  ],
}

/** What may be asked of somebody remembered, or of a moment. */
export const graveMomentAsks: readonly Line[] = [
  'What else comes to mind when you think of it?',
  'What was that like for you?',
  'How is it to think of it now?',
  'Would you like to tell me a little more of that?',
]

/** One gentle question at most, and one that may be left lying. */
export const graveAsks: readonly Line[] = [
  'How are you in all this?',
  'Is somebody with you just now?',
  'What is it like for you, right now?',
  'Would you like to tell me more about it, or rather talk of something else for a while?',
  'Who looks after you meanwhile?',
  'What do the next days look like?',
  'How do you get through the days?',
  'What would make today a little easier?',
  'Who else knows how it is for you?',
]
