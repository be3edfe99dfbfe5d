/** What tools in folders of their own take from the server, each from its front door. */
export { angels } from '../../server/src/seed/angels/index.ts'
export { createSafety } from '../../server/src/safety/index.ts'
export type { Angel } from '../../server/src/seed/angel.ts'
export type { Mind, MindRequest, Turn } from '../../server/src/minds/index.ts'
