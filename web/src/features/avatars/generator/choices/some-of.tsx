import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { seeded } from '../seeded.ts'

const few = 14

/** A handful of many words, other ones for everybody; all of them when asked. What is chosen is always among them. */
export function useSomeOf(words: readonly string[], seed: string, chosen: readonly string[]) {
  const [all, setAll] = useState(false)
  const handful = useMemo(() => new Set(seeded(`${seed}/some`).some(words, few)), [words, seed])
  const shown =
    all || words.length <= few + 4
      ? words
      : words.filter((word) => handful.has(word) || chosen.includes(word))
  const more: ReactNode = shown.length < words.length && (
    <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
      Show all {words.length}
    </Button>
  )
  return { shown, more }
}
