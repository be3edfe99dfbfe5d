/** What tools in folders of their own take from the server, each from its front door. */
export { askedKinds } from '../../server/src/minds/providers/builtin/hear/asking.ts'
export { angels } from '../../server/src/seed/angels/index.ts'
export { ranked, sketchOf } from '../../server/src/memories/index.ts'
export { createEncoder } from '../../server/src/platform/encoder/index.ts'
export { createSafety } from '../../server/src/safety/index.ts'
export type { Angel } from '../../server/src/seed/angel.ts'
export type { Mind, MindRequest, Turn } from '../../server/src/minds/index.ts'
export type { AskedKind } from '../../server/src/minds/providers/builtin/hear/asking.ts'
