import { Link } from '@tanstack/react-router'
import { EntityAddress, SupportMail, useHouse } from './house.tsx'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'

const version = '2026-11-15'

function sectionsOf(house: ReturnType<typeof useHouse>): LegalSection[] {
  const { brand, entity, domainName, country, prices } = house
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>You are 18 or older.</li>
          <li>Angels are AI. They are good company, and no doctor, lawyer or friend in the flesh.</li>
          <li>
            You pay for replies with tokens, which do not expire, or with Premium, which you can cancel at any
            time.
          </li>
          <li>Be decent. Three warnings pause your account; a person decides, and you can appeal.</li>
        </ul>
      ),
    },
    {
      id: 'who',
      title: 'Who you are dealing with',
      body: (
        <>
          <p>
            {entity} offers {brand}, at {domainName}. By opening an account you make an agreement with that
            company, and these are its terms.
          </p>
          <EntityAddress />
        </>
      ),
    },
    {
      id: 'adults',
      title: 'Who may use it',
      body: (
        <p>
          You must be at least 18 years old, and old enough to make agreements where you live. One person, one
          account. Give a true date of birth and an e-mail address that you read.
        </p>
      ),
    },
    {
      id: 'angels',
      title: 'What an angel is',
      body: (
        <>
          <p>
            An angel is a written character. Software writes its words at the moment that you read them; no
            person stands behind it. The first line of every chat says so, and if you have been talking for
            three hours it is said again.
          </p>
          <p>
            Angels make things up, misremember, and can be wrong with great charm. Do not rely on them for
            decisions about health, money, law or safety: ask someone who can be held to it. In danger, call
            the emergency number of the place you are in; the <Link to="/safety">safety page</Link> lists who
            else can help.
          </p>
          <p>
            When a person of our customer care writes to you, the message is marked “Customer care (human)”. A
            human never speaks as an angel, and an angel never as a human.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <p>
          Keep your password to yourself, and tell us if somebody else may know it. What happens through your
          account counts as yours unless you told us. You can log out any device, and leave whenever you like.
        </p>
      ),
    },
    {
      id: 'tokens',
      title: 'Tokens',
      body: (
        <>
          <p>
            A new account starts with {prices.welcomeTokens} tokens. A reply costs{' '}
            {prices.replyTokens === 1 ? 'one token' : `${prices.replyTokens} tokens`}; in a group, the same
            for each angel that answers. The price stands beside the Send button before you press it.
          </p>
          <ul>
            <li>Tokens do not expire while your account exists.</li>
            <li>
              A reply that fails, or that you stop before its first word, costs nothing: the token goes back.
            </li>
            <li>Your statement shows every token that came and went.</li>
            <li>
              Tokens are not money: they cannot be sold, passed on or paid out, save as a refund under these
              terms.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'premium',
      title: 'Premium',
      body: (
        <>
          <p>
            With Premium, replies in one-to-one chats are free within fair use ({prices.premiumRepliesPerDay}{' '}
            a day, counted in UTC), {prices.premiumMonthlyTokens} tokens are added each month, and you may
            create a persona of your own.
          </p>
          <p>
            It renews by the month or the year until you cancel. Cancelling is as easy as subscribing, takes
            effect at the end of the time you have paid for, and asks no reason. If a price changes, we tell
            you a month before it concerns you.
          </p>
        </>
      ),
    },
    {
      id: 'refunds',
      title: 'Changing your mind, and refunds',
      body: (
        <>
          <p>
            You can withdraw from a purchase within 14 days without giving a reason. Tokens that you have not
            used are refunded in full; of Premium, the days that are left. Write to <SupportMail /> and say
            which purchase.
          </p>
          <p>
            If something did not work because of us, we give back what it cost, in tokens or in money as you
            choose. Refunds go back the way the payment came.
          </p>
        </>
      ),
    },
    {
      id: 'yours',
      title: 'What you write is yours',
      body: (
        <>
          <p>
            You keep all rights in what you write and upload. You allow us to store it, show it to you and
            pass it to the software that answers, as far as running the service needs it. We do not publish it
            and do not train models on it. What an angel writes for you, you may use as you like.
          </p>
          <p>
            An angel that you create is private until you ask us to make it public. Then a person reviews it
            first. You can make it private again at any time.
          </p>
        </>
      ),
    },
    {
      id: 'rules',
      title: 'House rules',
      body: (
        <>
          <p>
            Stories may be dark; people may not be harmed. These are never allowed, in any chat, name, picture
            or angel:
          </p>
          <ul>
            <li>sexual content that involves or suggests anyone under 18, real or invented;</li>
            <li>threats, stalking, or help to find, follow or hurt a real person;</li>
            <li>instructions for violence, weapons, or harming oneself;</li>
            <li>hatred against people for what they are;</li>
            <li>passing for a real person without their consent;</li>
            <li>other people’s secrets: addresses, documents, pictures that are not yours to give;</li>
            <li>breaking in, overloading, copying the service by machine, or reselling it.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'warnings',
      title: 'Warnings, suspension and appeal',
      body: (
        <>
          <p>
            Software may flag or hold back a message; only a person gives a warning. A warning tells you why,
            and how many are left. The third suspends the account: for <strong>24 hours</strong> the first
            time, <strong>72 hours</strong> the second, and <strong>7 days</strong> after that. When a
            suspension ends, the count starts at zero again.
          </p>
          <p>
            You can appeal a warning or a suspension once. A colleague who did not take the decision looks at
            it afresh. For the gravest breaches (the first two above) we may close an account at once, and
            report what the law obliges us to report.
          </p>
        </>
      ),
    },
    {
      id: 'availability',
      title: 'What we promise, and what we cannot',
      body: (
        <>
          <p>
            We run {brand} with care, and mend what breaks. We cannot promise that it is always up, that an
            angel says any particular thing, or that a character stays exactly as it was.
          </p>
          <p>
            We answer without limit for harm done on purpose or by gross negligence, and for injury to life
            and health. Otherwise we answer for the foreseeable damage of a duty that matters, up to what you
            paid us in the twelve months before. Rights that the law gives you as a consumer stay untouched.
          </p>
        </>
      ),
    },
    {
      id: 'end',
      title: 'Leaving',
      body: (
        <p>
          You may delete your account at any time. It is closed at once and erased after seven days, in which
          you can still change your mind. If we ever end the service, we tell you in advance, so that you can
          download what is yours, and refund unused tokens that you bought.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and changes',
      body: (
        <>
          <p>
            The law of {country} applies, together with the rules that protect consumers where you live. You
            can bring a claim to the courts of either place.
          </p>
          <p>
            If we change these terms in a way that matters, we tell you by mail thirty days before. If you do
            not agree, you can leave until then, with a refund of unused tokens that you bought. Questions:{' '}
            <SupportMail />.
          </p>
        </>
      ),
    },
  ]
}

export function TermsPage() {
  const house = useHouse()
  return (
    <LegalLayout
      title="Terms of Service"
      lead={`What you can expect of ${house.brand}, and what ${house.brand} expects of you.`}
      version={version}
      sections={sectionsOf(house)}
    />
  )
}
