import { useEffect, useEffectEvent } from 'react'
import { observable, useObservable } from '#lib/observable.ts'
import { browserStore } from '#lib/storage.ts'

/** Something that a key does on the page: the same line is the handler, the hint at the bottom and the entry in the help. */
export interface KeyAction {
  readonly keys: readonly string[]
  readonly does: string
  readonly run: () => void
  /** Not now: there is nothing to do it with. */
  readonly off?: boolean | undefined
  /** Only in the help: the bottom has no room for everything. */
  readonly rare?: boolean
}

const stored = 'desk-keys'
const wanted = observable(browserStore.get(stored) !== 'off')

/** Whoever dictates, or whose screen reader has keys of its own, can turn single keys off. */
export function useKeysWanted(): boolean {
  return useObservable(wanted, true)
}

export function wishKeys(on: boolean): void {
  wanted.set(on)
  if (on) browserStore.remove(stored)
  else browserStore.set(stored, 'off')
}

const shown: Readonly<Record<string, string>> = { Enter: '↵', ArrowUp: '↑', ArrowDown: '↓' }

export function keyName(key: string): string {
  return shown[key] ?? key.toUpperCase()
}

const written =
  'textarea, select, [contenteditable], input:not([type=radio]):not([type=checkbox]):not([type=button])'

/** Where somebody writes, or a dialog asks, letters are letters. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(written) !== null) return true
  if (event.key.startsWith('Arrow') && target.matches('input')) return true
  if (event.key === 'Enter' && target.closest('button, a, summary, label') !== null) return true
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

export function useKeys(actions: readonly KeyAction[]): void {
  const on = useKeysWanted()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = actions.find(({ keys, off }) => off !== true && keys.includes(key))
    if (action === undefined) return
    event.preventDefault()
    action.run()
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}
