/* One step up for both parts: a path that climbs three folders would belong to another room. */
export { about } from '../../sensible.ts'
export { isAged, livesIn, worksAs } from '../../truths.ts'
export type { Conversation, PersonTurn } from '../../types.ts'
export { admits, still } from '../third/expect.ts'
