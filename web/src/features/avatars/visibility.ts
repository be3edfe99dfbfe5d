import type { Visibility } from '@aureole/contract/own-avatars'
import type { BadgeTone } from '../../ui/badge.tsx'

/** Who meets an own angel, in words. */
export const visibilityWords: Record<Visibility, { label: string; tone: BadgeTone; text: string }> = {
  PRIVATE: { label: 'Only you', tone: 'neutral', text: 'Nobody but you meets this angel.' },
  REVIEW: {
    label: 'In review',
    tone: 'info',
    text: 'Customer care looks at every angel before it goes into the catalogue. You hear from us.',
  },
  PUBLIC: { label: 'Public', tone: 'ok', text: 'Everyone can meet this angel in Discover.' },
}
