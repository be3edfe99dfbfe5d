import type { Chat } from '@aureole/contract/chats'
import { observable, useObservable } from './observable.ts'
import type { Suspension } from './session.ts'

/** What was typed before a person changed their mind between logging in and registering. */
export interface Draft {
  email?: string
  password?: string
}

/** What each dialog is opened with and what it may resolve to; closing it resolves to nothing. */
export interface Dialogs {
  'age-verification': { props: Record<never, never>; result: 'confirmed' }
  /** `comeBack`: what was chosen on this page is come back to, also when an address has to be confirmed first. */
  login: { props: { draft?: Draft; notice?: string; comeBack?: boolean }; result: 'logged-in' }
  registration: { props: { draft?: Draft; lead?: string; comeBack?: boolean }; result: 'logged-in' }
  'password-reset': { props: { token?: string; draft?: Draft }; result: 'logged-in' }
  premium: { props: { lead?: string }; result: 'wanted' }
  'avatar-setup': { props: Record<never, never>; result: 'done' }
  suspension: { props: Suspension; result: never }
  'log-out-everywhere': { props: Record<never, never>; result: 'done' }
  'account-deletion': { props: Record<never, never>; result: 'done' }
  'second-factor': { props: Record<never, never>; result: 'done' }
  'second-factor-end': { props: Record<never, never>; result: 'done' }
  /** Before something that cannot be undone. `keep` is what the other button says. */
  confirm: {
    props: { title: string; text: string; action: string; keep?: string; danger?: boolean }
    result: 'confirmed'
  }
  /** There is a chat with this angel already. */
  'start-chat': { props: { name: string; chat: Chat }; result: 'go-on' | 'anew' }
  'rename-chat': { props: { chat: Chat }; result: 'done' }
  /** Who sits at a group's table: a new one, or, with a chat, an existing one. */
  group: { props: { chosen?: readonly string[]; chat?: Chat }; result: 'done' }
  'chat-import': { props: { angel: { id: string; name: string } }; result: 'done' }
  'card-import': { props: { file: File }; result: 'done' }
  /** Against a warning or a suspension of one's own, by somebody who is logged in. */
  appeal: { props: { penaltyId: string; kind: 'WARNING' | 'SUSPENSION'; reason: string }; result: 'done' }
  /** Asks for a human in this chat; `text` is what to begin with. */
  'call-agent': { props: { chatHash: string; lead?: string; text?: string }; result: 'done' }
}

export type DialogName = keyof Dialogs
export type DialogProps<N extends DialogName> = Dialogs[N]['props']
export type DialogResult<N extends DialogName> = Dialogs[N]['result'] | undefined

/** These stay until they are answered. */
const lasting: readonly DialogName[] = ['age-verification', 'avatar-setup', 'suspension']

/** Nothing may stand in its place: what is opened meanwhile waits behind it. */
const first: DialogName = 'age-verification'

interface Opened<N extends DialogName = DialogName> {
  readonly key: number
  readonly name: N
  readonly props: DialogProps<N>
  readonly closable: boolean
}
export type OpenDialog = { [N in DialogName]: Opened<N> }[DialogName]

/** What the frame around every dialog is told by whoever hosts it. */
export interface DialogFrameState {
  open: boolean
  closable: boolean
  swapped: boolean
  onClose: () => void
  onClosed: () => void
}

export interface DialogView<N extends DialogName> {
  props: DialogProps<N>
  frame: DialogFrameState
}

interface Entry {
  dialog: OpenDialog
  resolve: (result: unknown) => void
}

const current = observable<OpenDialog | undefined>(undefined)
let entry: Entry | undefined
let waiting: Entry | undefined
let keys = 0

function show(next: Entry | undefined): void {
  entry = next
  current.set(next?.dialog)
}

function make(name: DialogName, props: object, key: number, resolve: Entry['resolve']): Entry {
  return { dialog: { key, name, props, closable: !lasting.includes(name) } as OpenDialog, resolve }
}

/** Opens a dialog, closing the one before it, whose pending result resolves to nothing. */
export function openDialog<N extends DialogName>(name: N, props: DialogProps<N>): Promise<DialogResult<N>> {
  const { promise, resolve } = Promise.withResolvers<DialogResult<N>>()
  const next = make(name, props, ++keys, resolve as Entry['resolve'])
  if (entry?.dialog.name === first && name !== first) {
    waiting?.resolve(undefined)
    waiting = next
    return promise
  }
  const before = entry
  if (name === first && before !== undefined) waiting = before
  show(next)
  if (waiting !== before) before?.resolve(undefined)
  return promise
}

/** Puts another dialog into the place of the open one: the frame stays, and so does whoever waits for a result. */
export function swapDialog<N extends DialogName>(name: N, props: DialogProps<N>): void {
  if (entry === undefined) return void openDialog(name, props)
  show(make(name, props, entry.dialog.key, entry.resolve))
}

/** Ends the open dialog with a result, and lets the one that waited behind it take its place. */
export function closeDialog(result?: Dialogs[DialogName]['result']): void {
  const before = entry
  if (before === undefined) return
  const next = waiting
  waiting = undefined
  show(next)
  before.resolve(result)
}

/** For Escape, the close button and a change of page: leaves alone what has to be answered. */
export function dismissDialog(): void {
  if (entry?.dialog.closable === true) closeDialog()
}

export function currentDialog(): OpenDialog | undefined {
  return current.get()
}

export function subscribeDialog(listener: () => void): () => void {
  return current.subscribe(listener)
}

export function useDialog(): OpenDialog | undefined {
  return useObservable(current, undefined)
}
