import type { PersonCard } from '@aureole/contract/desk-people'

export const warningsToSuspend = 3
const suspensions = [24, 72, 7 * 24]

/** How long the next suspension lasts, after those that stood. */
export function nextSuspensionHours({ penalties }: Pick<PersonCard, 'penalties'>): number {
  const stood = penalties.filter(({ kind, liftedAt }) => kind === 'SUSPENSION' && liftedAt === null).length
  return suspensions[Math.min(stood, suspensions.length - 1)] ?? 24
}

export function hoursInWords(hours: number): string {
  if (hours % 24 === 0 && hours > 72) return `${hours / 24} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** What one more warning does. */
export function warningEffect(person: Pick<PersonCard, 'penalties' | 'warningCounter'>): string {
  const number = person.warningCounter + 1
  if (number >= warningsToSuspend)
    return `This is warning ${number} of ${warningsToSuspend}: it suspends the account for ${hoursInWords(nextSuspensionHours(person))}.`
  return `This is warning ${number} of ${warningsToSuspend}. The third one suspends the account for ${hoursInWords(nextSuspensionHours(person))}.`
}
