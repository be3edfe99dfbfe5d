import type { Letter } from '../platform/mail/index.ts'
import { rules } from './policy.ts'

interface About {
  readonly reason: string
  readonly until: Date
}
type Kind = 'WARNING' | 'SUSPENSION'

const appealNote =
  'You think that we are wrong? You can appeal once, within 20 days. Somebody else than who decided will look at it.'

export function warned(brand: string, { reason, until }: About, count: number, url: string): Letter {
  const left = Math.max(0, rules.warningsToSuspend - count)
  return {
    subject: `A warning from ${brand}`,
    preview: reason,
    title: 'You have been warned',
    paragraphs: [
      `Customer care has looked at something that you wrote at ${brand}. This is what they say:`,
      `“${reason}”`,
      left === 0
        ? 'The next time your account is suspended for a while.'
        : `${left === 1 ? 'One more warning suspends' : `${left} more warnings suspend`} your account for a while. This one counts until ${dayOf(until)}.`,
    ],
    button: { label: 'Look at my warnings', url },
    notes: [appealNote],
  }
}

export function suspended(brand: string, { reason, until }: About, url: string): Letter {
  return {
    subject: `Your account at ${brand} is suspended for a while`,
    preview: `Until ${momentOf(until)}.`,
    title: 'Your account is suspended for a while',
    paragraphs: [
      `You cannot log in to ${brand} until ${momentOf(until)}. This is why:`,
      `“${reason}”`,
      'Your chats, angels and tokens stay as they are. When the time is over you can log in as before, and your warnings are cleared.',
    ],
    button: { label: `Go to ${brand}`, url },
    notes: [appealNote, 'To appeal, try to log in: the dialog that comes then has a form for it.'],
  }
}

export function suspensionOver(brand: string, url: string): Letter {
  return {
    subject: `You can log in to ${brand} again`,
    preview: 'The suspension is over.',
    title: 'Welcome back',
    paragraphs: [`The suspension of your account at ${brand} is over. You can log in as before.`],
    button: { label: `Go to ${brand}`, url },
    notes: [],
  }
}

export function appealReceived(brand: string, kind: Kind): Letter {
  return {
    subject: `We have received your appeal`,
    preview: 'Somebody else than who decided will look at it.',
    title: 'Your appeal is with us',
    paragraphs: [
      `You have appealed against ${nounOf(kind)} at ${brand}. Somebody else than who decided will look at it, and we write to you as soon as there is an answer.`,
    ],
    notes: [],
  }
}

export function appealDecided(
  brand: string,
  { state, decision }: { state: string; decision: string | null },
  kind: Kind,
  url: string,
): Letter {
  const isGranted = state === 'GRANTED'
  return {
    subject: isGranted ? 'Your appeal was granted' : 'Your appeal was not granted',
    preview: decision ?? '',
    title: isGranted ? 'You were right' : 'It stays as it is',
    paragraphs: [
      isGranted
        ? `We have looked again at ${nounOf(kind)} at ${brand} and taken it back. We are sorry.`
        : `We have looked again at ${nounOf(kind)} at ${brand}. It stands.`,
      ...(decision ? [`“${decision}”`] : []),
    ],
    ...(isGranted ? { button: { label: `Go to ${brand}`, url } } : {}),
    notes: [],
  }
}

function nounOf(kind: Kind): string {
  return kind === 'WARNING' ? 'the warning' : 'the suspension of your account'
}

function dayOf(time: Date): string {
  return time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

function momentOf(time: Date): string {
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  return `${dayOf(time)}, ${clock} UTC`
}
