import type { Line } from '../bank/bank.ts'

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
