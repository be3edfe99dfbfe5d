import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const sideQuests: Conversation = {
  name: 'side-quests',
  split: 'tuning',
  about: 'Bored on a Sunday: games, jokes, tiny missions, a change of subject at every second turn.',
  angels: ['hana'],
  person: 'Robin',
  allowed: /bored|sunday|laundry|plant|basil|guitar|game|band|otters|rain|play/i,
  turns: [
    { says: 'im so bored', act: 'boredom', sensible: /\?|quest|mission|game|play|try|point/i },
    {
      says: 'give me something to do thats not cleaning',
      act: 'boredom',
      sensible: /\?|quest|mission|find|go|take|draw|write|call|walk|make|try/i,
    },
    {
      says: 'done. what do i win',
      act: 'game',
      sensible: /point|xp|level|win|badge|loot|prize|reward|bonus|medal|coin|trophy/i,
    },
    { says: 'tell me a joke', act: 'joke', sensible: /.{25,}/ },
    { says: 'that was terrible. another', act: 'joke', sensible: /.{20,}/ },
    {
      says: 'ok my turn. why did the scarecrow win an award',
      act: 'joke',
      sensible: /why|tell|field|outstanding|no idea|don't know|go on|what|because/i,
    },
    {
      says: 'because he was outstanding in his field',
      act: 'joke',
      sensible: /ha|groan|laugh|pun|terrible|good|point|field|outstanding|joke|ouch|well/i,
    },
    { says: 'anyway', act: 'change-of-subject' },
    {
      says: 'i have a basil plant called Gerald and i think hes dying',
      act: 'worry',
      learns: { plant: /gerald|basil/i },
      sensible: about('gerald|basil|plant|water|light|sun|leaf|leaves|window|pot'),
    },
    {
      says: 'yellow',
      act: 'short-answer',
      sensible: about('yellow|water|light|gerald|leaf|leaves|basil|too much|dry'),
    },
    { says: 'lets play 20 questions. im thinking of something', act: 'game', sensible: /\?/ },
    { says: 'no', act: 'short-answer', sensible: /\?|then|hm|guess|next/i },
    { says: 'yes', act: 'short-answer', sensible: /\?|then|hm|guess|next/i },
    {
      says: 'never mind im bad at this. it was an otter',
      act: 'game',
      sensible: about('otter|guess|good|next|never|point|close'),
    },
    {
      says: 'whats that game you made about',
      act: 'question-about-angel',
      sensible: /postman|run|four hours|funeral|letter/i,
    },
    {
      says: 'i play guitar in a band, we are called The Slow Otters. hence the otter',
      act: 'statement',
      learns: { band: /slow otters/i },
      sensible: about('otter|band|guitar|music|play|gig|name|song'),
    },
    { says: 'whats the plants name', act: 'question-recall', recalls: { plant: /gerald/i } },
    { says: 'rock paper scissors. rock', act: 'game', sensible: /rock|paper|scissors|draw|win|best of/i },
    { says: 'and my band?', act: 'question-recall', recalls: { band: /slow otters/i } },
  ],
}
