import { avatarLimits } from '@aureole/contract/avatar-limits'
import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { openDialog } from '#lib/dialogs.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/button.tsx'

const kinds = '.json,.png,.charx,application/json,image/png'

function take(file: File | undefined): void {
  if (file === undefined) return
  if (file.size > avatarLimits.cardBytesMax) {
    toast({
      severity: 'error',
      title: 'This file is too large',
      message: 'A card may have up to 20 MB.',
      id: 'card-import',
    })
    return
  }
  void openDialog('card-import', { file })
}

/**
 * A file may be let go anywhere on the page, also over the menu or a dialog: where nobody takes it, the browser would leave our page to
 * show it.
 */
function useDroppedFile(): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    // Entering a child leaves its parent: only the balance tells whether the file is still above the page.
    let depth = 0
    const settle = (next: number) => {
      depth = Math.max(0, next)
      setOver(depth > 0)
    }
    const steps: Partial<Record<keyof WindowEventMap, (event: DragEvent) => void>> = {
      dragenter: () => settle(depth + 1),
      dragleave: () => settle(depth - 1),
      dragover: (event) => event.preventDefault(),
      drop(event) {
        event.preventDefault()
        settle(0)
        take(event.dataTransfer?.files[0])
      },
    }
    const hear = (event: Event) => {
      if (event instanceof DragEvent && event.dataTransfer?.types.includes('Files') === true)
        steps[event.type as keyof typeof steps]?.(event)
    }
    for (const name of Object.keys(steps)) addEventListener(name, hear)
    return () => {
      for (const name of Object.keys(steps)) removeEventListener(name, hear)
    }
  }, [])
  return over
}

/** A page onto which a character card can be dropped. */
export function CardDrop({ children }: { children: ReactNode }) {
  const over = useDroppedFile()
  return (
    <div className="relative min-h-full">
      {children}
      {over && (
        <div className="pointer-events-none fixed inset-3 z-overlay grid place-items-center rounded-bubble border-2 border-dashed border-primary-edge bg-scrim md:left-59">
          <p className="rounded-full bg-surface-2 px-6 py-3 font-serif text-20 text-ink-1 shadow-3">
            Let go, and we read the card
          </p>
        </div>
      )}
    </div>
  )
}

/** Says that one may drop a card here, for those who would not try, and opens the file choice. */
export function CardInvitation() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-dashed border-line-2 p-5">
      <div className="min-w-60 grow">
        <p className="text-15 font-semibold text-ink-1">Bring someone along</p>
        <p className="text-13 text-ink-2">
          Drop a character card here: PNG, JSON or CHARX, as other programs save them. You see everything
          before it is kept.
        </p>
      </div>
      <Button variant="quiet" icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept={kinds}
        aria-label="Character card"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0])
          // The same file may be chosen again after it was mended.
          event.target.value = ''
        }}
      />
    </div>
  )
}
