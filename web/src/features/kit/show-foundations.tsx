import { useEffect, useState } from 'react'
import { contrast } from '../../ui/contrast.ts'
import { Columns, Section, Specimen } from './kit-parts.tsx'

const grounds = ['surface-0', 'surface-1', 'surface-2', 'surface-3']
const inks = ['ink-1', 'ink-2', 'ink-3', 'primary-ink', 'danger', 'warn', 'ok', 'info', 'edge']
const fills = [
  'primary-a',
  'primary-b',
  'primary-tint',
  'primary-tint-2',
  'danger-fill',
  'danger-tint',
  'warn-tint',
  'ok-tint',
  'info-tint',
  'accent',
]
const sizes = [
  ['text-60', 'An evening'],
  ['text-44', 'Who would you like to meet?'],
  ['text-32', 'They are AI. We say so.'],
  ['text-24', 'Memory that you own'],
  ['text-20', 'Noor, Tomáš and Lucía'],
] as const

/** The values as they stand on the page now, read again once a change of look has reached it. */
function useTokenValues(look: string): (name: string) => string {
  const [read, setRead] = useState<{ look: string; values: Record<string, string> }>()
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const style = getComputedStyle(document.documentElement)
      const names = [...grounds, ...inks]
      const values = Object.fromEntries(
        names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
      )
      setRead({ look, values })
    })
    return () => cancelAnimationFrame(frame)
  }, [look])
  return (name) => read?.values[name] ?? ''
}

export function Foundations({ look }: { look: string }) {
  const value = useTokenValues(look)
  return (
    <Section
      id="foundations"
      title="Foundations"
      text="Colour, type, space and motion. Components use these names and nothing else."
    >
      <Specimen name="Ink on ground" note="contrast; text needs 4.5, edges 3" flush>
        <div className="grid grid-cols-2 lg:grid-cols-4">
          {grounds.map((ground) => (
            <div key={ground} className="p-4 sm:p-5" style={{ background: `var(--${ground})` }}>
              <p className="mb-3 text-13 text-ink-2">{ground}</p>
              <ul className="space-y-1.5">
                {inks.map((ink) => (
                  <li key={ink} className="flex items-baseline justify-between gap-2 text-15">
                    {ink === 'edge' ? (
                      <span className="rounded-control border border-edge px-2 text-ink-2">edge</span>
                    ) : (
                      <span style={{ color: `var(--${ink})` }}>{ink}</span>
                    )}
                    <span className="text-13 text-ink-2 tabular-nums">
                      {value(ink) && value(ground) ? contrast(value(ink), value(ground)).toFixed(1) : ''}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Fills">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {fills.map((fill) => (
            <li key={fill}>
              <div
                className="h-14 rounded-control border border-line"
                style={{ background: `var(--${fill})` }}
              />
              <p className="mt-1.5 text-13 text-ink-2">{fill}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Columns>
        <Specimen name="Headlines" note="Fraunces, one weight, optical size">
          <div className="space-y-4">
            {sizes.map(([size, words]) => (
              <p
                key={size}
                className={`font-serif tracking-[-.012em] ${size} ${size === 'text-60' ? 'max-sm:text-44' : ''}`}
              >
                {words}
              </p>
            ))}
          </div>
        </Specimen>
        <Specimen name="Text" note="Instrument Sans">
          <div className="space-y-3">
            <p className="text-17">
              17. Unhurried conversations with companions who remember what matters to you.
            </p>
            <p className="text-16">
              16. Then you’ll have said the most honest thing of the evening, and they will wait for you.
            </p>
            <p className="text-15">
              15. You find it under Archived. What you write is kept here and sent when you are back.
            </p>
            <p className="text-13 text-ink-2">13. At least 8 characters. A short sentence works well.</p>
            <p className="text-15 tabular-nums">
              1,111.00 <br />
              4,598.60
            </p>
            <p>
              A{' '}
              <a className="k-link" href="#foundations">
                link in a sentence
              </a>
              , and <strong className="font-semibold">a strong word</strong>.
            </p>
          </div>
        </Specimen>
        <Specimen name="Radii and shadows">
          <div className="flex flex-wrap gap-5">
            {(
              [
                ['rounded-control', 'shadow-1', '10, shadow 1'],
                ['rounded-card', 'shadow-2', '16, shadow 2'],
                ['rounded-bubble', 'shadow-3', '22, shadow 3'],
                ['rounded-full', 'shadow-glow', 'full, the halo'],
              ] as const
            ).map(([radius, shadow, words]) => (
              <div key={radius} className="text-13 text-ink-2">
                <div className={`mb-3 size-24 bg-surface-2 ${radius} ${shadow}`} />
                {words}
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen name="Space" note="4 px grid">
          <ul className="space-y-2">
            {[4, 8, 12, 16, 24, 32, 48, 72].map((space) => (
              <li key={space} className="flex items-center gap-3 text-13 text-ink-2 tabular-nums">
                <span className="w-6 text-right">{space}</span>
                <span className="h-2 rounded-full bg-primary-a" style={{ width: space * 2 }} />
              </li>
            ))}
          </ul>
        </Specimen>
      </Columns>
    </Section>
  )
}
