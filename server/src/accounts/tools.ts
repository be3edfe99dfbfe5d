import { createDoorkeeper, type Doorkeeper } from './authenticate.ts'
import { createHashing, type Hashing } from './hashing.ts'
import { deriveKeys, type Keys } from './keys.ts'
import { createLetters, type Letters } from './letters.ts'
import type { AccountsParts } from './parts.ts'

/** What every use case of accounts has at hand. */
export interface AccountsTools extends AccountsParts {
  readonly keys: Keys
  readonly hashing: Hashing
  readonly doorkeeper: Doorkeeper
  readonly letters: Letters
}

export function createTools(parts: AccountsParts): AccountsTools {
  const keys = deriveKeys(parts.config.authSecret)
  return {
    ...parts,
    keys,
    hashing: createHashing(),
    doorkeeper: createDoorkeeper({ key: keys.accessToken, database: parts.database, clock: parts.clock }),
    letters: createLetters(parts, keys),
  }
}

/** Done when the transaction is committed: facts that leave the house must be true. */
export type AfterCommit = () => void
