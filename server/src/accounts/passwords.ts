import { limits } from '@aureole/contract/accounts'
import { commonPasswords } from './common-passwords.ts'

/** Why nobody should use this password, as a sentence; nothing when it will do. */
export function passwordFault(
  password: string,
  about: { email: string; brandName: string },
): string | undefined {
  const { length } = password
  if (length < limits.passwordMin) return `Please use at least ${limits.passwordMin} characters.`
  if (length > limits.passwordMax) return `Please use at most ${limits.passwordMax} characters.`
  const plain = password.normalize('NFKC').toLowerCase()
  if (isRun(plain)) return 'This is a simple pattern that is guessed first. Please choose another password.'
  if (isAbout(plain, about))
    return 'This is close to your e-mail address or our name. Please choose another password.'
  const known = [plain, undecorated(plain), unleet(plain), unleet(undecorated(plain))]
  if (known.some((word) => commonPasswords.has(word))) {
    return 'Too many people use this password, so it is guessed first. Please choose another one.'
  }
  return undefined
}

/** One short piece over and over, or a walk along the alphabet, the digits or the keyboard. */
function isRun(plain: string): boolean {
  if (repeats(plain)) return true
  return walks.some((walk) => walk.includes(plain))
}

function repeats(plain: string): boolean {
  for (let size = 1; size <= 4; size += 1) {
    const piece = plain.slice(0, size)
    if (piece.repeat(Math.ceil(plain.length / size)).slice(0, plain.length) === plain) return true
  }
  return false
}

const forward = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const walks = [...forward, ...forward.map((walk) => walk.split('').toReversed().join(''))]

function isAbout(plain: string, about: { email: string; brandName: string }): boolean {
  const local = about.email.split('@')[0] ?? ''
  const names = [about.email, local, about.brandName].map((name) => name.toLowerCase().replace(/\s/g, ''))
  const bare = plain.replace(/[^\p{L}]/gu, '')
  return names.some((name) => {
    const letters = name.replace(/[^\p{L}]/gu, '')
    return plain === name || (letters.length >= 4 && (bare === letters || bare === letters + letters))
  })
}

/** Without the few digits and signs that people add to satisfy a rule: `password1!` is `password`. */
function undecorated(plain: string): string {
  const [, before = '', word = '', after = ''] = /^([\d\W_]*)(.*?)([\d\W_]*)$/su.exec(plain) ?? []
  return isCheap(before) && isCheap(after) ? word : plain
}

function isCheap(ends: string): boolean {
  return ends.length <= 5 || isRun(ends)
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function unleet(plain: string): string {
  return plain.replace(/[0134567@$!]/g, (character) => leet[character] ?? character)
}
