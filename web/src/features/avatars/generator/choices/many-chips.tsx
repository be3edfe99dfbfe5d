import { Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { avatarLimits } from '@aureole/contract/avatar-limits'
import { IconButton } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { TextInput } from '#ui/field.tsx'
import { Group } from './group.tsx'
import { useSomeOf } from './some-of.tsx'

interface ManyChipsProps {
  label: string
  words: readonly string[]
  seed: string
  value: readonly string[]
  max: number
  /** What the field for own words asks for, such as "Another trait". */
  own: string
  onChange: (value: string[]) => void
}

/** Several out of many words, and words of one's own. */
export function ManyChips({ label, words, seed, value, max, own, onChange }: ManyChipsProps) {
  const [text, setText] = useState('')
  const { shown, more } = useSomeOf(words, seed, value)
  const full = value.length >= max
  const ownWords = value.filter((word) => !words.includes(word))

  function toggle(word: string): void {
    if (value.includes(word)) onChange(value.filter((one) => one !== word))
    else if (!full) onChange([...value, word])
  }

  function add(): void {
    const word = text.trim()
    if (word === '' || full) return
    const known = [...words, ...value].find((one) => one.toLowerCase() === word.toLowerCase()) ?? word
    if (!value.includes(known)) onChange([...value, known])
    setText('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <Group
      label={label}
      end={
        <output className="text-13 text-ink-3 tabular-nums">
          {value.length} of {max}
        </output>
      }
    >
      <div className="flex flex-wrap gap-2">
        {shown.map((word) => {
          const chosen = value.includes(word)
          return (
            <Chip key={word} chosen={chosen} disabled={full && !chosen} onClick={() => toggle(word)}>
              {word}
            </Chip>
          )
        })}
        {ownWords.map((word) => (
          <Chip key={word} removable aria-label={`Remove ${word}`} onClick={() => toggle(word)}>
            {word}
          </Chip>
        ))}
        {more}
      </div>
      <div className="mt-3 max-w-80">
        <TextInput
          value={text}
          aria-label={own}
          placeholder={full ? 'That is as many as fit' : own}
          maxLength={avatarLimits.lineMax}
          disabled={full}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
          end={
            <IconButton
              label={`Add ${own.toLowerCase()}`}
              disabled={full || text.trim() === ''}
              onClick={add}
            >
              <Plus aria-hidden="true" />
            </IconButton>
          }
        />
      </div>
    </Group>
  )
}
