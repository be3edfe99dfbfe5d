import { useState } from 'react'

const freshGroups = 8

/** Text that grows: what has just come fades in, what is older is plain text. */
export function StreamingText({ text }: { text: string }) {
  const [shown, setShown] = useState<{ text: string; starts: readonly number[] }>({ text, starts: [] })
  if (text !== shown.text) {
    const grew = text.startsWith(shown.text)
    setShown({ text, starts: grew ? [...shown.starts, shown.text.length].slice(-freshGroups) : [] })
  }
  const { starts } = shown
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
