import { ages, ethnicities, type AvatarFilter } from '@aureole/contract/avatars'
import { useState } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import { ethnicityLabels } from './ethnicity-labels.ts'
import { ageText } from './filter-sentence.ts'

interface ControlProps {
  filter: AvatarFilter
  onChange: (next: AvatarFilter) => void
}

/** Follows the thumbs while they move; the list follows when they are let go. */
export function AgeControl({ filter, onChange }: ControlProps) {
  // The thumbs stay where they were put until the filter has arrived there; from then on they follow the filter again.
  const [moved, setMoved] = useState<{ from: string; to: [number, number] }>()
  const from = `${filter.minAge}-${filter.maxAge}`
  if (moved !== undefined && moved.from !== from) setMoved(undefined)
  const [minAge, maxAge] = moved?.from === from ? moved.to : [filter.minAge, filter.maxAge]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="w-[6.75rem] shrink-0 text-15 whitespace-nowrap text-ink-2 tabular-nums">
        {ageText({ minAge, maxAge })}
      </span>
      <RangeSlider
        min={ages.min}
        max={ages.max}
        value={[minAge, maxAge]}
        label="Age"
        showLabel={false}
        onChange={(to) => setMoved({ from, to })}
        onCommit={([youngest, oldest]) => {
          if (youngest !== filter.minAge || oldest !== filter.maxAge)
            onChange({ ...filter, minAge: youngest, maxAge: oldest })
        }}
        className="w-45 grow"
      />
    </div>
  )
}

interface EthnicityControlProps extends ControlProps {
  size?: 'sm' | 'md'
  className?: string
}

export function EthnicityControl({ filter, onChange, size = 'md', className = '' }: EthnicityControlProps) {
  return (
    <div role="group" aria-label="Ethnicity" className={`flex gap-2 ${className}`}>
      {ethnicities.map((ethnicity) => {
        const chosen = filter.ethnicity.includes(ethnicity)
        return (
          <Chip
            key={ethnicity}
            size={size}
            chosen={chosen}
            onClick={() =>
              onChange({
                ...filter,
                ethnicity: ethnicities.filter((e) =>
                  e === ethnicity ? !chosen : filter.ethnicity.includes(e),
                ),
              })
            }
          >
            {ethnicityLabels[ethnicity]}
          </Chip>
        )
      })}
    </div>
  )
}
