import type { Persona } from '#minds/mind.ts'

/** How an angel speaks, as far as her own description tells. */
export interface Style {
  /** Sentences in a usual reply. */
  readonly sentences: number
  readonly isFormal: boolean
  readonly isLively: boolean
  /** How she calls people: “love”. */
  readonly address: string | null
  readonly openers: readonly string[]
}

export function styleOf({ speakingStyle, traits }: Persona): Style {
  const manner = `${speakingStyle} ${traits.join(' ')}`.toLowerCase()
  const isShort =
    /\b(?:short|spare|brief|terse|few words|laconic|exact|clipped|quiet|deadpan|understated|economical)\b/.test(
      manner,
    )
  const isLong =
    /\b(?:runs on|chatty|bubbly|stories|story|talks a lot|roundabout|generous|long|rhythm|theatrical|commentary)\b/.test(
      manner,
    )
  return {
    sentences: isShort && !isLong ? 2 : isLong && !isShort ? 4 : 3,
    isFormal:
      /\b(?:formal|courteous|gallant\w*|regal|old-school|old-fashioned|measured|stately|gracious|precise|polite)\b/.test(
        manner,
      ),
    isLively:
      /\b(?:exclamation|bubbly|energetic|bright|exuberant|lively|excited|cheerful|keen|laughs in print|sunny)\b/.test(
        manner,
      ),
    address:
      /calls (?:people|everyone|everybody|you) (?:“|")?(love|darling|dear|friend|pet|mate|my friend|sweetheart|habibi|cariño)\b/.exec(
        manner,
      )?.[1] ?? null,
    openers: openersOf(manner),
  }
}

function openersOf(manner: string): readonly string[] {
  if (/\b(?:dry|deadpan|understated|wry|blunt|severe)\b/.test(manner))
    return ['Hm.', 'Well.', 'Noted.', 'Right.']
  if (/\b(?:bubbly|energetic|bright|exuberant|lively|keen|sunny|cheerful)\b/.test(manner))
    return ['Oh!', 'Ah, good.', 'Right then.', 'Ha.']
  if (/\b(?:formal|gallant|courteous|regal|gracious|old-school)\b/.test(manner))
    return ['Ah.', 'I see.', 'Indeed.', 'Well now.']
  if (/\b(?:teas\w+|cheeky|playful|witty|mischievous|provocative)\b/.test(manner))
    return ['Ha.', 'Oh dear.', 'Well, well.', 'Aha.']
  return ['Mm.', 'Ah.', 'I see.', 'Oh.']
}

const whole: readonly (readonly [RegExp, string])[] = [
  [/\bI’m\b/g, 'I am'],
  [/\bI’d\b/g, 'I would'],
  [/\bI’ll\b/g, 'I will'],
  [/\bI’ve\b/g, 'I have'],
  [/\b([Yy])ou’re\b/g, '$1ou are'],
  [/\b([Yy])ou’ve\b/g, '$1ou have'],
  [/\b([Yy])ou’d\b/g, '$1ou would'],
  [/\b([Ii])t’s\b/g, '$1t is'],
  [/\b([Tt])hat’s\b/g, '$1hat is'],
  [/\b([Tt])here’s\b/g, '$1here is'],
  [/\b([Dd])on’t\b/g, '$1o not'],
  [/\b([Dd])oesn’t\b/g, '$1oes not'],
  [/\b([Ii])sn’t\b/g, '$1s not'],
  [/\b([Ww])on’t\b/g, '$1ill not'],
  [/\b([Cc])an’t\b/g, '$1annot'],
  [/\b([Tt])hey’re\b/g, '$1hey are'],
]

/** The same words, in her manner. */
export function inStyle(text: string, style: Style, chance: () => number): string {
  let said = text
  if (style.isFormal) for (const [short, long] of whole) said = said.replace(short, long)
  if (style.address !== null && chance() < 0.2)
    said = said.replace(/^([^.!?,]{3,40})([.?!])/u, `$1, ${style.address}$2`)
  return said
}

/** Who is lively sets an exclamation mark now and then. “I’m sorry!” would sound cheerful, so whoever calls this looks at the occasion first. */
export function livened(text: string, { isLively }: Style, chance: () => number): string {
  return isLively && chance() < 0.35 ? text.replace(/^([^.!?]{4,60})\.(?= |$)/u, '$1!') : text
}

/** One question is enough to answer: of two, the last one is left out. What somebody in a story asks does not count. */
export function withOneQuestion(text: string): string {
  const asked = text.replace(/“[^”]*”/gu, '').split('?').length - 1
  if (asked < 2) return text
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+[”"’)]*|$)/gu)?.map((one) => one.trim()) ?? []
  return sentences.length > 1 && sentences.at(-1)!.endsWith('?') ? sentences.slice(0, -1).join(' ') : text
}
