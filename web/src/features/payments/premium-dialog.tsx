import { Link } from '@tanstack/react-router'
import { Coins, HeartHandshake, MessageCircle, UserRound } from 'lucide-react'
import { useMoney, useVars } from '../../lib/brand.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { useUser } from '../../lib/session.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Halo } from '../../ui/halo.tsx'

const icon = {
  size: 20,
  strokeWidth: 1.5,
  'aria-hidden': true,
  className: 'flex-none text-primary-ink',
} as const

/** What premium is and costs, where someone met its edge; everything else stands on its own page. */
export function PremiumDialog({ props, frame }: DialogView<'premium'>) {
  const { prices } = useVars()
  const money = useMoney()
  const user = useUser()
  const { lead = 'A persona made by you is part of Premium, along with free replies.' } = props
  return (
    <DialogFrame
      {...frame}
      art={
        <Halo size={152} glow>
          <AvatarPicture src={user?.avatar?.imageUrl} name={user?.avatar?.name ?? 'You'} size={88} />
        </Halo>
      }
      title="Be someone here, too"
      lead={lead}
    >
      <ul className="flex flex-col gap-3">
        <li className="flex gap-3">
          <UserRound {...icon} />A persona of your own that angels can know
        </li>
        <li className="flex gap-3">
          <MessageCircle {...icon} />
          One-to-one replies without tokens, {prices.premiumRepliesPerDay} a day
        </li>
        <li className="flex gap-3">
          <Coins {...icon} />
          {prices.premiumMonthlyTokens} tokens every month, for groups
        </li>
        <li className="flex gap-3">
          <HeartHandshake {...icon} />
          Up to 50 angels of your own, instead of 3
        </li>
      </ul>
      <p className="mt-6 flex items-baseline gap-2 rounded-card border border-line-2 bg-surface-2 p-4">
        <span className="font-serif text-24 tabular-nums">{money(prices.premiumMonthMinor)}</span>
        <span className="text-13 text-ink-2">a month</span>
      </p>
      <Link
        to="/premium"
        className={buttonClass({ size: 'lg', block: true }, 'mt-4')}
        onClick={() => closeDialog('wanted')}
      >
        See Premium
      </Link>
      <p className="mt-3 text-center text-13 text-ink-3">
        Renews each month. Cancel in Settings, in two clicks.
      </p>
    </DialogFrame>
  )
}
