import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { copyText } from '../copy-text.ts'

/** Code keeps its lines and its direction, scrolls by itself, and can be taken along. */
export function CodeBlock({ text, language }: { text: string; language: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 1600)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <div
      dir="ltr"
      className="my-2 overflow-hidden rounded-control border border-line bg-surface-0 first:mt-0 last:mb-0"
    >
      <div className="flex h-9 items-center justify-between border-b border-line pr-1 pl-3 text-13 text-ink-3">
        <span>{language === '' ? 'Code' : language}</span>
        <IconButton
          size="sm"
          label={copied ? 'Copied' : 'Copy the code'}
          onClick={() => void copyText(text).then(setCopied)}
        >
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keys */}
      <pre tabIndex={0} className="overflow-x-auto px-3 py-2.5 text-15 leading-6 whitespace-pre">
        <code>{text}</code>
      </pre>
    </div>
  )
}
