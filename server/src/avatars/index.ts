export { createAvatars, type Avatars } from './avatars.ts'
export type { CatalogueEntry } from './catalogue/publish.ts'
export type { Review, UnderReview } from './own/publication.ts'
export type { KnownAvatar } from './present.ts'
