import { useState } from 'react'
import { Markdown } from './markdown/markdown.tsx'

const freshGroups = 8

/** Text that grows: what has just come fades in, what is older is plain. */
export function StreamingText({ text }: { text: string }) {
  const [shown, setShown] = useState<{ text: string; starts: readonly number[] }>({ text, starts: [] })
  if (text !== shown.text) {
    const grew = text.startsWith(shown.text)
    setShown({ text, starts: grew ? [...shown.starts, shown.text.length].slice(-freshGroups) : [] })
  }
  return <Markdown text={text} open fresh={shown.starts} />
}
