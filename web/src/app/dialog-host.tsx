import { Component, Suspense, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react'
import {
  closeDialog,
  dismissDialog,
  useDialog,
  type DialogName,
  type DialogView,
  type OpenDialog,
} from '../lib/dialogs.ts'
import { toast } from '../lib/toasts.ts'
import { dialogViews } from './dialogs.ts'

/** A dialog whose code did not arrive must not take the page with it, nor leave anyone waiting for its answer. */
class DialogBoundary extends Component<
  { children: ReactNode; resetKey: number | undefined },
  { failedKey?: number | undefined }
> {
  override state: { failedKey?: number | undefined } = {}

  static getDerivedStateFromProps(
    props: { resetKey: number | undefined },
    state: { failedKey?: number | undefined },
  ) {
    return state.failedKey !== undefined && state.failedKey !== props.resetKey
      ? { failedKey: undefined }
      : null
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
    this.setState({ failedKey: this.props.resetKey ?? -1 })
    toast({
      severity: 'error',
      title: 'That did not open',
      message: 'Please load the page again and try once more.',
    })
    closeDialog()
  }

  static getDerivedStateFromError(): { failedKey: number } {
    return { failedKey: -1 }
  }

  override render(): ReactNode {
    return this.state.failedKey === undefined ? this.props.children : null
  }
}

/** Keeps a dialog that was closed until it has left the screen; one that takes another's place does so at once. */
function useShownDialog():
  { dialog: OpenDialog; open: boolean; swapped: boolean; gone: () => void } | undefined {
  // While the code of a dialog is on its way, what was on the screen before it stays.
  const current = useDeferredValue(useDialog())
  const [shown, setShown] = useState<{ dialog: OpenDialog; swapped: boolean }>()
  if (current !== undefined && current !== shown?.dialog)
    setShown({ dialog: current, swapped: shown !== undefined })
  if (shown === undefined) return undefined
  return { ...shown, open: current !== undefined, gone: () => setShown(undefined) }
}

function Shown() {
  const shown = useShownDialog()
  if (shown === undefined) return null
  const { dialog, open, swapped, gone } = shown
  const View = dialogViews[dialog.name] as ComponentType<DialogView<DialogName>>
  return (
    <View
      key={`${dialog.key} ${dialog.name}`}
      props={dialog.props}
      frame={{ open, closable: dialog.closable, swapped, onClose: dismissDialog, onClosed: gone }}
    />
  )
}

/** The one place in which dialogs appear. */
export function DialogHost() {
  const key = useDialog()?.key
  return (
    <DialogBoundary resetKey={key}>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </DialogBoundary>
  )
}
