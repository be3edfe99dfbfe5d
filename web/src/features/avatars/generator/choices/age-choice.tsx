import { ages } from '@aureole/contract/avatar-filter'
import type { CSSProperties } from 'react'
import { Group } from './group.tsx'

/** One thumb on the kit's track; the face grows older with it. */
export function AgeChoice({ value, onChange }: { value: number; onChange: (age: number) => void }) {
  const share = (value - ages.min) / (ages.max - ages.min)
  return (
    <Group label="Age" chosen={String(value)}>
      <div className="k-range">
        <div className="k-range-track" style={{ '--from': 0, '--to': share } as CSSProperties}>
          <i aria-hidden="true" />
          <input
            type="range"
            aria-label="Age"
            aria-valuetext={`${value} years`}
            min={ages.min}
            max={ages.max}
            value={value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="pointer-events-auto cursor-pointer"
          />
        </div>
        <div aria-hidden="true" className="flex justify-between text-13 text-ink-3 tabular-nums">
          <span>{ages.min}</span>
          <span>{ages.max}</span>
        </div>
      </div>
    </Group>
  )
}
