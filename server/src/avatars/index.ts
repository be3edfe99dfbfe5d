export { createAvatars, type Avatars } from './avatars.ts'
export { avatarRoutes } from './routes.ts'
export { personaRoutes, type PersonaParts } from './set-personal-avatar.ts'
export type { NewAvatar } from './store.ts'
