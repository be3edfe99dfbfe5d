import { observable, useObservable } from './observable.ts'

export const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const
export type Severity = (typeof severities)[number]

export interface ToastInput {
  severity?: Severity
  title: string
  message?: string
  /** Milliseconds until it closes by itself; without one it stays until it is closed. */
  life?: number
  closable?: boolean
  /** Shown by the area of that group alone. */
  group?: string
  /** A toast with the same id is replaced. */
  id?: string
  /** One thing that can be done about it, such as Undo; doing it closes the toast. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  onAct: () => void
}

export interface Toast {
  readonly id: string
  readonly severity: Severity
  readonly title: string
  readonly message: string | undefined
  readonly life: number | undefined
  readonly closable: boolean
  readonly group: string | undefined
  readonly action: ToastAction | undefined
  readonly time: Date
}

const defaultLife = 7000
const closeByThemselves: readonly Severity[] = ['success', 'error', 'warn']

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined
  startedAt: number
  left: number
}

const nobody: readonly Toast[] = []
const shown = observable<readonly Toast[]>(nobody)
const timers = new Map<string, Timer>()
let count = 0

function run(id: string, timer: Timer): void {
  timer.startedAt = Date.now()
  timer.handle = setTimeout(() => closeToast(id), timer.left)
}

/** Shows a toast and gives its id. */
export function toast(input: ToastInput): string {
  const severity = input.severity ?? 'info'
  const id = input.id ?? `toast-${++count}`
  const life = input.life ?? (closeByThemselves.includes(severity) ? defaultLife : undefined)
  closeToast(id)
  shown.set([
    ...shown.get(),
    {
      id,
      severity,
      title: input.title,
      message: input.message,
      life,
      closable: input.closable ?? true,
      group: input.group,
      action: input.action,
      time: new Date(),
    },
  ])
  if (life !== undefined) {
    const timer: Timer = { handle: undefined, startedAt: 0, left: life }
    timers.set(id, timer)
    run(id, timer)
  }
  return id
}

export function closeToast(id: string): void {
  clearTimeout(timers.get(id)?.handle)
  timers.delete(id)
  if (shown.get().some((one) => one.id === id)) shown.set(shown.get().filter((one) => one.id !== id))
}

/** While someone points at it or has its button in focus, a toast does not age. */
export function holdToast(id: string): void {
  const timer = timers.get(id)
  if (timer?.handle === undefined) return
  clearTimeout(timer.handle)
  timer.handle = undefined
  timer.left -= Date.now() - timer.startedAt
}

export function releaseToast(id: string): void {
  const timer = timers.get(id)
  if (timer !== undefined && timer.handle === undefined) run(id, timer)
}

export function toasts(): readonly Toast[] {
  return shown.get()
}

export function useToasts(group?: string): readonly Toast[] {
  return useObservable(shown, nobody).filter((one) => one.group === group)
}
