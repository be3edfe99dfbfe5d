import { limits } from '@aureole/contract/accounts'

/** Each check gives the sentence that belongs beside the field, or true. */
type Verdict = true | string

export function checkEmail(value: string): Verdict {
  const text = value.trim()
  if (text === '') return 'Please enter your e-mail address.'
  if (!text.includes('@')) return 'This address is missing its @.'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) return 'This address is missing its ending, such as .org.'
  return text.length <= limits.emailMax || 'This address is too long.'
}

export function checkNewPassword(value: string): Verdict {
  if (value.length < limits.passwordMin) return `Please use at least ${limits.passwordMin} characters.`
  return value.length <= limits.passwordMax || `Please use at most ${limits.passwordMax} characters.`
}

export interface DateParts {
  day: string
  month: string
  year: string
}

/** The date as the calendar knows it, or nothing where there is no such day. */
export function isoDate({ day, month, year }: DateParts): string | undefined {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Whole years lived on a given day. */
export function ageOn(birth: string, today: Date): number {
  const born = new Date(`${birth}T00:00:00Z`)
  const years = today.getUTCFullYear() - born.getUTCFullYear()
  const beforeBirthday =
    today.getUTCMonth() < born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() < born.getUTCDate())
  return beforeBirthday ? years - 1 : years
}

export function checkBirthDate(parts: DateParts, today = new Date()): Verdict {
  if (parts.day === '' || parts.month === '' || parts.year === '') return 'Please choose day, month and year.'
  const date = isoDate(parts)
  if (date === undefined) return 'That month has no such day.'
  return ageOn(date, today) >= limits.adultAge || `You have to be ${limits.adultAge} or older to join.`
}
