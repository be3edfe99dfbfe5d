const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const dayMs = 24 * 60 * 60 * 1000

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const count = '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|a few|\\d{1,2})'
const hour = "(?:\\s+at\\s+(?:\\d{1,2}(?::\\d{2})?\\s?(?:am|pm|o'clock)?|noon|midnight|half past \\w+))"

/** When something happens, as people say it. */
export const whenSource = `(?:(?:later )?today|tonight|tomorrow(?: morning| evening| afternoon| night)?|the day after tomorrow|this (?:weekend|week|evening|afternoon|morning|month|year|summer|winter|spring|autumn|${weekday})|next (?:week(?:end)?|month|year|summer|winter|spring|autumn|fall|${weekday})|(?:on |this coming |coming )?${weekday}(?: (?:morning|evening|afternoon|night|week))?|on the \\d{1,2}(?:st|nd|rd|th)?(?: of (?:${months}))?|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})|(?:on )?(?:${months}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?|in ${count} (?:days?|weeks?|months?|hours?|years?)|in (?:${months})|(?:over|at) (?:christmas|easter|new year))${hour}?`

const whenPattern = new RegExp(`\\b${whenSource}(?![\\w])`, 'iu')

export function whenIn(text: string): string | undefined {
  return whenPattern.exec(text)?.[0].trim()
}

/** The day that is meant, in whole days since 1970; nothing where it is a matter of weeks. */
export function dayOf(when: string, now: number): number | undefined {
  const today = Math.floor(now / dayMs)
  const said = when.toLowerCase()
  if (/^(?:later )?today|tonight|this (?:evening|afternoon|morning)/.test(said)) return today
  if (said.startsWith('the day after tomorrow')) return today + 2
  if (said.startsWith('tomorrow')) return today + 1
  const named = days.findIndex((day) => said.includes(day))
  if (named >= 0) {
    const ahead = (named - new Date(now).getUTCDay() + 7) % 7 || 7
    return today + ahead
  }
  const inDays = /^in (\w+(?: couple of| few)?) (days?|weeks?)/.exec(said)
  if (inDays !== null) return today + numberOf(inDays[1] ?? '') * (inDays[2]?.startsWith('w') ? 7 : 1)
  if (/weekend/.test(said)) return today + ((6 - new Date(now).getUTCDay() + 7) % 7 || 7)
  return dateOf(said, now)
}

function dateOf(said: string, now: number): number | undefined {
  const month = new RegExp(months).exec(said)?.[0]
  const number = /\d{1,2}/.exec(said)?.[0]
  if (month === undefined || number === undefined) return undefined
  const index = months.split('|').indexOf(month)
  const year = new Date(now).getUTCFullYear()
  const day = Date.UTC(year, index, Number(number)) / dayMs
  return day < Math.floor(now / dayMs) - 30 ? Date.UTC(year + 1, index, Number(number)) / dayMs : day
}

function numberOf(word: string): number {
  const known = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(
    word,
  )
  if (word === 'an') return 1
  if (known > 0) return known
  return /^\d+$/.test(word) ? Number(word) : word.startsWith('a ') ? 3 : 1
}

export function today(now: number): number {
  return Math.floor(now / dayMs)
}

/** “Friday 20 November” for days that are not so near that “today” or “tomorrow” says it better. */
export function dayInWords(day: number, now: number): string {
  const ahead = day - today(now)
  const date = new Date(day * dayMs)
  const name = sentenceCase(days[date.getUTCDay()] ?? '')
  if (ahead === 0) return `today, ${name}`
  if (ahead === 1) return `tomorrow, ${name}`
  if (ahead === -1) return `yesterday, ${name}`
  if (ahead > 0 && ahead < 7) return `on ${name}`
  return `on ${name} ${date.getUTCDate()} ${sentenceCase(months.split('|')[date.getUTCMonth()] ?? '')}`
}

function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Weekdays and months with their capitals, whatever way they were typed. */
export function whenAsWritten(when: string): string {
  return when.replace(new RegExp(`\\b(?:${weekday}|${months}|christmas|easter)\\b`, 'gi'), (word) =>
    // “may” after a number or before one is the month; elsewhere nobody says when with it.
    sentenceCase(word.toLowerCase()),
  )
}
