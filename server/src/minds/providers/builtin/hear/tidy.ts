/** What people type in a hurry, as they would write it with time. Only what cannot mean anything else. */
const sloppy: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  ill: 'ill',
  dont: "don't",
  cant: "can't",
  wont: "won't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  arent: "aren't",
  havent: "haven't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  whats: "what's",
  thats: "that's",
  hows: "how's",
  wheres: "where's",
  whos: "who's",
  whens: "when's",
  theres: "there's",
  youre: "you're",
  hes: "he's",
  shes: "she's",
  u: 'you',
  ur: 'your',
  r: 'are',
  ya: 'you',
  ye: 'you',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thank you',
  cuz: 'because',
  bc: 'because',
  coz: 'because',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  rly: 'really',
  tho: 'though',
  bday: 'birthday',
  gf: 'girlfriend',
  bf: 'boyfriend',
  idk: "I don't know",
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  coulda: 'could have',
  shoulda: 'should have',
  woulda: 'would have',
  favorite: 'favourite',
  fav: 'favourite',
  fave: 'favourite',
  neighbor: 'neighbour',
  moms: "mom's",
  dads: "dad's",
  definately: 'definitely',
  recieve: 'receive',
  wich: 'which',
  realy: 'really',
  becuase: 'because',
  freind: 'friend',
  teh: 'the',
  wat: 'what',
  wot: 'what',
  wats: "what's",
  wots: "what's",
  wen: 'when',
  whn: 'when',
  wher: 'where',
  whre: 'where',
  agian: 'again',
  agen: 'again',
  remeber: 'remember',
  rember: 'remember',
  rememer: 'remember',
  nmae: 'name',
  calld: 'called',
  birthay: 'birthday',
}

/** The same words, with straight apostrophes, one kind of blank and the common shortcuts written out. Names keep their capitals. */
export function tidy(text: string): string {
  return text
    .replace(/(?:^|(?<=\s))@[\p{L}’'-]+[,:]?\s*/gu, '')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/(\*\*|__|\*|_)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/ \/ /g, '. ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\b[A-Za-z]+\b(?!')/g, (word) => sloppy[word.toLowerCase()] ?? word)
    .replace(/\bi\b(?!\.\w)/g, 'I')
    .replace(
      /[, ]+(?:btw|by the way|lol|lmao|haha+|tbh|ngl|imo|honestly|obvs|obviously|though)(?=[.!?…]|$)/gi,
      '',
    )
    .trim()
}

/** For comparing: lower case, single blanks, no signs at the ends. */
export function plain(text: string): string {
  return tidy(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
