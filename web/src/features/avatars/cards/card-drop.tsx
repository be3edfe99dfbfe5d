import { avatarLimits } from '@aureole/contract/avatar-limits'
import { FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { openDialog } from '../../../lib/dialogs.ts'
import { toast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/button.tsx'

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

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}

/** A room into which a character card can be dropped, anywhere. */
export function CardDrop({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false)
  // Entering a child leaves its parent: only the balance tells whether the file is still above the room.
  const depth = useRef(0)
  const settle = (change: number) => {
    depth.current = Math.max(0, depth.current + change)
    setOver(depth.current > 0)
  }
  return (
    <div
      className="relative min-h-full"
      onDragEnter={(event) => carriesFiles(event) && settle(1)}
      onDragLeave={(event) => carriesFiles(event) && settle(-1)}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-3 z-bar grid place-items-center rounded-bubble border-2 border-dashed border-primary-ink bg-scrim">
          <p className="font-serif text-24 text-ink-1">Let go, and we read the card</p>
        </div>
      )}
    </div>
  )
}

CardDrop.Invitation = function Invitation() {
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
