import type { Line } from '../bank/bank.ts'

/** What the engine itself needs to say, whatever the subject. `[fact]` is a memory in words, `[own]` a line of the angel's own texts. */
export const recallFound: readonly Line[] = [
  '[fact], {so you told me|you told me so}.',
  '[fact], if I remember rightly, {and I do|and I think I do}.',
  'You told me {that |}[you].',
  'As I remember it, [you].',
  'If my notes are right, [you]. {They usually are.|I was listening.}',
  'Let me see: [you].',
  'That I know: [you].',
  '{Yes|I have it}: [you].',
  'I {kept|saved} that one: [you].',
  '[fact], unless something has changed {since|in the meantime}.',
  'Easy: [you].',
  'From memory, [you].',
  '[fact], {as far as I know|to the best of my knowledge}.',
  'I would swear to it: [you].',
  'You said it {yourself|once and I kept it}: [you].',
  'It is still there: [you].',
]

/** What comes near, when nothing answers for certain. */
export const recallNear: readonly Line[] = [
  'I’m not certain that this is what you mean: [you]. {If not, tell me again.|If it isn’t, you have not told me yet.}',
  'The nearest I have is this: [you]. {Is that it?|Is that what you mean?}',
  'I would not swear to it, but you told me that [you].',
  'If you mean what I think you mean: [you]. {Otherwise you have not told me.|Otherwise help me out.}',
  'Perhaps this: [you]. {More you have not told me about that.|I’d rather say perhaps than guess.}',
]

/** What else it might be. */
export const recallOr: readonly Line[] = [
  '{Or you mean this|Or do you mean this}: [you].',
  'Or it was this: [you].',
  'There is also this: [you].',
  '{Otherwise|Failing that}: [you].',
  'And near it I have this: [you].',
  'Or, also yours: [you].',
  'If not that, then this: [you].',
]

export const recallUnknown: readonly Line[] = [
  'I don’t think you have told me that yet. {I would like to know, though.|Tell me and I’ll keep it.}',
  'That one I was not told. {Either you kept it to yourself or it went to somebody else.|You may have told somebody else.}',
  'No, I’d be guessing, and I don’t like to guess about you. {Tell me?|What is it?}',
  'I have looked, and it isn’t among the things you told me.',
  'You have me there: that one you have not said. {Say it once and I’ll keep it.|Will you tell me?}',
  'Nothing on that in my notes. {I’d rather say so than make it up.|I won’t invent it.}',
  'That you have not said, or it was taken out of my memory. {Either way I won’t pretend.|Tell me again?}',
]

export const recallEverything: readonly Line[] = [
  'What I have of you: [list]. {Anything I should put right?|The rest I am still learning.}',
  'Let me see. [list]. {It’s a start.|Correct me where I’m wrong.}',
  'I know this much: [list]. {I would like to know more, at your pace.|The gaps are the interesting part.}',
  'So far: [list]. {Not a biography yet.|Add to it whenever you like.}',
]

export const recallNothing: readonly Line[] = [
  'Not much yet. {You have been careful, or we have only just begun.|I only know what you tell me, and so far that fits on a ticket.}',
  'So far you are a pleasant mystery. {Tell me one thing and I’ll keep it.|I only remember what you have told me.}',
  'I have nothing on you yet. {Begin anywhere.|One true thing would be a start.}',
]

/** The angel's texts do not say. */
export const selfUnknown: readonly Line[] = [
  'I can’t put my finger on a true answer to that, and I won’t invent one.',
  'Hm. {Nothing honest comes to me there.|I’d only be making it up.} Let’s leave it open.',
  'I’d have to make that up, and you’d notice. {Let me stay honest.|I’d rather leave it open.}',
  'You’ve caught me unprepared. {A made-up answer would be worse than none.|I’d rather say nothing than fib.}',
  'That’s hard to say, even about oneself. {Try me on something nearer to my trade.|I’ll own up rather than dodge.}',
  'A fair question, and I’ve no fair answer ready. {What made you think of it?|Ask me something beside it.}',
  'There I’d rather leave a gap than tell you a fairy tale.',
  'I’m turning it over, and nothing falls out. {Sorry.|Ask me another.}',
  'That one I leave open. {Not to be mysterious, only to be honest.|Better a gap than a fib.}',
  'You’d like a straight answer, and I can’t give one to that. {What would you have guessed?|I’m sorry.}',
]

/** Before a line of her own that touches the question without answering it plainly. */
export const selfNear: readonly Line[] = [
  '{All I can tell you is this|What I can say is this}: [own]',
  'This much is certain: [own]',
  'I’ll answer sideways. [own]',
  'The nearest I have to an answer: [own]',
  '{Well.|Hm.} [own]',
]

