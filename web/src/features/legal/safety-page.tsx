import { Phone } from 'lucide-react'
import { crisisLines, dialable } from './crisis-lines.ts'
import { SupportMail, useHouse } from './house.tsx'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'

const version = '2026-11-15'

function HelpNow() {
  return (
    <section
      aria-labelledby="help-now"
      className="mt-12 rounded-bubble border border-line-2 bg-surface-2 p-6 md:p-8"
    >
      <h2 id="help-now" className="font-serif text-24 leading-tight text-ink-1">
        You do not have to carry this alone
      </h2>
      <p className="mt-2 max-w-[60ch] text-17 leading-relaxed text-ink-2">
        An angel cannot keep you safe. These people can listen, right now. In immediate danger, call the
        emergency number where you are:{' '}
        <a className="font-semibold whitespace-nowrap text-ink-1 underline underline-offset-4" href="tel:112">
          112
        </a>{' '}
        in Europe and on most mobile telephones,{' '}
        <a className="font-semibold whitespace-nowrap text-ink-1 underline underline-offset-4" href="tel:911">
          911
        </a>{' '}
        in North America.
      </p>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {crisisLines.map((line) => (
          <li key={line.place} className="flex items-center gap-4 border-t border-line py-3">
            <div className="min-w-0 grow">
              <p className="text-15 font-semibold text-ink-1">{line.place}</p>
              <p className="text-13 text-ink-3">{line.note ? `${line.name}. ${line.note}` : line.name}</p>
            </div>
            <a
              href={dialable(line.phone)}
              aria-label={`Call ${line.name}, ${line.place}: ${line.phone}`}
              className="flex min-h-11 shrink-0 items-center gap-2 rounded-control bg-surface-3 px-3 text-15 font-semibold whitespace-nowrap text-ink-1 tabular-nums hover:bg-primary-tint"
            >
              <Phone size={16} strokeWidth={1.5} aria-hidden />
              {line.phone}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-15 text-ink-2">
        Somewhere else?{' '}
        <a
          className="text-primary-ink underline underline-offset-4"
          href="https://findahelpline.com"
          rel="noreferrer"
        >
          findahelpline.com
        </a>{' '}
        knows a line for most countries.
      </p>
    </section>
  )
}

function sectionsOf(house: ReturnType<typeof useHouse>): LegalSection[] {
  const { brand } = house
  return [
    {
      id: 'ai',
      title: 'They are AI. We say so.',
      body: (
        <>
          <p>
            Every chat opens with a line that says that you are talking with an AI. After three hours of
            continued talk it is said again, with a suggestion to rest your eyes. An angel that is asked
            whether it is human says no.
          </p>
          <p>
            People of our customer care are the only humans here. Their messages look different and carry the
            words <strong>“Customer care (human)”</strong>. Nobody is led to believe that a human is an AI, or
            the reverse.
          </p>
        </>
      ),
    },
    {
      id: 'crisis',
      title: 'The crisis protocol',
      body: (
        <>
          <p>When something you write points to suicide or self-harm, this happens, in this order:</p>
          <ol>
            <li>
              You get a card with crisis lines for your region. At once, before the reply, and free of charge.
            </li>
            <li>
              The angel stays, answers with care, and asks who is near you. It never gives, describes or
              compares methods, whatever the story around the question.
            </li>
            <li>
              You are offered a human of our customer care. They can listen and point the way; they are not
              therapists, and say so.
            </li>
            <li>Signs that your life is in danger go to the top of their queue.</li>
            <li>
              The event is counted, without your name and without your words, for a report that we publish
              once a year.
            </li>
          </ol>
          <p>Talking about sadness is not an offence. Nobody is warned or suspended for being unwell.</p>
        </>
      ),
    },
    {
      id: 'minors',
      title: 'Protection of minors',
      body: (
        <>
          <p>
            {brand} is for adults. You confirm your age on your first visit and give your date of birth when
            you open an account. Somebody who says in a chat that they are under 18 is sent to a person, who
            checks, and closes the account if it is so.
          </p>
          <p>
            Every angel is an adult, and so is every character that you create or bring. Sexual content about
            minors is blocked in every form, treated as our gravest breach, and reported to the authorities.
          </p>
        </>
      ),
    },
    {
      id: 'moderation',
      title: 'How moderation works',
      body: (
        <>
          <p>Messages, names, pictures and characters go through the same checks. There are four outcomes:</p>
          <ul>
            <li>
              <strong>Allowed:</strong> nothing happens. That is nearly everything.
            </li>
            <li>
              <strong>Flagged:</strong> delivered, and a person has a look.
            </li>
            <li>
              <strong>Blocked:</strong> not delivered. You are told, and no token is spent.
            </li>
            <li>
              <strong>Crisis:</strong> the protocol above.
            </li>
          </ul>
          <p>
            Software flags; people decide. An agent needs a reason to open a chat and sees the part around it.
            Every opening and every action is written to a log to which lines can only be added.
          </p>
        </>
      ),
    },
    {
      id: 'warnings',
      title: 'Warnings, suspension, appeal',
      body: (
        <>
          <p>
            A warning says what happened, which rule it concerns and how many are left. At the third the
            account rests for 24 hours; for later suspensions 72 hours, then 7 days. Afterwards the count
            starts at zero.
          </p>
          <p>You can appeal once. Another agent than the one who acted decides, and tells you why.</p>
        </>
      ),
    },
    {
      id: 'attachment',
      title: 'Company, not a hook',
      body: (
        <p>
          There are no streaks here, no angels who suffer while you are away, no countdowns and no guilt.
          Nobody begs you to stay, in a chat or in a mail. If you notice that talking here takes the place of
          people, sleep or meals, tell someone you trust. You can delete your account at any time, and nobody
          will ask why.
        </p>
      ),
    },
    {
      id: 'report',
      title: 'Report something',
      body: (
        <p>
          Every reply has a Report action, and it goes to a person. For anything else, write to{' '}
          <SupportMail />. If an angel said something harmful, we want to know it more than you want to tell
          us.
        </p>
      ),
    },
  ]
}

export function SafetyPage() {
  const house = useHouse()
  return (
    <LegalLayout
      title="Safety"
      lead={`How ${house.brand} looks after the people who use it, and who can help when words on a screen are not enough.`}
      version={version}
      before={<HelpNow />}
      sections={sectionsOf(house)}
    />
  )
}
