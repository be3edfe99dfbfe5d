import * as accounts from './accounts.ts'
import * as appeals from './appeals.ts'
import * as audit from './audit.ts'
import * as avatars from './avatars.ts'
import * as brands from './brands.ts'
import * as cards from './cards.ts'
import * as cases from './cases.ts'
import * as chats from './chats.ts'
import * as crisis from './crisis.ts'
import * as deskChats from './desk-chats.ts'
import * as deskPeople from './desk-people.ts'
import * as generator from './generator.ts'
import * as memories from './memories.ts'
import * as messages from './messages.ts'
import * as ownAvatars from './own-avatars.ts'
import * as payments from './payments.ts'
import * as personalAvatar from './personal-avatar.ts'
import * as reviews from './reviews.ts'
import type { Route } from './route.ts'
import * as violations from './violations.ts'
import * as wallet from './wallet.ts'

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value
}

/** Every call there is, for the OpenAPI document and for the test that none is left unserved. */
export const allRoutes: readonly Route[] = [
  brands,
  accounts,
  avatars,
  ownAvatars,
  personalAvatar,
  generator,
  cards,
  chats,
  messages,
  memories,
  wallet,
  payments,
  crisis,
  cases,
  deskChats,
  violations,
  deskPeople,
  appeals,
  reviews,
  audit,
].flatMap((noun) => Object.values(noun as Record<string, unknown>).filter(isRoute))
