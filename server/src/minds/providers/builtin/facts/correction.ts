import { valuesIn } from './told-values.ts'

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
    `\\b(?:i said|i told you|i wrote|i think i said|i (?:may|might|must) have said|did i (?:say|write|tell you)|i called (?:it|him|her)|earlier i said) (?!no\\b|yes\\b)${some},?\\??(?: earlier| before| yesterday)?,?\\??(?: (?:but|and|i meant?|it's|it is|it was|that's|really|actually|of course|should be|should have been|sorry|no|well),?)+ ${longer}${end}`,
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
  '(?:i meant(?: to say)?|i mean to say|sorry,? i mean|correction|make (?:that|it)|(?:that|it) should (?:be|have been|say|read)|scratch that|let me correct (?:that|myself)|i misspoke|typo|my mistake|i (?:got|had) (?:that|it) wrong(?: earlier| before)?|that was wrong|wait,? no|no,? wait|no,? no|i stand corrected|oops|slip of the \\p{L}+|silly me)'
const faint =
  "(?:sorry|actually|turns out|hang on|hold on|apparently|(?:i )?(?:just |have |'ve )*(?:re-?|double-?)?(?:checked|looked(?: it up)?|counted)(?: \\p{L}+){0,3}|well|ah|oh|no|nope|wait|(?:(?:hm+|oh|so),? )?about (?:the|my|that) \\p{L}+|(?!(?:i|you|we) )(?:my |the )?\\p{L}+ (?:says|said|reckons|tells me|told me|insists|reminds me|corrected me|thinks)(?: that)?)"
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
    new RegExp(`^(?:(?:no|oh|sorry|er|ah|well),? )*${longer},? (?:i meant|my mistake|silly me)[.!]?$`, 'iu'),
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
  /\b(?:i|i'm|i've|i'll|you|your|you're|u|he|she|we|they|them|him|it|it's|its|this|that|that's|there|here|said|says|asked|wrote|why|what|which|how|who|where|when|can't|cant|don't|didn't|did|do|does|doesn't|has|have|had|is|are|were|was|will|would|could|because|think|thinks|know|mean|going|been|wasn't|isn't|but|and|or|if|then|than|like|only|even|also|still|yet|well|so|just|too|very|much|many|more|less|such|some|any|every|all|both|each|other|another|same|enough|really|again|always|never|sometimes|back|up|down|out|off|over|by|with|without|from|into|onto|after|before|during|until|till|through|one of|want|wants|wanted|need|needs|get|got|getting|go|goes|went|come|came|make|made|take|took|give|gave|put|let|keep|say|tell|told|call|called|see|saw|look|feel|felt|work|works|worked|hers|his|mine|yours|theirs|ours|long|high|far|bad|good|real|sure|true|married|home)\b/i

/** “It was not in the projection”, “did not work”, “to the moon but not back”: that something is not so corrects nothing. */
const isDenied =
  /(?:\b(?:is|was|are|were|am|be|been|did|do|does|has|have|had|will|would|could|can|should|must|may|might|but|and|or|if|so|why|certainly|maybe|perhaps|still|better|just|well|only|there|happy)|'(?:s|m|re|d|ll|ve)) (?:not|no longer) /i

/** “Wait no, it's Louisville” */
const leadsUp =
  /^(?:(?:ok|okay|oh|ah|no|nope|nah|wait|sorry|so|well|hang on|hold on|actually|er|um)[,.!…]* )+/i

/** “Scratch that, Wednesday”, “I said Maya but it is Maja”. */
export function correctionIn(said: string): Correction | undefined {
  const bare = said.replace(leadsUp, '')
  for (const [pattern, wrongFirst] of pairs) {
    const match = pattern.exec(bare) ?? pattern.exec(said)
    if (match === null) continue
    const [wrong, right] = (wrongFirst ? [match[1], match[2]] : [match[2], match[1]]).map((one) =>
      trimmed(one ?? ''),
    ) as [string, string]
    if (wrong === '' || right === '' || wrong.toLowerCase() === right.toLowerCase()) continue
    const isOfAKind = sameKind(wrong, right)
    const isNamed =
      !never.test(wrong) &&
      !isTalk.test(wrong) &&
      !isTalk.test(right) &&
      !/^\p{L}+ly$/iu.test(right) &&
      !/[.!?] /.test(match[0].trim())
    if (isOfAKind || (isNamed && !isDenied.test(said) && said.split(' ').length <= mostWords))
      return { right, wrong, isSure: true }
  }
  for (const [pattern, isSure] of alone) {
    const match = pattern.exec(said)
    const right = trimmed(match?.[1] ?? match?.[2] ?? '')
    if (right !== '' && !never.test(right) && !isTalk.test(right)) return { right, isSure }
  }
  return undefined
}

/** Whoever says more than this tells something, unless it is a day for a day or a number for a number. */
const mostWords = 16

function sameKind(wrong: string, right: string): boolean {
  const kinds = new Set(valuesIn(wrong, true).map(({ kind }) => kind))
  return valuesIn(right, true).some(({ kind }) => kind !== 'name' && kinds.has(kind))
}

function trimmed(text: string): string {
  return text
    .replace(/[.,;:!?'-]+$/, '')
    .replace(/^(?:really|actually|just|only|called|simply) /i, '')
    .trim()
}
