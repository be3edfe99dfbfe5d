import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const nineMoves: Conversation = {
  name: 'nine-moves',
  split: 'held-out',
  about: 'Riddles and word games at a slow job, with impatience.',
  angels: ['wei'],
  allowed: /museum|guard|job|bored|riddle|niece|orchid|chess|greenwich|clock|lunch|pat/i,
  turns: [
    { says: 'give me a riddle', act: 'game', sensible: /\?|what|who|i have|i am/i },
    { says: 'a river', act: 'game', sensible: /river|wrong|right|close|no|yes|good|answer|warm|again|keep/i },
    { says: 'idk tell me', act: 'game', sensible: /.{8,}/ },
    {
      says: 'I guard a room in a museum. eight hours. one chair',
      act: 'statement',
      learns: { work: /museum|guard/i },
      sensible: about('museum|room|chair|guard|hour|look|eight|paint'),
    },
    {
      says: 'its the clock room. 41 clocks',
      act: 'statement',
      learns: { room: /clock/i },
      sensible: about('clock|forty|41|tick|time|room|sound'),
    },
    { says: 'they dont agree no', act: 'short-answer' },
    {
      says: 'bored bored bored',
      act: 'boredom',
      sensible: /\?|try|puzzle|riddle|game|look|count|push|box|question/i,
    },
    {
      says: 'ok word game. i say a word you say the first thing. LOCK',
      act: 'game',
      sensible: /key|door|open|box|lock|wood|empty|click|push/i,
    },
    { says: 'moon', act: 'game', sensible: /.{2,}/ },
    { says: 'ha ok', act: 'short-answer' },
    {
      says: 'why boxes',
      act: 'question-about-angel',
      sensible: /box|lock|locksmith|open|tired|push|empty|wood/i,
    },
    { says: 'what were you before', act: 'question-about-angel', sensible: /locksmith|lock/i },
    { says: 'knock knock', act: 'joke', sensible: /who|there|come in|open|door/i },
    { says: 'lettuce', act: 'joke', sensible: /lettuce|who/i },
    { says: 'lettuce in its cold out here', act: 'joke', sensible: /.{3,}/ },
    { says: 'what room do i sit in', act: 'question-recall', recalls: { room: /clock/i } },
    { says: 'how many were there', act: 'question-recall', sensible: /41|forty-one/i },
    { says: 'closing time. bye', act: 'farewell' },
  ],
}
