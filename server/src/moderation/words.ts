import type { ReportReason } from '@aureole/contract/messages'
import type { Category } from '../safety/index.ts'

/** Categories and reasons in words for an agent. */
export const categoryTitles: Record<Category, string> = {
  minors: 'Sexual content involving minors',
  'self-harm': 'Signs of self-harm',
  threat: 'Threat',
  hate: 'Hate',
  harassment: 'Harassment',
  'illegal-goods': 'Illegal goods',
  'personal-data': 'Somebody’s personal data',
  spam: 'Spam or scam',
  explicit: 'Explicit content',
  'underage-person': 'Says to be under 18',
}

export const reportTitles: Record<ReportReason, string> = {
  HARMFUL: 'Reported: harmful',
  SEXUAL: 'Reported: sexual content',
  MINOR: 'Reported: about a minor',
  HATE: 'Reported: hate',
  SELF_HARM: 'Reported: self-harm',
  PERSONAL_DATA: 'Reported: personal data',
  SPAM: 'Reported: spam',
  OTHER: 'Reported',
}

export const callTitle = 'Asks for a human'
export const toCareTitle = 'Wrote to customer care'
export const publicationTitle = 'Asks to be published'
export const agentTitle = 'Opened by an agent'
export const appealTitles = {
  OPEN: 'Appeal',
  GRANTED: 'Appeal granted',
  REJECTED: 'Appeal rejected',
} as const
