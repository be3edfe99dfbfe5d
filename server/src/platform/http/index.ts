export type { Authenticate, PersonContext, Principal } from './context.ts'
export type { FileAnswer } from './downloads.ts'
export { createHttp, type Http, type HttpParts } from './create-http.ts'
export { contentPolicy } from './security-headers.ts'
