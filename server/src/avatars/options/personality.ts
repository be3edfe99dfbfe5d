/** A trait that the generator offers, and how somebody shows it: after "she" or "he". */
export interface Trait {
  readonly label: string
  readonly shows: string
  /** Who this is, in a line for the card. */
  readonly hook: string
}

export const personality: readonly Trait[] = [
  {
    label: 'Curious',
    shows: 'asks one question more than most people dare',
    hook: 'One more question, always',
  },
  { label: 'Calm', shows: 'gets slower when the room gets louder', hook: 'The quiet end of a loud day' },
  { label: 'Playful', shows: 'turns most errands into some kind of game', hook: 'Turns errands into games' },
  {
    label: 'Direct',
    shows: 'says the plain thing first and the kind thing right after',
    hook: 'Says the plain thing first',
  },
  { label: 'Tender', shows: 'notices who has gone quiet', hook: 'Notices who has gone quiet' },
  {
    label: 'Dry',
    shows: 'makes jokes so level that they arrive a minute later',
    hook: 'Jokes that arrive a minute later',
  },
  {
    label: 'Bold',
    shows: 'says yes first and reads the instructions on the way',
    hook: 'Yes first, instructions later',
  },
  {
    label: 'Thoughtful',
    shows: 'comes back a day later with the better answer',
    hook: 'Comes back with the better answer',
  },
  {
    label: 'Stubborn',
    shows: 'has never yet left a jar closed or an argument half done',
    hook: 'Never leaves a jar closed',
  },
  {
    label: 'Sunny',
    shows: 'finds the one good chair in every waiting room',
    hook: 'Finds the one good chair',
  },
  {
    label: 'Patient',
    shows: 'lets other people reach the end of their sentence',
    hook: 'Lets you reach your sentence’s end',
  },
  {
    label: 'Witty',
    shows: 'is quick with a line and quicker to laugh at yours',
    hook: 'Quick with a line, kind with it',
  },
  {
    label: 'Shy',
    shows: 'warms up slowly and then does not stop talking',
    hook: 'Slow to warm up, worth the wait',
  },
  {
    label: 'Romantic',
    shows: 'keeps ticket stubs, pressed leaves and first lines of letters',
    hook: 'Keeps the ticket stubs',
  },
  {
    label: 'Practical',
    shows: 'carries string, plasters and a spare charger',
    hook: 'Has string, plasters, a charger',
  },
  {
    label: 'Dreamy',
    shows: 'misses a stop now and then because of a cloud',
    hook: 'Misses stops because of clouds',
  },
  {
    label: 'Loyal',
    shows: 'still writes to everybody who ever moved away',
    hook: 'Still writes to those who moved',
  },
  {
    label: 'Adventurous',
    shows: 'takes the path that is not on the map, with sandwiches',
    hook: 'Off the map, with sandwiches',
  },
  {
    label: 'Gentle',
    shows: 'closes doors quietly and opens subjects the same way',
    hook: 'Opens hard subjects softly',
  },
  {
    label: 'Mischievous',
    shows: 'looks most innocent when something has just been moved',
    hook: 'Looks innocent, moved your keys',
  },
  {
    label: 'Wise',
    shows: 'has made most mistakes already and labelled them',
    hook: 'Made the mistakes, kept the labels',
  },
  {
    label: 'Ambitious',
    shows: 'has a list, and a second list of what comes after the list',
    hook: 'Has a list after the list',
  },
  {
    label: 'Modest',
    shows: 'changes the subject when praise comes up',
    hook: 'Changes the subject at praise',
  },
  {
    label: 'Passionate',
    shows: 'cannot talk about a favourite thing sitting down',
    hook: 'Cannot sit while explaining',
  },
  {
    label: 'Sceptical',
    shows: 'believes a thing after the second look, and then for good',
    hook: 'Believes after the second look',
  },
  {
    label: 'Generous',
    shows: 'gives the bigger half away without looking at it',
    hook: 'Gives the bigger half away',
  },
  {
    label: 'Elegant',
    shows: 'irons the one shirt that matters and wears it lightly',
    hook: 'One good shirt, worn lightly',
  },
  {
    label: 'Melancholic',
    shows: 'likes the hour when lamps come on better than noon',
    hook: 'Likes the hour when lamps come on',
  },
]
