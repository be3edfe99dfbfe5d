export { createAvatars, type Avatars } from './avatars.ts'
export type { KnownAvatar } from './present.ts'
