import * as contract from '@aureole/contract/cards'
import type { Http } from '../../platform/http/index.ts'
import type { AvatarsParts } from '../parts.ts'
import { createCardReader } from './card-reader.ts'
import { exportCard } from './export-card.ts'
import { importCard, previewCard } from './import-card.ts'

const reading = { limit: { perUser: { limit: 20, seconds: 60 } } }
const writing = { limit: { perAddress: { limit: 60, seconds: 60 } } }

export function cardRoutes(http: Http, avatars: AvatarsParts): void {
  const cards = createCardReader()
  http.fastify.addHook('onClose', () => cards.close())
  const parts = { ...avatars, cards }

  http.serve(contract.previewCard, ({ file }) => previewCard(parts, file.bytes), reading)
  http.serve(
    contract.importCard,
    ({ file }, { principal }) => importCard(parts, principal.userId, file.bytes),
    reading,
  )
  http.serve(
    contract.exportCard,
    ({ params, query }, { principal }) =>
      exportCard(parts, { id: params.id, ...query, readerId: principal?.userId }),
    writing,
  )
}
