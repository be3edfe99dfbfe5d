import { avatarLimits } from '@aureole/contract/avatar-limits'
import { Link, useLocation } from '@tanstack/react-router'
import { Coins, HeartHandshake, MessageCircle, UserRound } from 'lucide-react'
import { useVars } from '../../lib/brand.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { useUser } from '../../lib/session.ts'
import { keepWayBack } from '../../lib/way-back.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Subscribe, useChosenPlan } from './subscribe.tsx'

const icon = {
  size: 20,
  strokeWidth: 1.5,
  'aria-hidden': true,
  className: 'flex-none text-primary-ink',
} as const

/** What premium is and costs, where someone met its edge; everything else stands on its own page. */
export function PremiumDialog({ props, frame }: DialogView<'premium'>) {
  const { prices } = useVars()
  const user = useUser()
  const { pathname } = useLocation()
  const choice = useChosenPlan()
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
      <ul className="mb-6 flex flex-col gap-3">
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
          Up to {avatarLimits.ownPremium} angels of your own, instead of {avatarLimits.ownFree}
        </li>
      </ul>
      <Subscribe
        choice={choice}
        onLeave={() => {
          keepWayBack({ path: pathname })
          closeDialog('wanted')
        }}
      />
      <p className="mt-2 text-center text-13">
        <Link to="/premium" className="k-link" onClick={() => closeDialog('wanted')}>
          Compare with a free account
        </Link>
      </p>
    </DialogFrame>
  )
}
