import { Bell, CircleAlert, CircleCheck, Info, Megaphone, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'

export type ToastSeverity = 'success' | 'info' | 'warn' | 'error' | 'secondary' | 'contrast'

export interface ToastView {
  id: string
  severity?: ToastSeverity | undefined
  title?: string | undefined
  message?: string | undefined
  closable?: boolean | undefined
  action?: { label: string; onAct: () => void } | undefined
}

export interface ToastAreaProps {
  toasts: readonly ToastView[]
  onClose: (id: string) => void
  /** Pointer or focus is on it: its time should stand still. */
  onPause?: ((id: string) => void) | undefined
  onResume?: ((id: string) => void) | undefined
}

const icons = {
  success: CircleCheck,
  info: Info,
  warn: TriangleAlert,
  error: CircleAlert,
  secondary: Bell,
  contrast: Megaphone,
}

export function Toast({ toast, ...area }: { toast: ToastView } & Omit<ToastAreaProps, 'toasts'>) {
  const severity = toast.severity ?? 'info'
  const Icon = icons[severity]
  return (
    <div
      className={classNames('k-toast', `k-toast-${severity}`)}
      onPointerEnter={() => area.onPause?.(toast.id)}
      onPointerLeave={() => area.onResume?.(toast.id)}
      onFocus={() => area.onPause?.(toast.id)}
      onBlur={() => area.onResume?.(toast.id)}
    >
      <Icon aria-hidden="true" />
      <div>
        {toast.title ? <strong>{toast.title}</strong> : null}
        {toast.message ? <p>{toast.message}</p> : null}
      </div>
      {toast.action ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            toast.action?.onAct()
            area.onClose(toast.id)
          }}
        >
          {toast.action.label}
        </Button>
      ) : null}
      {toast.closable === false ? null : (
        <IconButton label="Close" size="sm" onClick={() => area.onClose(toast.id)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

const leaveAfter = 200

/** Keeps what has just been taken away for the length of its farewell, in its old place. */
function useFarewell(toasts: readonly ToastView[]): { toast: ToastView; leaving: boolean }[] {
  const [shown, setShown] = useState(toasts)
  const present = new Map(toasts.map((toast) => [toast.id, toast]))
  const known = new Set(shown.map((toast) => toast.id))
  const merged = [...shown, ...toasts.filter((toast) => !known.has(toast.id))]
  const somethingLeft = merged.some((toast) => !present.has(toast.id))

  useEffect(() => {
    const timer = setTimeout(() => setShown(toasts), somethingLeft ? leaveAfter : 0)
    return () => clearTimeout(timer)
  }, [toasts, somethingLeft])

  return merged.map((toast) => ({ toast: present.get(toast.id) ?? toast, leaving: !present.has(toast.id) }))
}

export function ToastArea({ toasts, onClose, onPause, onResume }: ToastAreaProps) {
  const shown = useFarewell(toasts)
  return (
    <section
      className="k-toasts"
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
    >
      {shown.map(({ toast, leaving }) => (
        <div key={toast.id} className="k-toast-slot" data-leaving={leaving ? '' : undefined} inert={leaving}>
          <Toast toast={toast} onClose={onClose} onPause={onPause} onResume={onResume} />
        </div>
      ))}
    </section>
  )
}
