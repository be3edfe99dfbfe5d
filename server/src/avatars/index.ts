export { createAvatars, type Avatars } from './avatars.ts'
export { personaData } from './personal-data.ts'
export { avatarRoutes } from './routes.ts'
export { personaRoutes } from './set-personal-avatar.ts'
