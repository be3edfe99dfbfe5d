export interface Canned {
  readonly title: string
  readonly text: string
}

/** Beginnings, not endings: an agent changes them to fit. */
export const cannedWarnings: readonly Canned[] = [
  {
    title: 'Looking for a person',
    text: 'You asked an angel to find somebody who has cut contact with you. That is not allowed here, whatever the reason. If it weighs on you, the page /safety lists people you can call.',
  },
  {
    title: 'Insults',
    text: 'You insulted people as a group or by name. Please leave that out, also in stories.',
  },
  {
    title: 'Threats',
    text: 'You wrote that you want to hurt somebody. We take such words seriously, also when they are meant as a joke.',
  },
  {
    title: 'Sexual content',
    text: 'You asked for sexual content that is not allowed here. Please keep to what the Terms of Service describe.',
  },
  {
    title: 'Personal data',
    text: 'You shared personal data of somebody else. Please do not do that without their consent.',
  },
  {
    title: 'Spam',
    text: 'You used chats to advertise or to mislead. Please stop, your account is for conversation.',
  },
]

export const cannedDismissals: readonly Canned[] = [
  { title: 'False flag', text: 'False flag: harmless in context.' },
  { title: 'Fiction', text: 'Clearly fiction, nobody real is meant.' },
  { title: 'Quoted', text: 'Quotes somebody else, and does not agree.' },
  { title: 'Already settled', text: 'Already dealt with in an earlier case.' },
]

export const cannedReplies: readonly Canned[] = [
  {
    title: 'Hello',
    text: 'Hello, a person of customer care is here now. I have read the last messages. What can I do for you?',
  },
  {
    title: 'Not a therapist',
    text: 'I am a human of customer care. I can listen and point the way, but I am not a therapist. Is somebody near you right now?',
  },
  {
    title: 'Under 18',
    text: 'You wrote that you are under 18. This place is for adults only. Please tell me your date of birth, so that we can set it right.',
  },
  {
    title: 'Tokens came back',
    text: 'The tokens for that reply are back in your wallet. Thank you for telling us.',
  },
  { title: 'Goodbye', text: 'I leave you to your angel again. Call us at any time, we read everything.' },
]

export const cannedHides: readonly Canned[] = [
  { title: 'Personal data', text: 'Contains personal data of somebody else.' },
  { title: 'Harmful', text: 'Harmful advice.' },
  { title: 'Explicit', text: 'Explicit content.' },
]

export const cannedRefusals: readonly Canned[] = [
  {
    title: 'Real person',
    text: 'The angel resembles a real person. Please choose another name and biography.',
  },
  {
    title: 'Age unclear',
    text: 'It is not clear that the angel is an adult. Please make the age plain in the texts.',
  },
  { title: 'Explicit', text: 'The texts are too explicit for a public angel.' },
  {
    title: 'Too little',
    text: 'There is too little to go by yet. A few more lines in the biography would help.',
  },
]
