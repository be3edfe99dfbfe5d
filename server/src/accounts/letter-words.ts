import type { Letter } from '../platform/mail/index.ts'

export function confirmRegistration(brand: string, url: string): Letter {
  return {
    subject: `Confirm your e-mail address for ${brand}`,
    preview: 'One click, and your account is ready.',
    title: 'Welcome. One click is left.',
    paragraphs: [
      `You have opened an account at ${brand} with this address. Please confirm that it is yours, and your account is ready.`,
    ],
    button: { label: 'Confirm my address', url },
    notes: [
      'The link works once and for 24 hours.',
      'You have not asked for an account? Then leave this mail alone: without the click nothing happens.',
    ],
  }
}

export function alreadyRegistered(brand: string, url: string): Letter {
  return {
    subject: `You already have an account at ${brand}`,
    preview: 'Somebody has tried to register with your address.',
    title: 'You already have an account',
    paragraphs: [
      `Somebody, probably you, has just tried to open an account at ${brand} with this address. There is one already, so nothing was changed: please log in as you did before.`,
      'If you do not remember your password, choose “Forgot password” in the log-in dialog.',
    ],
    button: { label: `Go to ${brand}`, url },
    notes: ['It was not you? Then there is nothing to do. Nobody has got into your account.'],
  }
}

export function setPassword(brand: string, url: string): Letter {
  return {
    subject: `Set a new password for ${brand}`,
    preview: 'The link works once and for one hour.',
    title: 'Set a new password',
    paragraphs: [`You have asked for a new password for your account at ${brand}. Choose one here.`],
    button: { label: 'Choose a new password', url },
    notes: [
      'The link works once and for one hour.',
      'You have not asked for this? Then leave this mail alone: your password stays as it is.',
    ],
  }
}

export function passwordChanged(brand: string, supportMail: string): Letter {
  return {
    subject: `Your password for ${brand} has been changed`,
    preview: 'All devices have been logged out.',
    title: 'Your password has been changed',
    paragraphs: [
      `The password of your account at ${brand} has just been changed. All devices that were logged in have been logged out.`,
    ],
    notes: [`It was not you? Please write to ${supportMail} at once.`],
  }
}

export function sessionStolen(brand: string, url: string): Letter {
  return {
    subject: `We have logged one of your devices out of ${brand}`,
    preview: 'A key to your account was used twice.',
    title: 'A device has been logged out, to be safe',
    paragraphs: [
      `A log-in key of one of your devices at ${brand} was used a second time. That can mean that somebody has copied it, so we have ended that device’s session, for you and for anyone else. Your other devices stay logged in.`,
      'You can simply log in again. If you do not know why this happened, please set a new password with “Forgot password” in the log-in dialog: that logs out every device.',
    ],
    button: { label: `Go to ${brand}`, url },
    notes: [],
  }
}
