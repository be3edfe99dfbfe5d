import { Link } from '@tanstack/react-router'
import { EntityAddress, SupportMail, useHouse } from './house.tsx'
import { FactTable, LegalLayout, type LegalSection } from './legal-layout.tsx'

const version = '2026-11-15'

const kept = [
  [
    'Your account',
    'E-mail address, password (only as a hash that cannot be turned back), date of birth: to let you in, and to keep minors out.',
    'Until you delete the account.',
  ],
  [
    'Your persona',
    'The name, picture and lines about you that you choose to give: angels may read them.',
    'Until you change or delete it.',
  ],
  [
    'Chats',
    'What you write and what angels answer: it is the service itself, on every device you use.',
    'Until you delete the chat or the account.',
  ],
  [
    'Memories',
    'Facts that an angel keeps about you, so that you need not repeat yourself.',
    'Until you delete them. You can do so one by one or all at once.',
  ],
  [
    'Angels you make',
    'Your answers in the generator, the portrait and the text that came of them.',
    'Until you delete the angel.',
  ],
  [
    'Tokens and payments',
    'What was bought, spent and given back, so that the sums are right. We never see your card number.',
    'As long as tax law asks; after your account is gone, without anything that points to you.',
  ],
  [
    'Safety records',
    'Flags, reports, warnings and suspensions, with who decided and why.',
    'As long as the account exists; removed with it.',
  ],
  [
    'Devices',
    'Where you are logged in, with the kind of browser, so that you can log a device out.',
    'Until that device is logged out.',
  ],
  [
    'Technical logs',
    'Time, address called, outcome and network address, to find faults and stop attacks. Never the words of a chat.',
    'A short time, then overwritten.',
  ],
] as const

function sectionsOf(house: ReturnType<typeof useHouse>): LegalSection[] {
  const { brand, entity, domainName, country } = house
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>
            Your conversations are yours. We do not sell them, do not advertise with them, and do not train
            models on them.
          </li>
          <li>
            People at {brand} read a chat only when there is a reason, and every opening is written down.
          </li>
          <li>You can see, correct, download and delete what we keep.</li>
          <li>Nothing that follows you across the web is loaded unless you agree first.</li>
        </ul>
      ),
    },
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <>
          <p>
            {entity} runs {brand}, at {domainName}. When this page says “we”, it means that company. It
            decides why and how your data is used, and answers for it.
          </p>
          <EntityAddress />
        </>
      ),
    },
    {
      id: 'what',
      title: 'What we keep, why, and for how long',
      body: (
        <>
          <p>Only what the service needs. There is no list beside this one.</p>
          <FactTable head={['What', 'Why', 'How long']} rows={kept} />
          <p>
            The legal grounds are the agreement between us (the service you asked for), our legitimate
            interest in a service that is safe and works, the law where it obliges us, and your consent where
            we ask for it.
          </p>
        </>
      ),
    },
    {
      id: 'sensitive',
      title: 'What you tell an angel',
      body: (
        <>
          <p>
            People talk about health, love, faith and fear. We treat every chat as if it held such things: it
            is used to answer you, to remember what you let an angel remember, and to check that nobody comes
            to harm. For nothing else.
          </p>
          <p>
            You see every memory an angel holds, with the message that it came from. You can correct it, pin
            it, delete it, switch the memory off, or ask to be forgotten by that angel altogether. Of the
            beginning of a long chat an angel keeps a short summary: it stands beside the chat, and it goes
            when you delete what it tells of.
          </p>
        </>
      ),
    },
    {
      id: 'readers',
      title: 'Who can read your chats',
      body: (
        <>
          <p>
            <strong>Software</strong> checks messages for danger and abuse as they are sent.{' '}
            <strong>The angel’s mind</strong> (a language model) reads the part of the chat that it needs to
            answer.
          </p>
          <p>
            <strong>Our customer care</strong> opens a chat only for a reason: a flag, a report, an appeal, or
            because you asked for a human. They see the part around that reason. Each opening and each
            decision goes into a log that nobody can edit. A message that they write to you is marked
            “Customer care (human)”.
          </p>
          <p>
            The <Link to="/safety">safety page</Link> describes how that works, step by step.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Who else receives data',
      body: (
        <>
          <p>
            Companies that work for us, each only with what its task needs, and bound by contract to use it
            for nothing else:
          </p>
          <ul>
            <li>
              the host of our servers and of the language model, who processes the text of a chat while it is
              answered;
            </li>
            <li>the payment provider, who takes your payment and tells us that it arrived;</li>
            <li>the mail service, which delivers confirmations, links and receipts.</li>
          </ul>
          <p>
            Where one of them works outside your country’s area of data protection, we rely on the contracts
            that the law provides for that. Authorities receive data only where a law of {country} obliges us,
            and no more than it asks.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      body: (
        <>
          <p>
            We set no cookies. Your browser’s storage holds: that you are logged in, that you confirmed your
            age, your choice of dark or light, an angel that you started to create, and, when you came by an
            advertisement, its number.
          </p>
          <p>
            If you came by an advertisement on Reddit, and only if you agree, Reddit is told that a visit, a
            sign-up or a purchase took place. Without your agreement nothing is loaded from there. No is one
            click, just as yes.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <ul>
            <li>
              <strong>See and download.</strong> You get everything about you as one ZIP file: readable data
              and your pictures.
            </li>
            <li>
              <strong>Correct.</strong> Change your details and memories yourself, or write to us.
            </li>
            <li>
              <strong>Delete.</strong> You have seven days to change your mind; logging in and stopping the
              deletion is enough. After that your account, chats, memories, angels and pictures are erased for
              good.
            </li>
            <li>
              <strong>Object or restrict.</strong> Tell us what you do not want, and we stop, or explain why
              we may not.
            </li>
            <li>
              <strong>Take back consent</strong> at any time. What happened before stays lawful.
            </li>
            <li>
              <strong>Complain</strong> to the data protection authority where you live, or to the one of{' '}
              {country}.
            </li>
          </ul>
          <p>
            Most of these you find in Settings: your details, the download, the deletion. Whenever you prefer,
            write to <SupportMail />: we answer within a month, and it is free.
          </p>
        </>
      ),
    },
    {
      id: 'adults',
      title: 'Only for adults',
      body: (
        <p>
          {brand} is for people of 18 and over. We ask for your date of birth when you open an account. When
          we learn that somebody is younger, we close the account and erase what it held.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Everything travels encrypted. Passwords are kept as slow hashes, log-ins as short-lived tokens that
          are replaced at each use; a stolen one that is used twice logs the thief out and tells you by mail.
          If data is ever lost or seen by the wrong people and that could harm you, we tell you and the
          authority without delay.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'When this text changes',
      body: (
        <p>
          We tell you by mail before a change that matters, in words as plain as these. The date at the top
          says which version you are reading. Questions: <SupportMail />.
        </p>
      ),
    },
  ]
}

export function PrivacyPolicyPage() {
  const house = useHouse()
  return (
    <LegalLayout
      title="Privacy Policy"
      lead={`What ${house.brand} keeps about you, why, and how to take it back.`}
      version={version}
      sections={sectionsOf(house)}
    />
  )
}
