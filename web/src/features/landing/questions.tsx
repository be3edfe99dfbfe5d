import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

const link = 'text-primary-ink underline underline-offset-4'

const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Is there a person behind an angel?',
    answer:
      'No. Each angel is a written character, and a language model answers for it. Our customer care are people, and their messages always say so.',
  },
  {
    question: 'Who can read what I write?',
    answer: (
      <>
        You. Software checks messages for danger, and a person of our customer care opens a chat only for a
        reason, such as a report; each opening is written to a log. We do not sell conversations and do not
        train models on them. More in the{' '}
        <Link to="/privacy-policy" className={link}>
          Privacy Policy
        </Link>
        .
      </>
    ),
  },
  {
    question: 'What happens if I am not doing well?',
    answer: (
      <>
        You get a card with people to call in your region, at once and free of charge, and the angel answers
        with care. Nobody is punished for being unwell. The{' '}
        <Link to="/safety" className={link}>
          Safety page
        </Link>{' '}
        says exactly what happens, and lists the lines.
      </>
    ),
  },
  {
    question: 'Can I take my data with me, or delete it?',
    answer:
      'Both. You can download everything about you as one file. If you delete your account you have seven days to change your mind; then it is gone for good.',
  },
  {
    question: 'Do tokens expire?',
    answer: 'No. And a reply that fails, or that you stop before its first word, costs nothing.',
  },
]

export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="mx-auto grid w-full max-w-[68rem] gap-5 px-4 pt-14 @2xl:px-10 @3xl:grid-cols-[4fr_7fr] @3xl:gap-12 @4xl:pt-18"
    >
      <h2 id="questions" className="font-serif text-24 tracking-[-0.018em] text-ink-1 @2xl:text-32">
        Questions
      </h2>
      <div className="border-b border-line">
        {questions.map(({ question, answer }, index) => (
          <details
            key={question}
            name="questions"
            open={index === 0}
            className="group/question border-t border-line"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 text-17 font-medium text-ink-1 [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                size={20}
                strokeWidth={1.5}
                aria-hidden
                className="shrink-0 text-ink-3 transition-transform duration-mid ease-arrive group-open/question:rotate-45"
              />
            </summary>
            <p className="max-w-[62ch] pb-5 text-15 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
