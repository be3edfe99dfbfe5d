export type { DemoCase } from './demo.ts'
export { createModeration, type Moderation } from './moderation.ts'
