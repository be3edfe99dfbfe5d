import { Headset } from 'lucide-react'
import { useId } from 'react'
import { openDialog } from '../../lib/dialogs.ts'
import { Button } from '../../ui/button.tsx'
import { CrisisLineList, RegionChoice } from './crisis-line-list.tsx'
import { useCrisisLines } from './crisis-lines.ts'

/** Where somebody may be in danger: who answers, near them, right now, free of charge. It stays in the conversation. */
export function CrisisCard({ text, chatHash }: { text: string; chatHash: string }) {
  const id = useId()
  const shown = useCrisisLines()
  return (
    <section
      aria-labelledby={id}
      className="mx-auto my-5 w-full max-w-xl rounded-bubble border border-line-2 bg-surface-2 p-5 md:p-6"
    >
      <h2 id={id} className="font-serif text-20">
        You do not have to carry this alone
      </h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <CrisisLineList shown={shown} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 border-t border-line pt-4">
        <RegionChoice shown={shown} />
        <Button
          variant="quiet"
          icon={<Headset aria-hidden />}
          onClick={() => void openDialog('call-agent', { chatHash })}
        >
          Call a human of ours
        </Button>
      </div>
      <p className="mt-3 text-13 text-ink-3">
        This message was free, and so is our help. Our people listen and point the way; they are not
        therapists.
      </p>
    </section>
  )
}
