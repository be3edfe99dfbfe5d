import { useVars } from '../../lib/brand.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { browserStore } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Halo } from '../../ui/halo.tsx'

function confirm(): void {
  browserStore.set('age-verification', 'true')
  closeDialog('confirmed')
}

/** Replaces the page, so that Back does not lead to it again. */
function leave(): void {
  location.replace('about:blank')
}

export function AgeVerificationDialog({ frame }: DialogView<'age-verification'>) {
  const { brand } = useVars()
  return (
    <DialogFrame
      {...frame}
      size="sm"
      art={
        <Halo size={112}>
          <span className="font-serif text-32">18</span>
        </Halo>
      }
      title="Are you 18 or older?"
      lead={`${brand.name} is for adults. We ask once and keep your answer in this browser only.`}
    >
      <div className="flex flex-col gap-2">
        <Button size="lg" block onClick={confirm}>
          I am 18 or older
        </Button>
        <Button variant="ghost" block onClick={leave}>
          Leave
        </Button>
      </div>
    </DialogFrame>
  )
}
