// The bus on Redis is imported from its own file, where it is wanted: a start without Redis does not load its client.
export type { Bus, BusEvent, Listening, Sink } from './bus.ts'
export { createInProcessBus } from './in-process-bus.ts'
