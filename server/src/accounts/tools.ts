import { createDoorkeeper, type Doorkeeper } from './authenticate.ts'
import { createHashing, type Hashing } from './hashing.ts'
import { deriveKeys, type Keys } from './keys.ts'
import { createLetters, type Letters } from './letters.ts'
import type { AccountsParts } from './parts.ts'
import type { PersonalData } from './personal-data.ts'

/** What every use case of accounts has at hand. */
export interface AccountsTools extends AccountsParts {
  readonly keys: Keys
  readonly hashing: Hashing
  readonly doorkeeper: Doorkeeper
  readonly letters: Letters
  /** What the features keep about people; each adds its own. */
  readonly personalData: PersonalData[]
}

export function createTools(parts: AccountsParts): AccountsTools {
  const keys = deriveKeys(parts.config.authSecret)
  return {
    ...parts,
    keys,
    hashing: createHashing(),
    doorkeeper: createDoorkeeper({ ...parts, key: keys.accessToken }),
    letters: createLetters(parts, keys),
    personalData: [],
  }
}

/** Done when the transaction is committed: facts that leave the house must be true. */
export type AfterCommit = () => void
