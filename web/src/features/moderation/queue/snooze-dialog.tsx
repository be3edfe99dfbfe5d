import type { DeskCase } from '@aureole/contract/cases'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DialogFrame } from '#ui/dialog.tsx'

/** Minutes until nine on the next morning, in the agent's own time. */
function untilMorning(now = new Date()): number {
  const morning = new Date(now)
  morning.setDate(now.getDate() + 1)
  morning.setHours(9, 0, 0, 0)
  return Math.round((morning.getTime() - now.getTime()) / 60_000)
}

const choices = [
  { label: '15 minutes', minutes: () => 15 },
  { label: '1 hour', minutes: () => 60 },
  { label: '4 hours', minutes: () => 240 },
  { label: 'Tomorrow at 9', minutes: () => untilMorning() },
]

interface SnoozeDialogProps {
  one: DeskCase
  onSnooze: (minutes: number) => void
  onClosed: () => void
}

/** Gives a case back so that it comes again later. */
export function SnoozeDialog({ one, onSnooze, onClosed }: SnoozeDialogProps) {
  const [open, setOpen] = useState(true)
  return (
    <DialogFrame
      open={open}
      size="sm"
      title="Snooze"
      lead={`“${one.reason.title}” leaves the queue and comes back by itself.`}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
    >
      <div className="grid grid-cols-2 gap-2">
        {choices.map(({ label, minutes }) => (
          <Button
            key={label}
            variant="quiet"
            onClick={() => {
              setOpen(false)
              onSnooze(minutes())
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </DialogFrame>
  )
}
