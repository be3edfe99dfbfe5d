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

export function confirmEmail(brand: string, url: string): Letter {
  return {
    subject: `Confirm your new e-mail address for ${brand}`,
    preview: 'One click, and your account has this address.',
    title: 'Is this your new address?',
    paragraphs: [
      `Somebody, probably you, wants to use this address for an account at ${brand}. Please confirm that it is yours.`,
    ],
    button: { label: 'Confirm this address', url },
    notes: [
      'The link works once and for 24 hours.',
      'You have not asked for this? Then leave this mail alone: without the click nothing happens.',
    ],
  }
}

export function emailTaken(brand: string, url: string): Letter {
  return {
    subject: `Your address already belongs to an account at ${brand}`,
    preview: 'Somebody wanted to use your address for another account.',
    title: 'This address has an account already',
    paragraphs: [
      `Somebody, perhaps you, wanted to use this address for another account at ${brand}. It belongs to an account already, so nothing was changed.`,
      'If it was you: log in with this address, and close that account in the settings if you want to use the address elsewhere.',
    ],
    button: { label: `Go to ${brand}`, url },
    notes: ['It was not you? Then there is nothing to do. Nobody has got into your account.'],
  }
}

export function emailChangeAsked(brand: string, newEmail: string, url: string): Letter {
  return {
    subject: `A new e-mail address for your account at ${brand}`,
    preview: 'It takes effect when the new address is confirmed.',
    title: 'Your account is about to get a new address',
    paragraphs: [
      `Somebody who knows your password, probably you, has asked to use ${newEmail} for your account at ${brand} instead of this address. It takes effect as soon as the new address is confirmed.`,
    ],
    button: { label: 'Look at it, or stop it', url },
    notes: [
      'It was not you? Then set a new password at once with “Forgot password” in the log-in dialog: that also stops the change.',
    ],
  }
}

export function emailChanged(brand: string, newEmail: string, supportMail: string): Letter {
  return {
    subject: `Your account at ${brand} has a new e-mail address`,
    preview: 'This address no longer belongs to it.',
    title: 'Your address has been changed',
    paragraphs: [
      `Your account at ${brand} now has the address ${newEmail}. From now on our mails go there, and you log in with it. This is the last one to this address.`,
    ],
    notes: [`It was not you? Please write to ${supportMail} at once.`],
  }
}

export function accountClosing(brand: string, deletionAt: Date, url: string): Letter {
  const day = deletionAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return {
    subject: `Your account at ${brand} will be erased on ${day}`,
    preview: 'Until then you can change your mind.',
    title: 'We are sorry to see you go',
    paragraphs: [
      `You have closed your account at ${brand}. On ${day} everything in it is erased: your chats, your angels, your pictures and your data. A running subscription has been ended.`,
      'Until then you can change your mind: log in and choose “Undo”. Nothing is lost if you do.',
    ],
    button: { label: 'Keep my account', url },
    notes: [
      'It was not you? Log in, undo it, and set a new password. All other devices have been logged out.',
    ],
  }
}

export function accountKept(brand: string, url: string): Letter {
  return {
    subject: `Your account at ${brand} stays`,
    preview: 'Nothing has been erased.',
    title: 'Good to have you back',
    paragraphs: [
      `Your account at ${brand} will not be erased. Everything is as it was. A subscription that was ended does not start again by itself.`,
    ],
    button: { label: `Go to ${brand}`, url },
    notes: ['It was not you? Then set a new password with “Forgot password” in the log-in dialog.'],
  }
}

export function exportReady(brand: string, url: string): Letter {
  return {
    subject: `Your data at ${brand} is ready`,
    preview: 'A ZIP of everything that we keep about you.',
    title: 'Here is everything about you',
    paragraphs: [
      `You have asked for everything that ${brand} keeps about you. It lies in one ZIP: your account, your chats, your statement and your pictures.`,
    ],
    button: { label: 'Download my data', url },
    notes: [
      'The link works for 48 hours. Whoever has it can open the file, so please do not pass this mail on.',
      'You have not asked for this? Then somebody uses your account: set a new password with “Forgot password” in the log-in dialog.',
    ],
  }
}

export function secondFactorOn(brand: string, supportMail: string): Letter {
  return {
    subject: `Log-in at ${brand} now asks for a code`,
    preview: 'A second factor has been set up.',
    title: 'The second factor is on',
    paragraphs: [
      `From now on, log-in to your account at ${brand} asks for a code of your authenticator app. Your other devices have been logged out.`,
      'Please keep the recovery codes where you find them without your phone.',
    ],
    notes: [`It was not you? Please write to ${supportMail} at once.`],
  }
}

export function secondFactorOff(brand: string, supportMail: string): Letter {
  return {
    subject: `Log-in at ${brand} no longer asks for a code`,
    preview: 'The second factor has been switched off.',
    title: 'The second factor is off',
    paragraphs: [`Log-in to your account at ${brand} asks for the password alone again.`],
    notes: [`It was not you? Please write to ${supportMail} at once.`],
  }
}

export function recoveryCodeUsed(brand: string, left: number, supportMail: string): Letter {
  const rest = left === 1 ? 'One is left.' : `${left === 0 ? 'None' : left} are left.`
  return {
    subject: `A recovery code was used at ${brand}`,
    preview: rest,
    title: 'A recovery code was used',
    paragraphs: [
      `One of the recovery codes of your account at ${brand} has just been used in the place of a code of your app. ${rest}`,
      'If your phone is gone, end the second factor and set it up again: that gives new recovery codes.',
    ],
    notes: [`It was not you? Please write to ${supportMail} at once.`],
  }
}
