import { caseKinds } from '@aureole/contract/cases'
import { reasonSources } from '@aureole/contract/desk'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { SelectInput } from '#ui/field.tsx'
import { inWords, sourceWords } from '../desk/words.ts'
import { filterCount, type QueueFilter } from './queue-filter.ts'

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  autoFocus?: boolean | undefined
  children: ReactNode
}

function Choice({ label, value, onChange, autoFocus, children }: ChoiceProps) {
  return (
    <label className="flex min-w-36 flex-1 flex-col gap-1 text-13 text-ink-3 sm:max-w-52">
      {label}
      <SelectInput autoFocus={autoFocus} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Any</option>
        {children}
      </SelectInput>
    </label>
  )
}

interface FilterRowProps {
  filter: QueueFilter
  /** Of which cases were seen. */
  brands: readonly string[]
  onChange: (next: QueueFilter) => void
  /** Opened by hand: the first choice takes the focus. */
  autoFocus: boolean
}

export function FilterRow({ filter, brands, onChange, autoFocus }: FilterRowProps) {
  /** An empty value takes the filter away. */
  const set = (name: keyof QueueFilter, value: string | number) => {
    const { [name]: _, ...rest } = filter
    onChange({ ...rest, ...(value === '' || value === 0 ? {} : { [name]: value }) } as QueueFilter)
  }
  return (
    <div
      role="group"
      aria-label="Filters"
      className="flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line bg-surface-1 px-4 py-3"
    >
      <Choice
        autoFocus={autoFocus}
        label="Source"
        value={filter.source ?? ''}
        onChange={(value) => set('source', value)}
      >
        {reasonSources.map((source) => (
          <option key={source} value={source}>
            {sourceWords[source]}
          </option>
        ))}
      </Choice>
      <Choice
        label="Severity"
        value={String(filter.minSeverity ?? '')}
        onChange={(value) => set('minSeverity', Number(value))}
      >
        <option value="4">Severe</option>
        <option value="3">High or worse</option>
        <option value="2">Medium or worse</option>
      </Choice>
      <Choice label="About" value={filter.kind ?? ''} onChange={(value) => set('kind', value)}>
        {caseKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'CHAT' ? 'Chats' : 'Angels to publish'}
          </option>
        ))}
      </Choice>
      <Choice label="Brand" value={filter.brandId ?? ''} onChange={(value) => set('brandId', value)}>
        {brands.map((brand) => (
          <option key={brand} value={brand}>
            {inWords(brand)}
          </option>
        ))}
      </Choice>
      {filterCount(filter) > 0 ? (
        <Button variant="ghost" size="sm" onClick={() => onChange({ view: filter.view })}>
          Clear
        </Button>
      ) : null}
    </div>
  )
}
