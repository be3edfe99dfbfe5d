import type { CrisisLine } from '@aureole/contract/crisis'
import { MessageSquare, MessagesSquare, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SelectInput } from '../../ui/field.tsx'
import { dialable, textable, type ShownLines } from './crisis-lines.ts'

interface WayProps {
  href: string
  /** Read out: what it does, and to whom it leads. */
  label: string
  icon: ReactNode
  children: ReactNode
}

function Way({ href, label, icon, children }: WayProps) {
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a
      href={href}
      aria-label={label}
      {...outside}
      className={buttonClass({ variant: 'soft', size: 'sm' }, 'whitespace-nowrap tabular-nums')}
    >
      {icon}
      {children}
    </a>
  )
}

function Line({ name, details, children }: { name: string; details?: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <p className="min-w-40 flex-1">
        <strong className="font-semibold text-ink-1">{name}</strong>
        {details === undefined ? null : <span className="block text-13 text-ink-2">{details}</span>}
      </p>
      <span className="flex flex-wrap gap-2">{children}</span>
    </li>
  )
}

function detailsOf({ hours, languages, note }: CrisisLine): string {
  return [hours, languages?.join(', '), note].filter((one) => one !== undefined).join('. ')
}

function isDirectory({ phone, text }: CrisisLine): boolean {
  return phone === undefined && text === undefined
}

function KnownLine({ line }: { line: CrisisLine }) {
  const { name, phone, text, chat } = line
  const texting =
    text && (text.word === undefined ? `Text ${text.number}` : `Text ${text.word} to ${text.number}`)
  const opening = isDirectory(line) ? 'Open' : 'Chat'
  return (
    <Line name={name} details={detailsOf(line)}>
      {phone === undefined ? null : (
        <Way href={dialable(phone)} label={`Call ${phone}, ${name}`} icon={<Phone aria-hidden />}>
          Call {phone}
        </Way>
      )}
      {text === undefined ? null : (
        <Way href={textable(text)} label={`${texting}, ${name}`} icon={<MessageSquare aria-hidden />}>
          {texting}
        </Way>
      )}
      {chat === undefined ? null : (
        <Way href={chat} label={`${opening}, ${name}`} icon={<MessagesSquare aria-hidden />}>
          {opening}
        </Way>
      )}
    </Line>
  )
}

/** The lines of a region, and last the number for danger right now. */
export function CrisisLineList({ shown }: { shown: ShownLines }) {
  const { lines, emergency, failed, retry } = shown
  return (
    <>
      {failed ? (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-15 text-ink-2">
          The lines of your region did not load. These help anywhere.
          <Button variant="quiet" size="sm" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : null}
      <ul className="mt-4">
        {lines.map((line) => (
          <KnownLine key={line.name} line={line} />
        ))}
        <Line name="In immediate danger">
          {emergency.map((number) => (
            <Way
              key={number}
              href={dialable(number)}
              label={`Call ${number}, In immediate danger`}
              icon={<Phone aria-hidden />}
            >
              Call {number}
            </Way>
          ))}
        </Line>
      </ul>
    </>
  )
}

/** Only where there is a choice. */
export function RegionChoice({ shown }: { shown: ShownLines }) {
  const { region, regions, choose } = shown
  if (regions.length < 2) return null
  return (
    <label className="flex max-w-72 min-w-44 grow flex-col gap-1 text-13 text-ink-2">
      Lines for
      <SelectInput value={region} onChange={(event) => choose(event.target.value)}>
        {regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectInput>
    </label>
  )
}
