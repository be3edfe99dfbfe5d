import type { ReactNode } from 'react'
import { useVars } from '../../lib/brand.ts'

export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface LegalLayoutProps {
  title: string
  lead: string
  /** The day from which this text holds, as an ISO date. */
  version: string
  /** What stands before the numbered sections, such as help that must not be scrolled for. */
  before?: ReactNode
  sections: readonly LegalSection[]
}

const prose =
  'text-17 leading-relaxed text-ink-2 [&_a]:text-primary-ink [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-2 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mt-3 [&_strong]:font-semibold [&_strong]:text-ink-1 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_li]:marker:text-ink-3'

function longDate(version: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version))
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <p className="text-13 font-semibold text-ink-3">On this page</p>
      <ol className="mt-3 space-y-1 border-l border-line">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="-ml-px block border-l border-transparent py-1 pl-4 text-15 text-ink-2 transition-colors duration-fast hover:border-edge hover:text-ink-1"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The frame of the legal pages: a readable column, its contents beside it, and nothing but the text on paper. */
export function LegalLayout({ title, lead, version, before, sections }: LegalLayoutProps) {
  const { brand } = useVars()
  return (
    <article className="mx-auto w-full max-w-[68rem] px-4 pt-8 pb-18 md:px-10 md:pt-18 print:max-w-none print:p-0 print:text-black">
      <header className="max-w-[42rem]">
        <h1 className="font-serif text-44 leading-[1.06] tracking-[-0.024em] text-ink-1 text-balance md:text-60">
          {title}
        </h1>
        <p className="mt-6 text-20 leading-normal text-ink-2 text-pretty">{lead}</p>
        <p className="mt-4 text-13 text-ink-3">
          {brand.name}. This version holds from <time dateTime={version}>{longDate(version)}</time>.
        </p>
      </header>
      {before}
      <div className="mt-12 gap-18 lg:grid lg:grid-cols-[minmax(0,39rem)_minmax(0,1fr)]">
        <div className="mb-12 rounded-card border border-line bg-surface-1 p-6 lg:order-2 lg:mb-0 lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0">
          <div className="lg:sticky lg:top-8">
            <Contents sections={sections} />
          </div>
        </div>
        <div className="lg:order-1">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="scroll-mt-20 border-t border-line pt-8 pb-12 first:border-t-0 first:pt-0 print:break-inside-avoid"
            >
              <h2
                id={`${section.id}-title`}
                className="flex gap-3 font-serif text-24 leading-tight tracking-[-0.01em] text-ink-1"
              >
                <span className="text-ink-3 tabular-nums">{index + 1}</span>
                <span className="text-balance">{section.title}</span>
              </h2>
              <div className={prose}>{section.body}</div>
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

/** Facts side by side, one block under another where the screen is narrow. */
export function FactTable({
  head,
  rows,
}: {
  head: readonly [string, string, string]
  rows: readonly (readonly [string, string, string])[]
}) {
  return (
    <table className="mt-6 w-full border-collapse text-left text-15 leading-normal max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-b border-line-2 py-2 pr-4 text-13 font-semibold text-ink-3"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([first, second, third]) => (
          <tr key={first} className="border-b border-line align-top max-md:block max-md:py-3">
            <th scope="row" className="py-3 pr-4 font-semibold text-ink-1 max-md:block max-md:py-0">
              {first}
            </th>
            <td className="py-3 pr-4 max-md:block max-md:py-0">{second}</td>
            <td className="py-3 text-ink-3 max-md:block max-md:py-0">{third}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
