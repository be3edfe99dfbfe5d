import { avatarLimits } from '@aureole/contract/avatar-limits'
import { Link } from '@tanstack/react-router'
import { Sun } from 'lucide-react'
import { openDialog } from '#lib/dialogs.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

export function askForPremium(): void {
  void openDialog('premium', {
    lead: `You have room for ${avatarLimits.ownFree} angels of your own. Premium has room for ${avatarLimits.ownPremium}, and your answers are kept.`,
  })
}

/** No room for another angel: what to do about it, and that nothing is lost. */
export function FullNotice({ isPremium }: { isPremium: boolean }) {
  const room = isPremium ? avatarLimits.ownPremium : avatarLimits.ownFree
  return (
    <Notice
      tone="warn"
      role="alert"
      title={`Your ${room} places are taken`}
      className="mb-6"
      icon={<Sun aria-hidden="true" />}
    >
      <p>
        {isPremium
          ? 'Say goodbye to one of your angels, and there is room again. Your answers are kept.'
          : `With Premium there is room for ${avatarLimits.ownPremium}. Or say goodbye to one of yours. Your answers are kept either way.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isPremium && (
          <Button variant="tint" size="sm" onClick={askForPremium}>
            See Premium
          </Button>
        )}
        <Link to="/avatars/ai" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          My Angels
        </Link>
      </div>
    </Notice>
  )
}
