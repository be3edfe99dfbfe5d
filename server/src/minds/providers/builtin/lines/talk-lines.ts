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
  'I’m not certain that this is what you mean: [you]. {If not, tell me again.|If it isn’t, I don’t have it.}',
  'The nearest I have is this: [you]. {Is that it?|Is that what you mean?}',
  'I would not swear to it, but you told me that [you].',
  'If you mean what I think you mean: [you]. {Otherwise I don’t have it.|Otherwise help me out.}',
  'Perhaps this: [you]. {More I don’t have on that.|I’d rather say perhaps than guess.}',
]

export const recallUnknown: readonly Line[] = [
  'I don’t think you have told me that yet. {I would like to know, though.|Tell me and I’ll keep it.}',
  'That one I don’t have. {Either you kept it to yourself or I wasn’t told.|You may have told somebody else.}',
  'No, I’d be guessing, and I don’t like to guess about you. {Tell me?|What is it?}',
  'I have looked, and it isn’t among the things you told me.',
  'You have me there: I don’t know that one. {Say it once and I’ll keep it.|Will you tell me?}',
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
  'That I keep open, even from myself. {And you?|I would rather hear yours.}',
  'You know, that was never settled. {I would rather not make something up for you.|It is still unwritten, and I won’t invent it.}',
  'There is no answer to that in my story yet. {I don’t like to improvise about such things.|I leave it blank rather than false.}',
  'I’d have to make that up, and you’d notice. {Let’s leave it open.|Let me stay honest.}',
  'Nobody has asked me that before. {You’ve caught me unprepared.|Now I shall have to think about it.}',
  'That page of mine is empty. {Perhaps it’s better so.|I quite like having one.}',
  'I can’t tell you, because it isn’t decided. {Yours is, I suspect.|What would you guess?}',
  'Ask me again when I’ve found out. {For now I’d only be guessing.|I don’t want to give you a made-up one.}',
]

/** Before a line of her own that touches the question without answering it plainly. */
export const selfNear: readonly Line[] = [
  '{All I can tell you is this|What I can say is this}: [own]',
  'This much is certain: [own]',
  'I’ll answer sideways. [own]',
  'The nearest I have to an answer: [own]',
  '{Well.|Hm.} [own]',
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
  'What would yours be?',
  'And on your side?',
  'What made you ask?',
  'Now you.',
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
    'Hm. {I am turning that over.|That one needs a moment.}',
    'I see. {Well, half of it, and I’d like the other half.|At least I see the outline.}',
    'There’s a door in that sentence, slightly open.',
    'You say it as if it were nothing, and I doubt that it is.',
    'I’ll take your word for it. {You were there.|You’d know.}',
    'That’s how it is, then. {Things rarely ask us first.|Good to have it said.}',
    'Good. {That gives me something to hold on to.|Now I have the beginning of it.}',
    'It’s the way you put it that I notice.',
    'All right. {I’m with you so far.|I have that.}',
    'That could be the first line of something longer.',
    'So that is how it is with [thing] just now.',
    'I’m trying to picture [thing] in all this.',
    '[thing] does come up. {I’m glad that I know who is meant.|Go on.}',
  ],
  asks: [
    'What happened then?',
    'How did you take it?',
    'What would you have liked instead?',
    'Which part of it stays with you?',
    'How long has that been going on?',
    'What do you make of it yourself?',
    'Who else was there?',
    'What is the next thing, then?',
    'What would a good ending look like?',
    'When did you first notice?',
    'What would you tell a friend who said that to you?',
    'How does it look from where you sit?',
  ],
} as const satisfies Record<string, readonly Line[]>

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

/** A question about the world that no line of this mind can answer. */
export const worldUnknown: readonly Line[] = [
  'That is one for an encyclopaedia, and I’m not one. {I’d only guess with a straight face.|I keep company better than facts.}',
  'Honestly, I don’t know. {I’m the built-in mind here, I carry no library.|Better to say so than to sound clever.}',
  'I can’t tell you that, {and a confident guess would be worse|and I won’t bluff}.',
  'You’d have to ask somebody who knows things. {I’m better with people than with facts.|I only know what I’m told.}',
  'There my knowledge ends. {It wasn’t far to the fence.|I’d rather admit it than improvise.}',
  'No idea, and I say it without shame. {What made you wonder?|Why do you ask?}',
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
