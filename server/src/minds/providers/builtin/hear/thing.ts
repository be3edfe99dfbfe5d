import { family, pets, relations } from '../facts/nouns.ts'

const someone = new RegExp(
  `\\bmy ((?:(?:new|old|little|big|older|younger|best|first) )?(?:${family}|${pets}|${relations}|boss|team|band|garden|kitchen|car|bike|flat|house|job|thesis|novel|book))\\b`,
  'iu',
)
const named =
  /\b(?:reading|watching|playing|read|watched|played|love|loved|like|hate|finished|started|rewatching|listening to|visited|visiting|called|named|playing|hear|heard) ((?:the |The |a |A )?\p{Lu}[\p{L}\p{N}'’-]*(?:(?: of| the| and| in|:)? \p{Lu}[\p{L}\p{N}'’-]*){0,4})/u
const title = /^(?:The |A )?\p{Lu}[\p{L}'’-]+(?: (?:(?:of|the|and|in|a|to|for) )*\p{Lu}[\p{L}'’-]+){1,4}$/u
const inside =
  /(?<!\p{Lu}\p{L}* (?:and|of|the|in) )(?<=[\p{Ll},] )(\p{Lu}[\p{L}'’-]+(?: (?:(?:of|the|and|de|la) )?\p{Lu}[\p{L}'’-]+){0,3})/u
const never =
  /^(?:I|I'm|I've|I'd|I'll|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|God|OK|Ok|AI|TV|English|Christmas|Yes|No)\b/

/** What the person named, as one would say it back: “Elden Ring”, “your sister”. Nothing rather than something that reads badly. */
export function thingIn(text: string, self: string): string | undefined {
  const quoted = /"([^"]{2,40})"/u.exec(text)?.[1]
  if (quoted !== undefined && quoted.split(' ').length <= 6) return quoted
  // “War and Peace. My dad gave it to me”.
  const whole = text
    .split(/(?<=[.!?]) /)
    .map((part) => part.replace(/[.!?]+$/, ''))
    .find((part) => title.test(part) && !never.test(part))
  if (whole !== undefined && whole.length <= 40) return whole
  // “In Houston” is where, not what; a person in the middle of a story is neither.
  for (const pattern of text.split(' ').length < 12 ? [named, inside] : [named]) {
    const found = pattern.exec(text)
    const before =
      found === null ? '' : text.slice(0, found.index + found[0].length - (found[1]?.length ?? 0))
    const isPlace = /\b(?:in|to|from|at|near|on|of|with|by|for|and|\d+)\s+$/i.test(before)
    const name = found?.[1]
    if (name !== undefined && !isPlace && !never.test(name) && name !== self && name.length <= 40) return name
  }
  const mine = someone.exec(text)?.[1]
  return mine === undefined ? undefined : `your ${mine.toLowerCase()}`
}
