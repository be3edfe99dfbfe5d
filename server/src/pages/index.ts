export type { PageAvatars } from './render-page.ts'
export { servePages } from './serve-pages.ts'
