import type { LookChoice } from '@aureole/contract/looks'
import { useDeferredValue, useId } from 'react'
import { useDrawing } from '../drawing/use-drawing.ts'
import type { Crop } from '../drawing/messages.ts'
import type { Option } from '../options.ts'
import { Group } from './group.tsx'

const frame =
  'block overflow-hidden rounded-card bg-surface-2 transition-shadow duration-fast ' +
  'group-hover/choice:shadow-[0_0_0_2px_var(--edge)] ' +
  'group-has-checked/choice:shadow-[0_0_0_3px_var(--surface-0),0_0_0_5px_var(--primary-ink),0_0_28px_2px_var(--halo)] ' +
  'group-has-focus-visible/choice:outline-2 group-has-focus-visible/choice:outline-offset-[7px] group-has-focus-visible/choice:outline-primary-ink'

interface Cut {
  readonly crop: Crop
  /** The frame's shape and which part of the portrait shows in it. */
  readonly shape: string
  readonly part: string
}

/** Where to look, for each kind of choice. */
const cuts = {
  head: { crop: 'PORTRAIT', shape: 'aspect-8/7', part: 'object-[50%_18%]' },
  face: { crop: 'SQUARE', shape: 'aspect-square', part: '' },
  body: { crop: 'PORTRAIT', shape: 'aspect-8/7', part: 'object-[50%_100%] origin-[50%_100%] scale-135' },
  whole: { crop: 'PORTRAIT', shape: 'aspect-4/5', part: 'object-[50%_10%]' },
} as const satisfies Record<string, Cut>

interface PictureProps {
  choice: LookChoice
  cut: Cut
  /** Where nothing can be drawn: the same choice on somebody else. */
  standIn: string | undefined
}

function Picture({ choice, cut, standIn }: PictureProps) {
  const { drawn, failed } = useDrawing(choice, cut.crop)
  const url = drawn?.url ?? (failed ? standIn : undefined)
  if (failed && url === undefined) return null
  return (
    <span className={`${frame} ${cut.shape}`}>
      {url === undefined ? (
        <span className="k-skeleton block size-full" />
      ) : (
        <img src={url} alt="" draggable={false} className={`size-full object-cover ${cut.part}`} />
      )}
    </span>
  )
}

interface PictureChoicesProps {
  label: string
  options: readonly Option[]
  value: string | undefined
  /** The portrait with this option instead. */
  lookWith: (value: string) => LookChoice
  cut: keyof typeof cuts
  onChange: (value: string) => void
}

/** Choices that are seen rather than read: each shows this very person with it. */
export function PictureChoices(props: PictureChoicesProps) {
  const { label, options, value, lookWith, cut, onChange } = props
  const name = useId()
  // The large portrait comes first; the small ones follow when there is time.
  const looks = useDeferredValue(options.map((option) => lookWith(option.value)))
  if (options.length === 0) return null
  return (
    <Group label={label} chosen={options.find((option) => option.value === value)?.label}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.75rem,22%),1fr))] gap-x-3.5 gap-y-3">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="group/choice relative block min-h-11 cursor-pointer text-center text-13 leading-tight text-ink-2 has-checked:font-semibold has-checked:text-ink-1"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <Picture
              choice={looks[index] ?? lookWith(option.value)}
              cut={cuts[cut]}
              standIn={option.imageUrl}
            />
            <span className="mt-1.5 block">{option.label}</span>
          </label>
        ))}
      </div>
    </Group>
  )
}