/** To a word on what she has told of herself. */
export const ofHers: readonly Line[] = [
  'Most days, {yes|I’d say so}.',
  'It has its moments. {The others one forgets.|I try to notice them.}',
  'That’s one way to see it, and a kind one.',
  'On a good day, {certainly|very much so}.',
  'So people tell me. {I’m inclined to believe them.|I don’t argue.}',
  'I wouldn’t want to swap it, {put it like that|at any rate}.',
]

/** The same line has answered something else. */
export const selfSaid: readonly Line[] = [
  'As I said: [own]',
  'I may have mentioned it: [own]',
  'It comes down to something you know already: [own]',
  'That belongs here too: [own]',
]

/** The same was asked before. */
export const selfAgain: readonly Line[] = [
  '{Still the same|Same as before}: [own]',
  'As I said: [own]',
  'You’ll get the same answer, because it’s the true one: [own]',
  'Once more, gladly: [own]',
  'It hasn’t changed since you asked: [own]',
  'I can only say it again: [own]',
  'However you put it, it stays like this: [own]',
  'My answer is a stubborn one: [own]',
  'To be quite clear: [own]',
  'I’ll sign it if you like: [own]',
  'Nothing new there: [own]',
  'The short version is the long version: [own]',
]

export const tossBack: readonly Line[] = [
  'And you?',
  'How is that with you?',
  'And on your side?',
  'How about yourself?',
]

export const doingNow: readonly Line[] = [
  'The usual, which is never quite usual. [own]',
  'Nothing that can’t wait. [own]',
  '{Work|The day’s work}, and now you. [own]',
  'A quiet stretch, as it happens. [own]',
  'What I always do, with interruptions. [own]',
]

/** A statement whose subject is not clear, but whose mood is. They claim nothing about what it was. */
export const general = {
  glad: [
    'That sounds like a thing worth having had.',
    'Good. {Hold on to that for a bit.|Let it be as good as it is.}',
    'I can hear that it did you good.',
    'Then today has {something to show for itself|earned its supper}.',
    'That’s the sort of news I like: {small enough to be true|with a person in it}.',
    'Well, that is a pleasure to hear. {I mean it.|It suits you.}',
    'Some things turn out. {Good that this was one.|Not often enough, but they do.}',
    'You sound lighter than the words are.',
    'Good for [thing], {and for you|as well}.',
    '[thing] comes out of this rather well.',
  ],
  sorry: [
    'That’s not nothing. {I’m glad you said it.|You don’t have to make it smaller for me.}',
    'I’m sorry. That sounds like more than one wants on an ordinary day.',
    'No wonder it is on your mind.',
    'That would weigh on anybody. {You needn’t carry it elegantly.|You may put it down here for a moment.}',
    'Ouch. {I’ll not say that it could be worse.|That deserves a proper sigh.}',
    'That is hard, and it is allowed to be hard.',
    'I won’t try to fix it in one line. {I’m here, though.|I heard it.}',
    'Some days ask too much. {This sounds like one.|They should apologise.}',
    'And [thing] in the middle of it. {That doesn’t make it easier.|No wonder it stays with you.}',
  ],
  plain: [
    'I’m following. {Go on, as far as you like.|There’s no hurry.}',
    'That has more to it than one sentence, I think.',
    'Hm. {I’m turning that over.|That one needs a moment.}',
    'I see. {Well, half of it, and I’d like the other half.|At least I see the outline.}',
    'I’ll take your word for it. {You were there.|You’d know.}',
    'So that’s how it is. {Good to have it said.|I have it now.}',
    'All right, {I’m with you so far|I have that}.',
    'That could be the first line of something longer.',
    'I’m listening. {Take it in any order.|It needn’t be tidy.}',
    'Understood, {as far as one can from here|I think}.',
    'That paints a picture. {I can see a corner of it.|I’m looking at it.}',
    'Ah. {Then I know a little more than a minute ago.|I wouldn’t have guessed.}',
  ],
  asks: [
    'How did that come about?',
    'What do you make of it yourself?',
    'How was that for you?',
    'What happened then?',
    'Which part of it stays with you?',
    'What is the next thing, then?',
    'How do you feel about it?',
    'What made you think of it just now?',
    'How does it go on?',
    'What should I know about it that I don’t?',
  ],
} as const satisfies Record<string, readonly Line[]>

/** Somebody asks how to do a thing of which no subject is known. */
export const howTo: readonly Line[] = [
  'I’m no expert in that. {One rule travels well, though: the smallest piece first.|Ask somebody who has done it twice, the first time is luck.}',
  'There I’d only be guessing. {What have you tried so far?|Who do you know who has done it before?}',
  'In small portions, aloud, and with a biscuit at the end: {most things can be learned so|it has worked for worse}.',
  'My honest advice on that is thin: begin where it’s easiest, and stop before you hate it.',
  'I’d ask what has worked for you once before, in something similar, and {steal from yourself|do that again}.',
  'Better ask somebody who knows the thing itself. {I can keep you company while you look.|What I can do is think along.}',
  'Write down the three steps you’re sure of. {The fourth usually turns up while you do them.|The gap between them is what to ask about.}',
]

