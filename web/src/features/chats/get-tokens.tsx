import type { Chat } from '@aureole/contract/chats'
import { Link } from '@tanstack/react-router'
import { keepWayBack } from '../../lib/way-back.ts'
import { chatPath } from './chat.ts'

/** To the shop, and after the payment back to this chat, where what was written waits. */
export function GetTokens({ chat, className = '' }: { chat: Chat; className?: string }) {
  const name = chat.type === 'GROUP' ? chat.title : (chat.avatars[0]?.name ?? chat.title)
  return (
    <Link
      to="/tokens"
      className={`rounded-small font-semibold text-primary-ink underline underline-offset-3 hover:text-ink-1 pointer-coarse:py-2 ${className}`}
      onClick={() => keepWayBack({ path: chatPath(chat), name })}
    >
      Get tokens
    </Link>
  )
}
