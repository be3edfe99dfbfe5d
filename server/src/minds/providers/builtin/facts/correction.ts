/** What the person says is right, and what they say is wrong where they name it. */
export interface Correction {
  readonly right: string
  readonly wrong?: string
  /** Nothing else can be meant. Otherwise it takes a memory with something of the very same kind. */
  readonly isSure: boolean
}

const word = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}'-]|[.:](?=\\p{N}))*"
const small =
  "(?:(?:it's|it is|it was|its|that's|he's|she's|they're|he is|she is|was|is|the|a|an|my|in|on|at|to|called|by|from|for|names?|name's|as) )*"
const some = `${small}(${word}(?: ${word}){0,2}?)`
const longer = `${small}(${word}(?: ${word}){0,3}?)`
const end =
  '(?= (?:now|actually|really|instead|sorry|lol|after all|these days|i think|of course|any ?more|and|because|i|but|so|this|with|without|to be)\\b|[.,;:!?]|$)'
const mine =
  "(?:(?:her|his|its|their|the|my) \\p{L}+ ?(?:is|was|are|'s)? |i'm |i am |we're |he plays |she plays )?"

function both(source: string, wrongFirst: boolean): readonly [RegExp, boolean] {
  return [new RegExp(source, 'iu'), wrongFirst]
}

/** Both words are named. The first group is the wrong one where it says so. */
const pairs: readonly (readonly [RegExp, boolean])[] = [
  both(
    `\\b(?:i said|i told you|i wrote|i think i said|i (?:may|might|must) have said|did i (?:say|write|tell you)|i called (?:it|him|her)|earlier i said) ${some},?\\??(?: earlier| before| yesterday)?,?\\??(?: (?:but|and|i meant?|it's|it is|it was|that's|really|actually|of course|should be|should have been|sorry|no|well),?)+ ${longer}${end}`,
    true,
  ),
  both(
    `^(?:(?:no|wait|sorry|oh|er|hm+),? )*${some}\\? (?:(?:no|nope|sorry|wait|i meant?|actually|nah|not at all|rubbish),?\\.? )+${longer}${end}`,
    true,
  ),
  both(
    `\\b(?:forget|ignore|cross out|strike|drop|skip) (?!that\\b|it\\b|about\\b)${some}[,.:;]? (?:it's |it is |make it |go with |i meant? )?${longer}${end}`,
    true,
  ),
  both(
    `\\b(?:no longer|not) ${some}(?: any ?more| after all| at all)?(?:[,.;:–-]+ ?| )(?:but |it's |it is |it was |rather |i meant? |now it's |now |she's |he's |just )${longer}${end}`,
    true,
  ),
  both(
    `(?:^|[,.:;!?] |\\b(?:no|wait|sorry|actually|oops|changed) )${mine}${longer},? (?:and )?(?:not|instead of|rather than|and no longer|in place of) ${some}${end}`,
    false,
  ),
  both(`\\b(?:instead of|rather than) ${some},? ${longer}${end}`, true),
  both(`(?:^|[,.] )(?:no,? )?(?:not|no longer) ${some}(?:[,.;:–-]+ ?)${longer}${end}`, true),
]

const clear =
  '(?:i meant?(?: to say)?|i mean(?: to say)?|correction|make (?:that|it)|(?:that|it) should (?:be|have been|say|read)|scratch that|let me correct (?:that|myself)|i misspoke|typo|my mistake|i (?:got|had) (?:that|it) wrong(?: earlier| before)?|that was wrong|wait,? no|no,? wait|no,? no|i stand corrected|oops|slip of the \\p{L}+|silly me)'
const faint =
  "(?:sorry|actually|turns out|hang on|hold on|apparently|(?:i )?(?:just |have |'ve )*(?:re-?|double-?)?(?:checked|looked(?: it up)?|counted|asked)(?: \\p{L}+){0,3}|well|ah|oh|no|nope|wait|(?:(?:hm+|oh|so),? )?about (?:the|my|that) \\p{L}+|(?:my |the )?\\p{L}+ (?:says|said|reckons|tells me|told me|insists|reminds me|corrected me|thinks)(?: that)?)"
const alone: readonly (readonly [RegExp, boolean])[] = [
  [new RegExp(`^\\*\\s?${longer}$|^${longer}\\*$`, 'iu'), true],
  [
    new RegExp(
      `(?:^|[,.;!?] |\\b(?:oh|no|sorry|wait|hang on|hold on|ah),? )${clear}[,:.;!]* (?:(?:it|that) should be |${clear}[,:.;]* )?${longer}${end}`,
      'iu',
    ),
    true,
  ],
  [
    new RegExp(
      `^(?:(?:no|oh|sorry|er|ah|well),? )*${longer},? (?:i mean|i meant|of course|rather|my mistake|silly me|that is)[.!]?$`,
      'iu',
    ),
    true,
  ],
  [
    new RegExp(
      `^(?:(?:hm+|oh|ah|so|no),? )*${faint}[,:.;]* (?:(?:sorry|no|actually|it's now)[,:]? )*${longer}${end}`,
      'iu',
    ),
    false,
  ],
  [
    new RegExp(
      `^(?:(?:no|oh|wait),? )*${longer}[.,!;:]+ .*\\b(?:i counted|i (?:just )?checked|silly me|my mistake|i was wrong|i forgot|i misread|i looked it up|wrong (?:week|day|one|name|date|month|year))\\b`,
      'iu',
    ),
    true,
  ],
  [new RegExp(`^${longer},? (?:sorry|actually|it is|it turns out)[.!]?$`, 'iu'), false],
  [new RegExp(`\\b(?:so|then) ${longer} it is$`, 'iu'), false],
]
const never =
  /^(?:i|you|we|he|she|they|it|this|that|there|what|how|why|who|when|where|if|but|and|or|so|not|no|yes|ok|okay|fine|good|bad|great|true|just|all|too|very|really|raining|late|early|over|done|nice|hard|easy|weird|fun|funny|sorry|thanks|don't|can't|didn't|never|nothing|something|anything|everything|time|day|long day|again|as|the|a|an|is|was|of|about|for|slip|heaven's|god|been)\b/i

/** Words of a sentence that goes on, rather than of a thing that was named wrongly. */
const isTalk =
  /\b(?:i|i'm|you|your|you're|u|he|she|we|they|said|says|why|what|how|can't|cant|don't|didn't|because|think|know|mean|going|been|wasn't|isn't)\b/i

/** “Scratch that, Wednesday”, “I said Maya but it is Maja”. */
export function correctionIn(said: string): Correction | undefined {
  for (const [pattern, wrongFirst] of pairs) {
    const [, one = '', other = ''] = pattern.exec(said) ?? []
    const [wrong, right] = wrongFirst ? [one, other] : [other, one]
    if (
      wrong !== '' &&
      right !== '' &&
      wrong.toLowerCase() !== right.toLowerCase() &&
      !never.test(wrong) &&
      !isTalk.test(wrong) &&
      !isTalk.test(right)
    )
      return { right: trimmed(right), wrong: trimmed(wrong), isSure: true }
  }
  for (const [pattern, isSure] of alone) {
    const match = pattern.exec(said)
    const right = trimmed(match?.[1] ?? match?.[2] ?? '')
    if (right !== '' && !never.test(right) && !isTalk.test(right)) return { right, isSure }
  }
  return undefined
}

function trimmed(text: string): string {
  return text
    .replace(/[.,;:!?'-]+$/, '')
    .replace(/^(?:really|actually|just|only|called|simply) /i, '')
    .trim()
}
