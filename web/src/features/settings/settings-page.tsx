import { Coins, Contact, LifeBuoy, ScrollText, ShieldCheck, Sun, SunMoon, UserRound } from 'lucide-react'
import { useVars } from '../../lib/brand.ts'
import { useUser } from '../../lib/session.ts'
import { useTheme, type ThemeChoice } from '../../lib/theme.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Page } from '../../ui/page.tsx'
import { Row, rowClass, RowContent } from '../../ui/rows.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { BlockedAngels } from './blocked-angels.tsx'
import { ChatNotices } from './chat-notices.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { Devices } from './devices.tsx'
import { Group, LinkRow } from './group.tsx'
import { MailNotices } from './mail-notices.tsx'
import { SecondFactor, SecondFactorNotice } from './second-factor-row.tsx'
import { Standing } from './standing.tsx'
import { useDetails } from './use-details.ts'
import { YourData } from './your-data.tsx'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'System' },
]

function You() {
  const { choice, choose } = useTheme()
  return (
    <Group title="You">
      <LinkRow
        to="/settings/personal-details"
        icon={<UserRound aria-hidden />}
        title="Personal details"
        text="Name, e-mail, password, date of birth"
      />
      <LinkRow
        to="/avatars/personal"
        icon={<Contact aria-hidden />}
        title="Your persona"
        text="The name and picture that angels see"
      />
      <Row
        icon={<SunMoon aria-hidden />}
        title="Appearance"
        end={
          <Segmented
            label="Appearance"
            options={themes}
            value={choice}
            onChange={choose}
            equal={false}
            className="max-sm:text-13 max-sm:[&_span]:px-2.5"
          />
        }
        className="flex-wrap [&>.k-row-text]:min-w-[5.5rem]"
      />
    </Group>
  )
}

function PremiumAndTokens() {
  const user = useUser()
  return (
    <Group title="Premium and tokens">
      <LinkRow
        to="/premium"
        icon={<Sun aria-hidden />}
        title="Premium"
        text={
          user?.isPremium === true ? 'You have Premium' : 'Free one-to-one replies, a persona of your own'
        }
      />
      <LinkRow
        to="/tokens"
        icon={<Coins aria-hidden />}
        title="Tokens"
        text={user === undefined ? 'Balance and statement' : `${user.tokens.toLocaleString()} left`}
      />
    </Group>
  )
}

/** What only the server knows of the person; the rest of the page does not wait for it. */
function Account() {
  const { details, failed, retry } = useDetails()
  if (details !== undefined) {
    return (
      <>
        <SecondFactor details={details} />
        <MailNotices details={details} />
        <BlockedAngels userId={details.id} />
        <Standing userId={details.id} />
        <Devices userId={details.id} />
        <YourData details={details} />
      </>
    )
  }
  if (failed) return <ErrorView className="mt-10" title="Your settings did not load" onRetry={retry} />
  return (
    <Loading className="mt-10 flex flex-col gap-10">
      <Skeleton height={150} className="rounded-card" />
      <Skeleton height={190} className="rounded-card" />
    </Loading>
  )
}

function Help() {
  const { brand } = useVars()
  return (
    <Group title="Help">
      <LinkRow
        to="/safety"
        icon={<ShieldCheck aria-hidden />}
        title="Safety"
        text="Crisis lines, moderation, appeals"
      />
      <LinkRow
        to="/terms-of-service"
        icon={<ScrollText aria-hidden />}
        title="Terms of Service"
        text="What we promise each other"
      />
      <li>
        <a href={`mailto:${brand.supportMail}?subject=A%20question`} className={rowClass()}>
          <RowContent icon={<LifeBuoy aria-hidden />} title="Write to us" text="A human reads it" chevron />
        </a>
      </li>
    </Group>
  )
}

export function SettingsPage() {
  const user = useUser()
  const name = user?.avatar?.name
  return (
    <Page width="narrow">
      <header className="flex items-center gap-5">
        <AvatarPicture src={user?.avatar?.imageUrl} name={name ?? user?.email ?? ''} size={72} eager />
        <div className="min-w-0">
          <h1 className="truncate font-serif text-32 tracking-[-0.02em] text-ink-1">{name ?? 'Settings'}</h1>
          <p className="truncate text-15 text-ink-2">{user?.email}</p>
        </div>
      </header>
      <DeletionNotice className="mt-8" />
      <SecondFactorNotice className="mt-8" />
      <You />
      <ChatNotices />
      <PremiumAndTokens />
      <Account />
      <Help />
    </Page>
  )
}
