export type { Bus, BusEvent, BusLog, Listening, Sink } from './bus.ts'
export { createInProcessBus } from './in-process-bus.ts'
export { formatPosition, parsePosition, unknownPosition } from './position.ts'
export { createRedisBus } from './redis-bus.ts'
