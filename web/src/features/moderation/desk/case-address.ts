import type { DeskCase } from '@aureole/contract/cases'

/** Where a case is worked on: a chat in the transcript, an angel beside its owner's texts. */
export function caseAddress(one: Pick<DeskCase, 'kind' | 'chatHash' | 'avatarId'>): {
  to: string
  search: Record<string, string>
} {
  if (one.kind === 'CHAT') return { to: `/admin/chats/manage/${one.chatHash ?? ''}`, search: {} }
  return { to: '/admin/violations', search: { view: 'angels', angel: one.avatarId ?? '' } }
}
