export { createAvatars, type Avatars } from './avatars.ts'
export { publicationAsked, type PublicationAsked } from './facts.ts'
export type { KnownAvatar } from './present.ts'
