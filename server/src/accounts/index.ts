import type { User } from '@aureole/contract/accounts'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Authenticate, Http } from '../platform/http/index.ts'
import { readAppealToken, type Appeal } from './appeal-tokens.ts'
import { changePerson, type PersonChange } from './change-person.ts'
import { createPerson, type NewPerson } from './create-person.ts'
import { inviteAgent, type Invitation } from './invite-agent.ts'
import type { AccountsParts } from './parts.ts'
import { presentUser } from './present.ts'
import { accountRoutes } from './routes.ts'
import { userById } from './store.ts'
import { liftSuspension, suspend } from './suspend.ts'
import { sweep } from './sweep.ts'
import { createTools, type AfterCommit } from './tools.ts'

export type { PersonChange } from './change-person.ts'
export type { NewPerson } from './create-person.ts'

export interface Accounts {
  /** The port of `serve`: who is calling, or nothing for a token that is bad, ended or of another brand. */
  readonly authenticate: Authenticate
  sessionAlive(sessionId: string): Promise<boolean>
  userById(db: Db | Tx, userId: string): Promise<User | undefined>
  createPerson(person: NewPerson): Promise<{ userId: string; created: boolean }>
  hashPassword(password: string): Promise<string>
  /** For the operator: makes an agent, who chooses a password by the link. */
  inviteAgent(input: { brandId: string; email: string }): Promise<Invitation>
  /** For avatars, payments and moderation. Call what it answers after the commit. */
  changePerson(tx: Tx, userId: string, change: PersonChange): Promise<AfterCommit>
  suspend(tx: Tx, suspension: { userId: string; until: Date; reason: string }): Promise<AfterCommit>
  liftSuspension(tx: Tx, userId: string): Promise<AfterCommit>
  /** Whose appeal against which suspension a token allows. */
  readAppealToken(token: string): Promise<Appeal | undefined>
  routes(http: Http): void
}

export function createAccounts(parts: AccountsParts): Accounts {
  const tools = createTools(parts)
  parts.jobs.every('accounts.sweep', '17 3 * * *', () => sweep(tools))
  return {
    authenticate: tools.doorkeeper.authenticate,
    sessionAlive: tools.doorkeeper.sessionAlive,
    async userById(db, userId) {
      const row = await userById(db, userId)
      return row && presentUser(row, await tools.wallet.balanceOf(db, userId), tools.clock.now())
    },
    createPerson: (person) => createPerson(tools, person),
    hashPassword: (password) => tools.hashing.hash(password),
    inviteAgent: (input) => inviteAgent(tools, input),
    changePerson: (tx, userId, change) => changePerson(tools, tx, userId, change),
    suspend: (tx, suspension) => suspend(tools, tx, suspension),
    liftSuspension: (tx, userId) => liftSuspension(tools, tx, userId),
    readAppealToken: (token) => readAppealToken(tools.keys.appeal, token, tools.clock.now()),
    routes: (http) => accountRoutes(http, tools),
  }
}
