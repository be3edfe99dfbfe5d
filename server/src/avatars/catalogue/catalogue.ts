import type { Avatar, AvatarDetails, AvatarOption, AvatarPage } from '@aureole/contract/avatars'
import type { AskedPage, ListReader } from './list-avatars.ts'

/** What anybody may ask about the angels. A guest reads without an id. */
export interface Catalogue {
  list(asked: AskedPage, reader?: ListReader): Promise<AvatarPage>
  /** A dozen for the first page, others every day. */
  featured(readerId?: string): Promise<Avatar[]>
  /** Nothing when there is no such angel for this reader. */
  similar(id: string, readerId?: string): Promise<Avatar[] | undefined>
  /** One angel, if the reader may know of it. */
  byId(id: string, readerId?: string): Promise<AvatarDetails | undefined>
  options(): Promise<Record<string, AvatarOption[]>>
}
