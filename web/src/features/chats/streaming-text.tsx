import { useRef } from 'react'

const freshGroups = 8

/** Text that grows: what has just come fades in, what is older is plain text. */
export function StreamingText({ text }: { text: string }) {
  const shown = useRef<{ text: string; starts: number[] }>({ text, starts: [] })
  const before = shown.current
  if (text !== before.text) {
    const grew = text.startsWith(before.text)
    const starts = grew ? [...before.starts, before.text.length].slice(-freshGroups) : []
    shown.current = { text, starts }
  }
  const { starts } = shown.current
  return (
    <>
      {text.slice(0, starts[0] ?? text.length)}
      {starts.map((start, index) => (
        <span key={start} className="k-fresh">
          {text.slice(start, starts[index + 1] ?? text.length)}
        </span>
      ))}
    </>
  )
}
