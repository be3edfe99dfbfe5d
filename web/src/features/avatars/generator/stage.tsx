import type { ReactNode } from 'react'
import { paletteStyle } from '#ui/portrait.tsx'
import { lookOf, type Answers } from './answers.ts'
import { useDrawing, type Drawing } from './drawing/use-drawing.ts'
import { useNearestFace } from './nearest-face.ts'

const dusk = { ground: 'var(--surface-3)', line: 'var(--surface-0)', halo: 'var(--primary-ink)' }

export function usePortrait(answers: Answers): Drawing {
  return useDrawing(lookOf(answers), 'PORTRAIT', { urgent: true })
}

interface StageProps {
  answers: Answers
  drawing: Drawing
  label: string
  /** The portrait in words. */
  alt: string
  /** Over the portrait on small screens, under it on large ones. */
  tools: ReactNode
}

/** The portrait, always in view: beside the questions, or on small screens above them. */
export function Stage({ answers, drawing: { drawn, failed }, label, alt, tools }: StageProps) {
  const standIn = useNearestFace(answers, failed)
  const url = drawn?.url ?? standIn?.imageUrl
  const palette = drawn?.palette ?? standIn?.palette ?? dusk
  return (
    <section
      aria-label={label}
      style={paletteStyle({ palette })}
      className="sticky top-14 z-20 h-[min(13rem,30dvh)] overflow-hidden bg-(--portrait-ground) transition-colors duration-slow md:top-0 md:h-[min(22rem,36dvh)] lg:grid lg:h-dvh lg:place-items-center lg:border-r lg:border-line lg:bg-linear-to-b lg:from-[color-mix(in_oklab,var(--portrait-ground)_56%,var(--portrait-line))] lg:to-(--portrait-line) [[data-theme=light]_&]:lg:from-[color-mix(in_oklab,var(--portrait-ground)_38%,var(--surface-0))] [[data-theme=light]_&]:lg:to-[color-mix(in_oklab,var(--portrait-ground)_16%,var(--surface-0))]"
    >
      <div className="absolute inset-0 lg:static lg:flex lg:w-full lg:flex-col lg:items-center lg:gap-7 lg:px-6">
        <figure className="absolute inset-0 m-0 lg:relative lg:inset-auto lg:aspect-3/4 lg:w-[min(24.75rem,82%,calc((100dvh-12rem)*0.75))] lg:overflow-hidden lg:rounded-bubble lg:shadow-[var(--shadow-high),0_0_6rem_-0.5rem_color-mix(in_oklab,var(--portrait-halo)_45%,transparent)]">
          {url === undefined ? (
            <span className="k-skeleton block size-full" />
          ) : (
            <img
              src={url}
              alt={alt}
              draggable={false}
              className="mx-auto size-full object-cover object-[50%_29%] max-lg:max-w-[18rem] max-lg:mask-[linear-gradient(90deg,transparent,#000_16%_84%,transparent)] md:max-lg:max-w-[29rem] lg:object-center"
            />
          )}
        </figure>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 bg-[linear-gradient(color-mix(in_oklab,var(--portrait-line)_45%,transparent),transparent_34%_80%,var(--surface-0))] lg:hidden"
        />
        <div className="absolute inset-x-2 top-2 md:inset-x-4 md:top-4 lg:static">{tools}</div>
      </div>
    </section>
  )
}
