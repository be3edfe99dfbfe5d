import type { Reason } from '@aureole/contract/cases'
import { Bot, EyeOff, Flag, HeartHandshake, Ban } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { AvatarPicture, CarePicture } from '#ui/avatar-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { MarkedText } from '../desk/marked-text.tsx'
import { clock } from '../desk/times.ts'
import { inWords, sourceWords } from '../desk/words.ts'
import type { DeskMessage, Line, Opened } from './stretch.ts'

interface TranscriptLineProps {
  line: Line
  person: string
  angels: Opened['angels']
  chosen: boolean
  onChoose: (id: string) => void
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true, className: 'mt-0.5 flex-none' } as const
const edges = ['', 'border-edge', 'border-medium', 'border-high', 'border-severe'] as const

function Speaker({ name, picture, note }: { name: string; picture: ReactNode; note?: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {picture}
      <span className="truncate text-13 font-semibold text-ink-1">{name}</span>
      {note === undefined ? null : <span className="flex-none text-13 text-ink-3">{note}</span>}
    </span>
  )
}

function SpeakerOf({
  message,
  person,
  angels,
}: {
  message: DeskMessage
  person: string
  angels: Opened['angels']
}) {
  if (message.author === 'CARE') return <Speaker name="Customer care" picture={<CarePicture size={22} />} />
  if (message.author === 'PERSON')
    return <Speaker name={person} picture={<AvatarPicture name={person} size={22} />} />
  const angel = angels.find(({ id }) => id === message.avatarId)
  const name = angel?.name ?? 'Angel'
  return (
    <Speaker name={name} picture={<AvatarPicture name={name} src={angel?.thumbUrl} size={22} />} note="AI" />
  )
}

function Why({ reason }: { reason: Reason }) {
  const { source, rule, said, open } = reason
  return (
    <p className={`mt-1.5 flex gap-2 text-13 ${open ? 'text-ink-2' : 'text-ink-3'}`}>
      <Flag {...icon} />
      <span>
        {reason.title} ({rule === null ? sourceWords[source] : inWords(rule)}){open ? '' : ', closed'}
        {said === null || said === '' ? null : <span className="block text-ink-2">“{said}”</span>}
      </span>
    </p>
  )
}

function SystemLine({ message }: { message: DeskMessage }) {
  const crisis = message.kind === 'CRISIS'
  const Icon = crisis ? HeartHandshake : Bot
  return (
    <p className="flex gap-2 px-4 py-2 text-13 text-ink-3">
      <Icon {...icon} />
      {crisis ? 'A card with crisis lines was shown here.' : message.text}
    </p>
  )
}

/** A finding marks the words that were there when it was made. */
function spansIn(text: string, reasons: readonly Reason[]): [number, number][] {
  return reasons
    .filter((reason) => reason.text === undefined || reason.text === text)
    .flatMap(({ spans }) => spans)
}

/** One line of the transcript: who, when, what, and why somebody should look at it. */
export const TranscriptLine = memo(function TranscriptLine(props: TranscriptLineProps) {
  const { line, person, angels, chosen, onChoose } = props
  if (line.kind === 'message' && line.message.author === 'SYSTEM') {
    return (
      <div data-line={line.id}>
        <SystemLine message={line.message} />
      </div>
    )
  }
  const reasons = line.kind === 'message' ? line.reasons : [line.reason]
  const severity = Math.max(0, ...reasons.filter(({ open }) => open).map((reason) => reason.severity))
  const at = line.kind === 'message' ? line.message.createdAt : line.reason.at
  const words = line.kind === 'message' ? line.message.text : (line.reason.text ?? line.reason.excerpt)
  const hidden = line.kind === 'message' && line.message.hidden
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- J and K choose a line by keys
    <div
      role="article"
      tabIndex={-1}
      data-line={line.id}
      data-hidden={hidden ? '' : undefined}
      aria-current={chosen ? 'true' : undefined}
      onClick={() => onChoose(line.id)}
      className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-l-2 px-4 py-2 -outline-offset-2 @2xl:grid-cols-[3.5rem_9.5rem_minmax(0,1fr)] ${severity > 0 ? `${edges[severity] ?? ''} bg-high/8 aria-[current]:bg-high/18` : 'border-transparent hover:bg-surface-1 aria-[current]:bg-surface-2'}`}
    >
      <time dateTime={at} className="text-13 leading-6 text-ink-3 tabular-nums @max-2xl:order-2">
        {clock(at)}
      </time>
      <div className="min-w-0 leading-6">
        {line.kind === 'message' ? (
          <SpeakerOf message={line.message} person={person} angels={angels} />
        ) : (
          <Speaker name={person} picture={<AvatarPicture name={person} size={22} />} />
        )}
      </div>
      <div className="min-w-0 @max-2xl:order-3 @max-2xl:col-span-2">
        <p
          className={`max-w-[68ch] break-words whitespace-pre-line ${hidden ? 'text-ink-3 line-through decoration-line-2' : line.kind === 'message' && line.message.author === 'AVATAR' ? 'text-ink-2' : 'text-ink-1'}`}
        >
          <MarkedText
            text={words}
            spans={line.kind === 'message' ? spansIn(words, reasons) : line.reason.spans}
          />
        </p>
        {line.kind === 'kept' && line.reason.blocked === true ? (
          <Badge tone="danger" icon={<Ban aria-hidden />} className="mt-1.5">
            Not delivered
          </Badge>
        ) : null}
        {hidden ? (
          <Badge icon={<EyeOff aria-hidden />} className="mt-1.5">
            Hidden from {person}
          </Badge>
        ) : null}
        {reasons.map((reason) => (
          <Why key={reason.id} reason={reason} />
        ))}
      </div>
    </div>
  )
})
