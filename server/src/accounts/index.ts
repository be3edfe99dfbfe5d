import type { User } from '@aureole/contract/accounts'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Authenticate, Http } from '../platform/http/index.ts'
import type { Post } from '../platform/mail/index.ts'
import { readAppealToken, type Appeal } from './appeal-tokens.ts'
import { changePerson, type PersonChange } from './change-person.ts'
import { createPerson, type NewPerson } from './create-person.ts'
import { catchUpErasures, workOnErasures } from './erase-account.ts'
import { inviteAgent, type Invitation } from './invite-agent.ts'
import { knownPeople, type KnownPerson } from './known-people.ts'
import { letterKind, type WriteLetter } from './letters.ts'
import { workOnExports } from './make-export.ts'
import { ownData } from './own-data.ts'
import type { AccountsParts } from './parts.ts'
import type { PersonalData } from './personal-data.ts'
import { presentUser } from './present.ts'
import { removeAgent } from './remove-agent.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { accountRoutes } from './routes.ts'
import { personaName, userById } from './store.ts'
import { liftSuspension, suspend } from './suspend.ts'
import { sweep } from './sweep.ts'
import { createTools, type AfterCommit } from './tools.ts'

export type { PersonChange } from './change-person.ts'
export { accountConfirmed, type AccountConfirmed } from './facts.ts'
export type { KnownPerson } from './known-people.ts'
export type { NewPerson } from './create-person.ts'
export type { PersonalData } from './personal-data.ts'

export interface Accounts {
  /** The port of `serve`: who is calling, or nothing for a token that is bad, ended or of another brand. */
  readonly authenticate: Authenticate
  sessionAlive(sessionId: string): Promise<boolean>
  userById(db: Db | Tx, userId: string): Promise<User | undefined>
  /** For moderation: what agents see of people. */
  knownPeople(db: Db | Tx, ids: readonly string[]): Promise<Map<string, KnownPerson>>
  /** For moderation: a kind of letter to people; before the jobs start. */
  letterKind<T extends { userId: string }>(name: string, write: WriteLetter<T>): Post<T>
  /** What angels call the person; nothing until that was chosen. */
  personaName(db: Db | Tx, userId: string): Promise<string | null>
  createPerson(person: NewPerson): Promise<{ userId: string; created: boolean }>
  hashPassword(password: string): Promise<string>
  /** For the operator: makes an agent, who chooses a password by the link. */
  inviteAgent(input: { brandId: string; email: string }): Promise<Invitation>
  /** For the operator: takes that back. False when there is no such agent. */
  removeAgent(input: { brandId: string; email: string }): Promise<boolean>
  /** For the operator: lets somebody in who has lost phone and recovery codes. False when there was nothing to reset. */
  resetSecondFactor(input: { brandId: string; email: string }): Promise<boolean>
  /** What a feature keeps about people; leftmost feature first, before the start. */
  register(data: PersonalData): void
  /** For avatars, payments and moderation. Call what it answers after the commit. */
  changePerson(tx: Tx, userId: string, change: PersonChange): Promise<AfterCommit>
  /** `id` names the suspension in the token for an appeal. */
  suspend(
    tx: Tx,
    suspension: { userId: string; until: Date; reason: string; id?: string },
  ): Promise<AfterCommit>
  liftSuspension(tx: Tx, userId: string): Promise<AfterCommit>
  /** Whose appeal against which suspension a token allows. */
  readAppealToken(token: string): Promise<Appeal | undefined>
  routes(http: Http): void
}

export function createAccounts(parts: AccountsParts): Accounts {
  const tools = createTools(parts)
  tools.personalData.push(ownData(tools))
  parts.jobs.every('accounts.sweep', '17 * * * *', () => sweep(tools))
  parts.jobs.every('accounts.late-erasures', '41 3 * * *', () => catchUpErasures(tools))
  workOnErasures(tools)
  workOnExports(tools)
  return {
    authenticate: tools.doorkeeper.authenticate,
    sessionAlive: tools.doorkeeper.sessionAlive,
    async userById(db, userId) {
      const row = await userById(db, userId)
      return row && presentUser(row, await tools.wallet.balanceOf(db, userId), tools.clock.now())
    },
    knownPeople: (db, ids) => knownPeople(tools, db, ids),
    letterKind: (name, write) => letterKind(parts, name, write),
    personaName,
    createPerson: (person) => createPerson(tools, person),
    hashPassword: (password) => tools.hashing.hash(password),
    inviteAgent: (input) => inviteAgent(tools, input),
    removeAgent: (input) => removeAgent(tools, input),
    resetSecondFactor: (input) => resetSecondFactor(tools, input),
    register: (data) => void tools.personalData.push(data),
    changePerson: (tx, userId, change) => changePerson(tools, tx, userId, change),
    suspend: (tx, suspension) => suspend(tools, tx, suspension),
    liftSuspension: (tx, userId) => liftSuspension(tools, tx, userId),
    readAppealToken: (token) => readAppealToken(tools.keys.appeal, token, tools.clock.now()),
    routes: (http) => accountRoutes(http, tools),
  }
}
