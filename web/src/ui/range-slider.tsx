import { useRef } from 'react'
import type { CSSProperties, PointerEvent } from 'react'
import { classNames } from './class-names.ts'

export interface RangeSliderProps {
  /** For example "Age"; each thumb is named after it. */
  label: string
  min: number
  max: number
  step?: number | undefined
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  /** After a thumb is let go or a key is up: the moment to search. */
  onCommit?: ((value: [number, number]) => void) | undefined
  format?: ((value: number) => string) | undefined
  showLabel?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Two native range inputs over one track: keys, touch and screen readers work as the platform has them. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step = 1, value, onChange, onCommit, format = String, disabled } = props
  const [low, high] = value
  const lowInput = useRef<HTMLInputElement>(null)
  const highInput = useRef<HTMLInputElement>(null)
  const share = (at: number) => (max > min ? (at - min) / (max - min) : 0)

  function moveNearest(event: PointerEvent<HTMLDivElement>) {
    if (event.target instanceof HTMLInputElement || event.button !== 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const raw = min + ((event.clientX - box.left) / box.width) * (max - min)
    const at = Math.min(max, Math.max(min, min + Math.round((raw - min) / step) * step))
    const nearLow = Math.abs(at - low) < Math.abs(at - high) || (low === high && at < low)
    const next: [number, number] = nearLow ? [at, high] : [low, at]
    event.preventDefault()
    ;(nearLow ? lowInput : highInput).current?.focus({ preventScroll: true })
    onChange(next)
    onCommit?.(next)
  }

  const thumb = {
    min,
    max,
    step,
    disabled,
    onPointerUp: () => onCommit?.([low, high]),
    onKeyUp: () => onCommit?.([low, high]),
  } as const

  return (
    <fieldset
      aria-label={label}
      className={classNames('k-range', props.className)}
      data-disabled={disabled ? '' : undefined}
    >
      {props.showLabel === false ? null : (
        <div className="k-range-head" aria-hidden="true">
          <span>{label}</span>
          <output>
            {format(low)} to {format(high)}
          </output>
        </div>
      )}
      <div
        className="k-range-track"
        style={{ '--from': share(low), '--to': share(high) } as CSSProperties}
        onPointerDown={moveNearest}
      >
        <i aria-hidden="true" />
        <input
          {...thumb}
          type="range"
          ref={lowInput}
          aria-label={`${label}, from`}
          aria-valuetext={format(low)}
          value={low}
          /* At the far end both thumbs coincide, and only the lower one can still be moved. */
          style={share(low) > 0.9 ? { zIndex: 1 } : undefined}
          onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          {...thumb}
          type="range"
          ref={highInput}
          aria-label={`${label}, to`}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
    </fieldset>
  )
}