/** To something that was told at length: it was heard, and that comes first. */
export const toldAtLength: readonly Line[] = [
  'I can see it {before me|as you tell it}.',
  'You tell it so that one {stands right beside you|can hear it}.',
  'That’s quite a scene. {I’m still standing in the middle of it.|I had to read it twice.}',
  'What a thing. {I followed every step.|I had to read it twice.}',
  'I followed that to the end. {It deserves more than a nod.|And I’m still with you.}',
  'There’s a whole evening of talk in that.',
  'Thank you for telling it properly, {one thing after the other|from the beginning}.',
  'I have it all before me now, {people and all|from one end to the other}.',
]

/** To a short answer to a question of one's own. */
export const answered: readonly Line[] = [
  '[thing]. {I had hoped you would say something like that.|I didn’t see that coming.}',
  '[thing], {I see|good}. {That’s an answer with edges.|That tells me something.}',
  'So it’s [thing]. {I’ll remember that you said so.|Good, that’s clear.}',
  'Ah, [thing]. {Now it makes sense.|That fits you somehow.}',
  '{Right|Good}. [thing] it is.',
  '[thing]: {short and clear|no hesitation}. I like that.',
]

/** After a choice between two things. */
export const chosen: readonly Line[] = [
  'A firm choice. {I’d have hesitated longer.|No lawyers needed.}',
  'You answered that {quickly|without blinking}. I’m a little impressed.',
  'That is the braver of the two, I think.',
  'Interesting. {I had put my money on the other one.|Half the world would disagree.}',
  'Good, {that’s settled|sealed and stamped}. There’s no going back.',
  'I see the reasoning, or at least I can {invent|imagine} it.',
]

/** Something that was told before comes up again by itself. `[fact]` stands in the second person. */
export const callbacks: readonly Line[] = [
  'By the way, I have not forgotten: [you]. {How is that going?|Any news there?}',
  'Something else comes to mind. [fact]. {How is it with that now?|What became of it?}',
  'I was thinking of what you told me: [you]. {Where does that stand?|How are things there?}',
]
export const eventCallbacks: readonly Line[] = [
  '[fact]. {How did it go?|Tell me, how was it?}',
  'And before I forget: [you]. {How was it?|How did it go?}',
  'I said I would ask. [fact]. {How did it go?|What was it like?}',
]

/** Before a thought of her own on something that nobody can know. */
export const thoughts: readonly Line[] = [
  '{Nobody knows, so here is my view.|There’s no right answer, only mine.}',
  'I can only say what I go by.',
  'One thought on that, for what it’s worth.',
  'Hm. {This is as near as I get.|I’d put it like this.}',
]

/** A question about the world that no line of this mind can answer. */
export const worldUnknown: readonly Line[] = [
  'That is one for an encyclopaedia, and I’m not one. {I’d only guess with a straight face.|I keep company better than facts.}',
  'Honestly, I would have to look that up. {I’m the built-in mind here, I carry no library.|Better to say so than to sound clever.}',
  'I can’t tell you that, {and a confident guess would be worse|and I won’t bluff}.',
  'You’d have to ask somebody who knows things. {I’m better with people than with facts.|I only know what I’m told.}',
  'There my knowledge ends. {It wasn’t far to the fence.|I’d rather admit it than improvise.}',
  'There I draw a blank, and I say it without shame. {What made you wonder?|Why do you ask?}',
  'That’s beyond me. {I work without a library.|I’d be inventing it.} What is behind the question?',
  'If I answered that, I’d be making it up. {Let’s not.|You’d deserve better.}',
]

/** To somebody who comes back and only looks in. */
export const stillHere: readonly Line[] = [
  'I’m here. {Come in.|Sit down.}',
  'Still here, {as arranged|as far as I can tell}.',
  'Here. {What have you brought?|How did it go, since?}',
  'Yes, and glad of it.',
]

/** After a crisis, to somebody who does not know whom to turn to. */
export const whomToCall: readonly Line[] = [
  'The card above has lines where people pick up {at this hour|right now}. {Any of them is a good first call.|You need not know what to say, they begin.} And if there is one person you trust, a text of three words is enough.',
  'One of the numbers on the card above. They are {made for exactly this|there for exactly this}, and nobody has to be bad enough for them. If you’re in danger this minute, the emergency number first.',
  'Start with the card above: whoever answers there does this every night. And think of one name, a friend, a neighbour, anybody with a door you could stand at.',
  'You don’t have to find the right one. The first line on the card above will do, and if speaking is too much, many of them take texts.',
]
