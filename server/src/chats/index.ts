export { createChats, type Chats } from './chats.ts'
export type { ImportChat } from './import-chat.ts'
export { chatRoutes } from './routes.ts'
