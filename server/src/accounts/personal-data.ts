import type { Tx } from '../platform/database/index.ts'
import type { ZipFile } from '../platform/zip.ts'

/** What one feature keeps about people, as far as their rights to it go. */
export interface PersonalData {
  /** Its part of "everything about me", one file after the other, so that no more than one has to be held at a time. */
  exportFor(userId: string): AsyncIterable<ZipFile>
  /** Forgets the person. Asked again, it does nothing. */
  eraseFor(tx: Tx, userId: string): Promise<void>
}

/** For people and for programs. */
export function jsonFile(path: string, content: unknown): ZipFile {
  return { path, content: `${JSON.stringify(content, undefined, 2)}\n` }
}
