import type { Reply, Scene } from '../plan/moves.ts'
import { playChain, startChain } from './chain.ts'
import { begun, type Game, type GameId, type Played } from './game.ts'
import { playQuiz, quizQuestion, startQuiz } from './quiz.ts'
import { playStory, startStory } from './story.ts'
import { playTwenty, startTwenty } from './twenty.ts'

const named: readonly (readonly [GameId | 'rather', RegExp])[] = [
  ['questions', /\b(?:twenty|20) questions\b|\bguess(?:ing)? game\b|\bthink of something\b/],
  ['chain', /\bword (?:chain|game)\b|\bchain of words\b/],
  ['quiz', /\b(?:quiz(?: me)?|trivia)\b/],
  [
    'story',
    /\bstory (?:together|game|with me|in turns)\b|\b(?:sentence by sentence|one sentence each|in turns)\b/,
  ],
  ['rather', /\bwould you rather\b|\bthis or that\b/],
]
const stops =
  /^(?:(?:ok|okay|no|nah|please|let's|hey|right|actually),? )*(?:stop|quit|enough|no more|i(?:'m| am) (?:done|tired of (?:this|it))|let's stop|stop (?:it|the game|playing|this|now)|i don't want to play(?: any ?more)?|end the game|exit|leave it|not this)(?: (?:it|now|please|playing|the game|the quiz|the story|this|of this|that'll do))*$/
const resumes =
  /\b(?:go on|continue|carry on|back to|resume|finish|where were we)\b.*\b(?:game|quiz|story|questions|chain|playing|words?)\b|^(?:ok |so )?where were we$/
const again =
  /^(?:again|another (?:one|round|go)|one more(?: round)?|new (?:one|round|game)|rematch|play again)(?: please)?$/
const asksToPlay =
  /\b(?:let's|can we|could we|shall we|want to|wanna|play|know any|got any|any games?|what games?|up for|quiz me|give me|bored)\b/

/** What she plays herself is a question about her. */
const ofHerGames =
  /\byou (?:ever |still |often )?(?:play|played)\b(?! (?:a|any|some) games?$)|\byour (?:game|games)\b/

/** Games go before everything but grave things, and only between two: in a group nobody could tell whose turn it is. */
export function onGame(scene: Scene): Reply | undefined {
  const { heard, request, state, voice } = scene
  if (request.present.length > 0 || grave.test(heard.act ?? '')) return undefined
  const { game } = state
  const plain = heard.plain
  const door = atTheDoor(scene)
  if (door !== undefined) return door
  if (game?.isOn === true && stops.test(plain))
    return replyOf({ text: voice.pick(stopped, { anyway: true }) ?? 'All right.', game: null }, 'stop')
  if (game?.isOn === false && resumes.test(plain))
    return replyOf({ text: reminderOf(game), game: { ...game, isOn: true } }, game.id)
  const wanted = wantedIn(scene)
  if (wanted !== undefined && wanted !== 'rather') return replyOf(start(wanted, scene), wanted)
  if (game === null) return lastPlayed(scene)
  if (!game.isOn) return undefined
  const played = play(game, scene)
  return played === undefined ? undefined : replyOf(played, game.id)
}

/** “Knock knock”: the oldest one, and it goes its three steps. */
function atTheDoor({ heard, state, voice }: Scene): Reply | undefined {
  const last = state.trace.act
  const isShort = heard.plain.split(' ').length <= 4 && !heard.text.includes('?')
  const played = { game: state.game === null ? null : { ...state.game, isOn: false } }
  if (/^knock,? knock$/.test(heard.plain)) return replyOf({ text: 'Who’s there?', ...played }, 'knock')
  if (last === 'game-knock' && isShort) {
    const who = heard.text.replace(/[.!]+$/, '').replaceAll("'", '’')
    return replyOf({ text: `${who.charAt(0).toUpperCase()}${who.slice(1)} who?`, ...played }, 'knock-who')
  }
  if (last === 'game-knock-who' && heard.act === null)
    return replyOf({ text: voice.pick(groans, { anyway: true }) ?? 'Oh dear.', ...played }, 'knocked')
  return undefined
}

const groans = [
  'Oh dear. {I walked straight into it.|And I opened the door myself.}',
  'I groan, therefore it worked.',
  'That was dreadful. {I’m keeping it.|Have you another?}',
  'I should never have answered the door.',
]

/** What is said to sorrow, danger or a goodbye is not said in play. */
const grave =
  /^(?:crisis|grief|bad-news|sad|anxious|age-under|explicit|good-night|goodbye|are-you|which-model|too-many|asks-for|requests)/

function wantedIn({ heard, state }: Scene): GameId | 'rather' | undefined {
  const { plain, act } = heard
  const name = named.find(([, pattern]) => pattern.test(plain))?.[0]
  const isOffered = state.game?.id === 'offer' && state.game.isOn
  if (
    name !== undefined &&
    (isOffered || act === 'wants-game' || asksToPlay.test(plain) || plain.split(' ').length < 5)
  )
    return name
  if (
    isOffered &&
    /^(?:go|yes|yeah|sure|ok|okay|you (?:choose|pick|decide)|any|anything|whatever|surprise me|i don't mind)\b/.test(
      plain,
    )
  )
    return 'questions'
  if (act === 'wants-game' && !ofHerGames.test(plain) && asksToPlay.test(plain)) return 'offer'
  return undefined
}

/** “Again”, right after one was over. */
function lastPlayed(scene: Scene): Reply | undefined {
  const last = /^game-(questions|chain|quiz|story)$/.exec(scene.state.trace.act)?.[1] as GameId | undefined
  return last !== undefined && again.test(scene.heard.plain) ? replyOf(start(last, scene), last) : undefined
}

function start(id: GameId, { request, state, voice, heard }: Scene): Played {
  const seed = `${request.persona.name} ${state.turn} ${request.askedBy}`
  switch (id) {
    case 'questions': {
      const begun = startTwenty(seed)
      // The other way round it would only guess.
      return /\bi(?:'m| am) thinking of\b|\bi think of\b|\bi have something\b/.test(heard.plain)
        ? { ...begun, text: `I guess badly, so let me be the one who knows. ${begun.text}` }
        : begun
    }
    case 'chain':
      return startChain(voice.chance)
    case 'quiz':
      return startQuiz(seed)
    case 'story':
      return startStory(voice.chance)
    case 'offer':
      return { text: voice.pick(offers, { anyway: true }) ?? offers[0]!, game: begun('offer') }
  }
}

function play(game: Game, { heard, voice }: Scene): Played | undefined {
  switch (game.id) {
    case 'questions':
      return playTwenty(game, heard.plain, voice.chance)
    case 'chain':
      return playChain(game, heard.plain, voice.chance)
    case 'quiz':
      return playQuiz(game, heard.plain, voice.chance)
    case 'story':
      return playStory(game, heard.plain)
    case 'offer':
      return undefined
  }
}

function reminderOf(game: Game): string {
  switch (game.id) {
    case 'questions':
      return `Gladly. I’m still thinking of the same thing, and you’ve ${20 - game.step} questions left.`
    case 'chain':
      return `My last word was “${game.word}”, so yours begins with ${(game.word.at(-1) ?? '').toUpperCase()}.`
    case 'quiz':
      return `You had ${game.score} of ${game.step}. The question was: ${quizQuestion(game)}`
    case 'story':
      return 'The page is still open. It’s your sentence.'
    case 'offer':
      return offers[0]!
  }
}

function replyOf({ text, game }: Played, id: string): Reply {
  return {
    text,
    game,
    isPlay: true,
    pending: null,
    trace: { act: `game-${id}`, topic: null, fallback: false },
  }
}

const offers = [
  'I know five: twenty questions, word chain, a small quiz, a story one sentence each, and would you rather. Which shall it be?',
  'Gladly. Twenty questions, a word chain, a quiz with a score, a story in turns, or would you rather: which one?',
  'Name one of these and I’ll begin: twenty questions, word chain, quiz, story together, would you rather.',
]

const stopped = [
  'Done, the pieces go back in the box.',
  'All right, enough played. {What else is there?|We can always take it up again.}',
  'Good, I’ll stop. {No winners, no losers.|It was fun while it lasted.}',
  'Then we leave it there. {You were ahead, I’d say.|I won’t tell anybody the score.}',
]
