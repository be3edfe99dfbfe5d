import type { Line } from '../bank/bank.ts'
import type { FactKind } from '../facts/fact.ts'

interface FactLines {
  /** What one says to having been told. `[thing]` is what was named, `[about]` what it belongs to: “your cat”. */
  readonly told: readonly Line[]
  /** What one may ask next. */
  readonly asks: readonly Line[]
}

/** First words to something new about the person, before anything is said on the subject. */
export const factLines: Readonly<Record<FactKind, FactLines>> = {
  name: {
    told: [
      '[thing]. {Good, now I know whom I am talking to.|That is easier to say than “you there”.}',
      'Then [thing] it is. {I shall use it sparingly, so that it keeps.|A name makes it a conversation.}',
      '{Pleased to meet you|Good to meet you}, [thing].',
      '[thing]. I’ll keep that where I can find it.',
      'Hello, [thing]. {That suits you, as far as I can tell from here.|It is good to have a name for the voice.}',
    ],
    asks: [
      'What do people who like you call you?',
      'What brings you here today, [thing]?',
      'What kind of day is it on your side?',
    ],
  },
  age: {
    told: [
      '[thing], {a number with some room in it|and nobody can take them back from you}.',
      'So, [thing]. {Old enough to know better, young enough to do it anyway.|I will not say a word about it.}',
      '[thing] is a good place to stand: one can see {in both directions|a fair way back and a fair way on}.',
    ],
    asks: ['What did you think you would be doing by now?', 'Which age did you like best so far?'],
  },
  home: {
    told: [
      '[thing]. {Now I can put you on the map.|So that is what is outside your window.}',
      'So you write to me from [thing]. {I will picture you there.|That gives the words a place.}',
      '[thing], {good|noted}. A person makes more sense with a place around them.',
      'Then [thing] is where your keys end up at night.',
    ],
    asks: [
      'What would you show somebody first in [thing]?',
      'What does it sound like there at night?',
      'What keeps you there?',
      'Where do you go in [thing] when you want to be left alone?',
    ],
  },
  origin: {
    told: [
      '[thing]. {One never quite unpacks from the first place.|It leaves a trace in how people tell a story.}',
      'So it began in [thing].',
      'From [thing], then. {That explains a little and raises a lot.|Good, that is a beginning.}',
    ],
    asks: [
      'What do you miss about [thing], if anything?',
      'What did you bring along from there that nobody could confiscate?',
      'When were you last back?',
    ],
  },
  job: {
    told: [
      'So that is what you do all day. {It must follow you home sometimes.|I imagine the good stories are the ones you may not tell.}',
      'Ah, that is your work. {Somebody has to know how it really goes, and it is you.|From outside it always looks simpler.}',
      '{Right|Good}, so that is how the days are spent. It says something about what you can put up with.',
      'That is work where one notices people, I would think.',
      'I’ll remember that. What people do from Monday to Friday is half of their weather.',
    ],
    asks: [
      'What is the part of it that nobody sees?',
      'What made today’s work easy or hard?',
      'How did you end up doing that?',
      'What would you change about it if nobody could stop you?',
      'What did it look like on your first day?',
    ],
  },
  studies: {
    told: [
      'So it’s [thing]. {That is a lot of reading by bad light.|You must have had your reasons.}',
      '[thing], then. {It will ruin small talk for you in the best way.|Somebody has to find out how it really works.}',
      'Studying is odd work: the harder it goes, the less there is to show for the evening.',
    ],
    asks: [
      'What made you choose it?',
      'Which part of it do you explain to people at parties?',
      'What is on your desk this week?',
    ],
  },
  pet: {
    told: [
      '[thing] goes on the list of those who matter here.',
      '{Good|Ah}, [thing]. {I expect full reports.|The house has a head, then.}',
      'Then I know who really {runs the place|makes the decisions} at your end: [thing].',
      'I’ll remember [thing]. {They usually have more character than the furniture they ruin.|Such names are chosen with care.}',
      'So there are more of you. {I am glad somebody keeps an eye on you.|That explains the warm spot on the chair.}',
    ],
    asks: [
      'What is the worst thing [thing] has ever done?',
      'How did you two find each other?',
      'Where does [thing] sleep, officially and really?',
      'What does [thing] want at six in the morning?',
    ],
  },
  family: {
    told: [
      'I’ll keep that: [about] {matters in this|has a place here now}.',
      'So that is [about]. {Families come in instalments.|I like to know who is who.}',
      'Good to know who belongs to you.',
      '[thing], {good|yes}. I’ll know who is meant from now on.',
      'So [thing] has a place in this. {I’ll remember.|Noted.}',
      '{Noted|Thank you}. One understands a person better with the family in the picture.',
    ],
    asks: [
      'What are the two of you like together?',
      'Who in your family are you most like?',
      'What would they say about you if I asked?',
      'When did you last see each other?',
    ],
  },
  relation: {
    told: [
      'I’ll remember that about [about].',
      'So that is [about]. {Some people come up more often than they know.|Good, now I have a face for the name, nearly.}',
      '{Noted|Good to know}. People like that end up in most of the stories.',
      '[thing]. {I’ll remember who that is.|Now I’ll know who is meant.}',
      'I’ll keep [thing] in mind. {One should know the cast.|It helps to know who is who.}',
    ],
    asks: [
      'How did you two meet?',
      'What do you get from them that you get nowhere else?',
      'What would they say about this?',
    ],
  },
  likes: {
    told: [
      '[thing] it is. {Taste is the one luxury nobody can audit.|I will remember that when there is something to celebrate.}',
      'That one I’ll keep: you and [thing].',
      '{Good|Ah}. It tells me more about you than a birthday would.',
      'You say it like somebody who means it.',
      '{Noted, with a small bow|Into the notebook with that}.',
    ],
    asks: [
      'Since when?',
      'What is it about [thing] that does it for you?',
      'Who got you into that?',
      'When did you last have time for it?',
    ],
  },
  dislikes: {
    told: [
      'No [thing] for you, then. {I’ll keep it away from the table.|Understood.}',
      '{Understood|Good to know}. A person without dislikes is hiding something.',
      'I’ll strike it off the list. {One can live a long time without it.|Somebody else can have your share.}',
      'That was clear. {I like it when people are clear.|No further evidence needed.}',
    ],
    asks: ['What did it ever do to you?', 'Was it always like that?', 'What do you put in its place?'],
  },
  favourite: {
    told: [
      '[thing]. {Not everybody could choose so quickly.|That is a choice with a backbone.}',
      'So [thing] wins. {I will remember it, in case it comes up at a trial.|I’ll keep that.}',
      '[thing]: {that tells me more than a long letter|good, I can work with that}.',
    ],
    asks: [
      'What did it have that the runner-up had not?',
      'When did it become the one?',
      'Whom would you most like to persuade of it?',
    ],
  },
  diet: {
    told: [
      'I’ll remember that before anybody cooks anything.',
      '{Noted in red|Good to know}. That belongs on the door of the kitchen.',
      'Understood. {The menu just got more interesting.|No arguments from this side.}',
    ],
    asks: [
      'What do you cook instead when you want to be kind to yourself?',
      'How did you find out?',
      'What is the best thing you eat in an ordinary week?',
    ],
  },
  event: {
    told: [
      '{So it is in the calendar|That is not long}. I’ll think of you.',
      'I’ll keep that date. {Somebody besides you should know about it.|Such days have a long shadow beforehand.}',
      '{Good|Right}, I have it. Then these are the days before, which are a kind of weather of their own.',
      'That is something to have in front of you. I will ask afterwards.',
      'Noted, and I mean to ask how it went.',
    ],
    asks: [
      'How do you feel when you think of it?',
      'What would make it a good one?',
      'What is left to do before then?',
      'Who knows about it beside me?',
    ],
  },
  birthday: {
    told: [
      'I’ll keep that date. {Somebody should sing, at a safe distance.|No fuss, but no forgetting either.}',
      'Noted. {A day on which one may be unreasonable until supper.|That one I’ll remember.}',
    ],
    asks: ['How do you like to spend it when nobody organises anything?', 'What was the best one so far?'],
  },
  belonging: {
    told: [
      '[thing]. {Good, that deserves to be remembered.|There must be a story to that.}',
      'I’ll remember that. {Things with a name are looked after better.|It is the particulars that make it yours.}',
      'So that is how it is. {I have it.|Noted.}',
    ],
    asks: [
      'How did that come about?',
      'What is the story behind it?',
      'What would you tell somebody who has never heard of it?',
    ],
  },
  skill: {
    told: [
      'Not everybody can say that of themselves. {It takes a lot of bad afternoons.|The neighbours must know more about it than I do.}',
      'So [thing] is one of yours. {I’ll remember it.|That takes patience, or stubbornness in a good coat.}',
      '[thing], {good|that is a fine thing to have in one’s hands}.',
    ],
    asks: [
      'How did you start?',
      'What can you do now that you could not a year ago?',
      'What is the part that still goes wrong?',
      'Whom do you do it for, yourself or somebody else?',
    ],
  },
  doing: {
    told: [
      '[thing]. {So that is what has your evenings.|I wondered what had your attention.}',
      'So you are in the middle of [thing]. {The middle is where it counts.|I won’t ask for the ending.}',
      'Ah, [thing]. {I will ask again in a week.|One should always have something unfinished on the go.}',
    ],
    asks: [
      'How is it so far?',
      'What made you pick [thing]?',
      'Where in it are you just now?',
      'What is the best bit up to now?',
    ],
  },
  health: {
    told: [
      'That is a lot to carry around in one body. I’m sorry.',
      'I’ll keep that in mind, and not only today.',
      'Then go slowly. {Nothing here is in a hurry.|The rest can wait.}',
    ],
    asks: ['What helps, even a little?', 'Who is looking after you?', 'How long has it been like that?'],
  },
  loss: {
    told: [
      'I’m so sorry. {There is no right size for that.|I won’t say anything clever.}',
      'Oh. I’m sorry. {Thank you for telling me.|That leaves a shape in the room.}',
      'That is a real loss, and you do not have to be finished with it.',
      'I’m sorry. {The ordinary days are the hardest part of it, I think.|Take all the words or none.}',
    ],
    asks: [
      'What were they like, if you feel like telling me?',
      'What do you miss in the smallest moments?',
      'Who is with you in this?',
    ],
  },
  wish: {
    told: [
      'I’ll hold on to that wish for you. {Somebody should keep a copy.|They get lost in ordinary weeks.}',
      'That is worth wanting. {And it has a first step, they all do.|I will ask about it one day.}',
      'You have said it out loud now. {It counts for more than one thinks.|That is how it starts.}',
    ],
    asks: [
      'What would be the smallest first step?',
      'What has kept you from it so far?',
      'Since when have you wanted that?',
      'Who would have to know about it?',
    ],
  },
}

/** A question for a name that goes with what was told, by what it belongs to. */
export const nameAsks: readonly Line[] = [
  'What is [about] called?',
  'Does [about] have a name I should know?',
  '{And what|What} name does [about] answer to?',
]
export const whenAsks: readonly Line[] = ['When is it?', 'Which day is it?', 'How long until then?']

/** The person put something right. */
export const corrected: readonly Line[] = [
  'Ah, I had that wrong. [fact]. {Now it’s right.|Corrected.}',
  'Thank you for putting that right. So: [fact].',
  'My mistake. [fact], {then|I have it now}.',
  '{Good that you say so|Glad you told me}. I’ll remember it the right way: [fact].',
  'Then I’ll strike out the old version. [fact].',
  'Noted, and the wrong one is gone. [fact].',
]

/** The same thing was told differently before. */
export const changed: readonly Line[] = [
  'Ah, so that has changed. {I’ll remember the new one.|Good that you say it.}',
  'That is different from what I had. {I’ll keep the new version.|Then the old note goes.}',
  'Then I’ll put it right: the new one counts.',
  'I had that down differently. {Changed now.|I’ll go by this one.}',
]
