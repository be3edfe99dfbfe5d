/** What people write of hurting themselves: danger now, wishes, what is over or only told, and what merely sounds like it. */
export { acute, means, soon } from './self-harm-phrases/danger.ts'
export { mild } from './self-harm-phrases/wishes.ts'
export { accident, fiction, history, past, recovered, told, topic } from './self-harm-phrases/otherwise.ts'
export { idioms } from './self-harm-phrases/idioms.ts'
