import { limits, type Group } from '@aureole/contract/accounts'
import type { RotatedToken, SessionEnd } from './tables.ts'

export const rules = {
  accessTokenSeconds: 15 * 60,
  /** A device that has not been used for this long has to log in again. */
  sessionSeconds: 30 * 24 * 3600,
  /** How long a lost answer may be asked for again. */
  graceSeconds: 30,
  confirmationSeconds: 24 * 3600,
  passwordLinkSeconds: 3600,
  emailLinkSeconds: 24 * 3600,
  /** How long a closed account can still be kept. */
  erasureSeconds: 7 * 24 * 3600,
  exportSeconds: 48 * 3600,
  /** An export that takes longer than this has been lost with its process. */
  exportPatienceSeconds: 6 * 3600,
  /** Between the password and the code. */
  challengeSeconds: 5 * 60,
  welcomeReason: 'welcome-gift',
} as const

export function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000)
}

export type RefreshVerdict = 'rotate' | 'repeat' | 'theft' | 'over'

/** What a token of the family deserves; the numbers are those of SPEC.md. */
export function judgeRefresh(
  session: { tokenHash: string; rotated: readonly RotatedToken[]; expiresAt: Date; endedAt: Date | null },
  presentedHash: string,
  now: Date,
): RefreshVerdict {
  if (session.endedAt !== null || session.expiresAt <= now) return 'over'
  if (session.tokenHash === presentedHash) return 'rotate'
  const recent = session.rotated.some((token) => token.hash === presentedHash && inGrace(token, now))
  return recent ? 'repeat' : 'theft'
}

/** Those that may still be asked for again, with the one that has just had its turn. */
export function rotatedWith(rotated: readonly RotatedToken[], hash: string, now: Date): RotatedToken[] {
  return [...rotated.filter((token) => inGrace(token, now)), { hash, at: now.toISOString() }]
}

function inGrace(token: RotatedToken, now: Date): boolean {
  return now.getTime() - Date.parse(token.at) <= rules.graceSeconds * 1000
}

export function isSuspended(user: { suspendedUntil: Date | null }, now: Date): boolean {
  return user.suspendedUntil !== null && user.suspendedUntil > now
}

/** Where a second factor is required, an agent without one is a person like any other. */
export function groupsInForce(
  groups: readonly Group[],
  hasSecondFactor: boolean,
  rule: 'required' | 'optional',
): readonly Group[] {
  return rule === 'optional' || hasSecondFactor ? groups : groups.filter((group) => group !== 'AGENT')
}

/** Whether the session ended because its person was suspended, so that the device is told why. */
export function endedBySuspension(session: { endReason: SessionEnd | null }): boolean {
  return session.endReason === 'suspended'
}

/** From the eighteenth birthday on, by the calendar of UTC. */
export function isAdult(birthDate: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  const [year, ...monthAndDay] = birthDate.split('-')
  const birthday = [String(Number(year) + limits.adultAge).padStart(4, '0'), ...monthAndDay].join('-')
  return birthday <= today
}

/** A date that a living person can have been born on. */
export function isPlausibleBirthDate(birthDate: string, now: Date): boolean {
  return (
    birthDate <= now.toISOString().slice(0, 10) && Number(birthDate.slice(0, 4)) >= now.getUTCFullYear() - 120
  )
}
