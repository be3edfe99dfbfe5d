import { Link } from '@tanstack/react-router'
import {
  Cookie,
  Download,
  FileText,
  LifeBuoy,
  ScrollText,
  ShieldCheck,
  Sun,
  SunMoon,
  UserRound,
  Coins,
  Contact,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useVars } from '../../lib/brand.ts'
import { giveConsent, useConsent } from '../../lib/consent.ts'
import { useUser } from '../../lib/session.ts'
import { useTheme, type ThemeChoice } from '../../lib/theme.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Switch } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Row, rowClass, RowContent, Rows } from '../../ui/rows.tsx'
import { Segmented } from '../../ui/segmented.tsx'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'System' },
]

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 font-serif text-20 text-ink-1">{title}</h2>
      <Rows>{children}</Rows>
    </section>
  )
}

function LinkRow({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li>
      <Link to={to} className={rowClass()}>
        <RowContent icon={icon} title={title} text={text} chevron />
      </Link>
    </li>
  )
}

function MailRow({
  subject,
  icon,
  title,
  text,
}: {
  subject: string
  icon: ReactNode
  title: string
  text: string
}) {
  const { brand } = useVars()
  return (
    <li>
      <a href={`mailto:${brand.supportMail}?subject=${encodeURIComponent(subject)}`} className={rowClass()}>
        <RowContent icon={icon} title={title} text={text} chevron />
      </a>
    </li>
  )
}

function ConsentRow() {
  const consent = useConsent()
  if (consent === 'not-needed') return null
  return (
    <Row
      icon={<Cookie aria-hidden />}
      title="Measuring how people find us"
      text="Only with your consent"
      end={
        <Switch
          aria-label="Measuring how people find us"
          checked={consent === 'granted'}
          onChange={(event) => giveConsent(event.target.checked ? 'granted' : 'refused')}
        />
      }
    />
  )
}

export function SettingsPage() {
  const user = useUser()
  const { choice, choose } = useTheme()
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
      <Group title="You">
        <LinkRow
          to="/settings/personal-details"
          icon={<UserRound aria-hidden />}
          title="Personal details"
          text="E-mail and password"
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
          end={<Segmented label="Appearance" options={themes} value={choice} onChange={choose} />}
          className="flex-wrap"
        />
      </Group>
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
      <Group title="Your data">
        <MailRow
          subject="A copy of my data, or deletion"
          icon={<Download aria-hidden />}
          title="Download or delete everything about me"
          text="By mail for now. We answer within a month, usually sooner."
        />
        <ConsentRow />
        <LinkRow
          to="/privacy-policy"
          icon={<FileText aria-hidden />}
          title="Privacy Policy"
          text="What is kept, why, and for how long"
        />
      </Group>
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
        <MailRow
          subject="A question"
          icon={<LifeBuoy aria-hidden />}
          title="Write to us"
          text="A human reads it"
        />
      </Group>
    </Page>
  )
}
