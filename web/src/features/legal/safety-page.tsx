import { CrisisLineList, RegionChoice } from './crisis-line-list.tsx'
import { useCrisisLines } from './crisis-lines.ts'
import { SupportMail, useHouse } from './house.tsx'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'

const version = '2026-11-15'

function HelpNow() {
  const shown = useCrisisLines()
  return (
    <section
      aria-labelledby="help-now"
      className="mt-12 rounded-bubble border border-line-2 bg-surface-2 p-6 md:p-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-[60ch]">
          <h2 id="help-now" className="font-serif text-24 leading-tight text-ink-1">
            You do not have to carry this alone
          </h2>
          <p className="mt-2 text-17 leading-relaxed text-ink-2">
            An angel cannot keep you safe. These people can listen. In immediate danger, call the emergency
            number.
          </p>
        </div>
        <RegionChoice shown={shown} />
      </div>
      <CrisisLineList shown={shown} />
      <p className="border-t border-line pt-4 text-15 text-ink-2">
        Numbers change. If one does not answer,{' '}
        <a
          className="text-primary-ink underline underline-offset-4"
          href="https://findahelpline.com"
          rel="noreferrer"
        >
          findahelpline.com
        </a>{' '}
        knows others.
        {shown.checkedOn === undefined ? null : (
          <>
            {' '}
            We last compared these with published lists on <time>{shown.checkedOn}</time>.
          </>
        )}
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
              The card stays, and you can choose another region on it.
            </li>
            <li>
              The angel stays and answers with care, also in its next replies. It is told never to give,
              describe or compare methods, whatever the story around the question.
            </li>
            <li>
              You can call a human of our customer care from the card. They can listen and point the way; they
              are not therapists.
            </li>
            <li>
              Customer care is told, without your asking. One of them may read what was said around that
              message. Signs that your life is in danger go to the top of their queue.
            </li>
            <li>
              The event is counted for a report that we publish once a year: the day, the region that the
              language of your browser names, and whether the danger was near. Not your name, not your words,
              not the chat.
            </li>
          </ol>
          <p>
            When you are worried about somebody else, you get the card too, free of charge and in words for
            you; nobody is told of it, and it is not counted.
          </p>
          <p>
            Software can miss what a friend would hear. The lines above are there for you also when no card
            comes. Talking about sadness is not an offence. Nobody is warned or suspended for being unwell.
          </p>
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
