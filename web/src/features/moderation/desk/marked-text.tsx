import { piecesOf } from './marks.ts'

/** The words of a message with what was found in them. */
export function MarkedText({ text, spans }: { text: string; spans: readonly (readonly [number, number])[] }) {
  return piecesOf(text, spans).map((piece, index) =>
    piece.marked ? (
      <mark key={index} className="rounded-[4px] bg-high/35 box-decoration-clone px-0.5 text-ink-1">
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  )
}
