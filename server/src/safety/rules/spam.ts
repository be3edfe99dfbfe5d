import type { Folded } from '../reading/fold.ts'
import type { Finding, Screening } from '../verdict.ts'
import { writtenAt } from './written-at.ts'

const link =
  /(?:https?:\/\/|www\.)\S+|\b(?:bit\.ly|t\.me|wa\.me|tinyurl\.com|goo\.gl|discord\.gg|cutt\.ly)\/\S+|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|ru|xyz|top|click|shop|info|biz|io|example|online|site|link|app|win|vip|club|me|co|to|live|store|fun|icu)\b(?:\/\S*)?/g
const handle =
  /(?:telegram|whatsapp|signal|kik|snap(?:chat)?|insta(?:gram)?|cash ?app|onlyfans|discord|tg)\W{0,4}(?:@|is |:)?\s?@?[a-z\d_.]{4,}|@[a-z\d_]{4,}/g
const lure =
  /\b(?:click|earn|free|win|won|winner|claim|verify|sign ?up|subscribe|cheap|offer|guaranteed|singles|private (?:videos|pics|content)|login|log in|password|bonus|giveaway|prize|coins|profit|invest|crypto|bitcoin|presale|signals|loan|discount|promo|order now|buy now|join now|limited|casino|followers|viagra|earn\w*|cash|hot (?:girls|singles|videos)|my channel|our channel|nudes|deal|deals|forex|exclusive|x100|100x|refund|parcel|unlock|airdrop|download now|act now)\b|!!!|>>|\$ ?\d{3,}|\d{2,}%/
const handleLure =
  /\b(?:telegram|whatsapp|signal|cash ?app|onlyfans|kik|tg)\b.{0,60}\b(?:signals|guaranteed|profit|invest|loan|forex|crypto|cash|vip|private|videos|content|deals?|cheap|earn|get \d)|\b(?:signals|guaranteed|profit|invest|loan|forex|crypto|quick ?cash|earn|get \d+)\b.{0,60}\b(?:telegram|whatsapp|signal|cash ?app|onlyfans|kik|tg)\b|@\w*(?:cash|profit|fx|crypto|invest|loan|trade|signal)\w*/
const shouted = /\b([a-z]{3,}(?: [a-z]{3,}){1,4})(?:[ !.,>-]+\1){2,}/
const safe = /\b(?:wikipedia|youtube\.com\/watch|imdb|bbc|github|spotify|goodreads)\b/
const talkedAbout =
  /\b(?:scam|scams|scammed|spam|phishing|is this (?:real|legit)|should i (?:click|trust)|fake|suspicious|i (?:got|received|read|saw|found|watched)|they sent me)\b/

/** Links and handles with a lure beside them. A link alone is a link. */
export function findSpam(folded: Folded, { surface }: Screening): Finding[] {
  const { chars } = folded
  if (talkedAbout.test(chars)) return []
  const isPublic =
    surface === 'avatar' || surface === 'persona' || surface === 'group-name' || surface === 'card'
  const links = spansOf(folded, link).filter(([from, to]) => !safe.test(chars.slice(from, to)))
  if (links.length > 0 && (lure.test(chars) || (isPublic && surface !== 'card')))
    return [finding('link-with-lure', links)]
  if (handleLure.test(chars)) {
    const handles = spansOf(folded, handle)
    if (handles.length > 0) return [finding('handle-with-lure', handles)]
  }
  const again = chars.length < 400 ? shouted.exec(chars) : null
  if (
    again !== null &&
    again[0].length > 24 &&
    /cheap|buy|free|viagra|sale|casino|click|join|win|follow/.test(again[0])
  ) {
    return [finding('said-over-and-over', [writtenAt(folded, again.index, again.index + again[0].length)])]
  }
  return []
}

function spansOf(folded: Folded, pattern: RegExp): [number, number][] {
  return [...folded.chars.matchAll(pattern)].map((match) =>
    writtenAt(folded, match.index, match.index + match[0].length),
  )
}

function finding(rule: string, spans: [number, number][]): Finding {
  return { category: 'spam', rule, severity: 1, spans }
}
