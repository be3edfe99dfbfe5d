import type { ChatAvatar } from '@aureole/contract/chats'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { callable, callingAt, withCalled } from './mentions.ts'

export interface Callable {
  id: string
  /** What is put behind the @. */
  name: string
  label: string
  avatar: ChatAvatar | undefined
}

const everyone: Callable = { id: 'all', name: 'all', label: 'Everyone', avatar: undefined }

export interface Mentions {
  listId: string
  options: readonly Callable[]
  chosen: number
  choose: (option: Callable) => void
  point: (index: number) => void
  onCursor: () => void
  close: () => void
  /** Says whether the key was meant for the list. */
  onKeyDown: (event: KeyboardEvent) => boolean
  fieldProps: Record<string, string | undefined>
}

/** Whom an @ at the cursor may call, and how the keys choose among them. */
export function useMentions(
  avatars: readonly ChatAvatar[],
  text: string,
  area: RefObject<HTMLTextAreaElement | null>,
  setText: (text: string) => void,
): Mentions {
  const listId = useId()
  const [cursor, setCursor] = useState<number>()
  const [refused, setRefused] = useState<number>()
  const [pointed, setPointed] = useState(0)
  const next = useRef<number>(undefined)
  const calling = cursor === undefined || avatars.length < 2 ? undefined : callingAt(text, cursor)
  const options = calling === undefined || calling.start === refused ? [] : optionsFor(calling.query, avatars)
  const chosen = Math.min(pointed, options.length - 1)

  useLayoutEffect(() => {
    if (next.current === undefined) return
    area.current?.setSelectionRange(next.current, next.current)
    next.current = undefined
  }, [text, area])

  function choose(option: Callable): void {
    if (calling === undefined) return
    const after = withCalled(text, calling, option.name)
    next.current = after.cursor
    setText(after.text)
    setCursor(undefined)
    setPointed(0)
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    const option = options[chosen]
    if (option === undefined) return false
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setPointed((chosen + step + options.length) % options.length)
    else if (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey)) choose(option)
    else if (event.key === 'Escape') setRefused(calling?.start)
    else return false
    event.preventDefault()
    return true
  }

  return {
    listId,
    options,
    chosen,
    choose,
    point: setPointed,
    onCursor() {
      const field = area.current
      const at = field?.selectionStart === field?.selectionEnd ? field?.selectionStart : undefined
      setCursor(at)
      if (at === undefined || callingAt(field?.value ?? '', at)?.start !== refused) setRefused(undefined)
    },
    close: () => setCursor(undefined),
    onKeyDown,
    fieldProps:
      options.length === 0
        ? {}
        : {
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-activedescendant': `${listId}-${options[chosen]?.id ?? ''}`,
          },
  }
}

function optionsFor(query: string, avatars: readonly ChatAvatar[]): Callable[] {
  const angels = callable(query, avatars).map((avatar) => ({
    id: avatar.id,
    name: avatar.name,
    label: avatar.name,
    avatar,
  }))
  const all = callable(query, [everyone, { name: everyone.label }]).length > 0
  // A name that is already whole needs no list.
  if (angels.length === 1 && angels[0]?.name === query) return []
  return all && query !== everyone.name ? [...angels, everyone] : angels
}
