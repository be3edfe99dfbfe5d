import { MessageCircle } from 'lucide-react'
import { paletteStyle, Portrait, type PortraitPicture } from './portrait.tsx'

export interface PortraitCardAngel extends PortraitPicture {
  readonly age: number
  readonly hook: string
  readonly starter: string
}

/** For the link around a card: the card answers to its hover and focus. */
export const portraitCardLink =
  'group/card block rounded-card outline-offset-4 transition-transform duration-mid ease-arrive hover:-translate-y-1 focus-visible:-translate-y-1 active:translate-y-0'

interface PortraitCardProps {
  angel: PortraitCardAngel
  sizes: string
  priority?: boolean
}

/**
 * A face with its name. The picture fades into its own dark ink, which ends below the chin, also while the starter shows: it takes
 * the place of the line that was there. Where the card is narrow, the name is enough.
 */
export function PortraitCard({ angel, sizes, priority = false }: PortraitCardProps) {
  return (
    <div
      style={paletteStyle(angel)}
      className="@container relative isolate aspect-3/4 overflow-hidden rounded-card bg-(--portrait-line) shadow-1 transition-shadow duration-mid group-hover/card:shadow-glow group-focus-visible/card:shadow-glow"
    >
      <Portrait
        picture={angel}
        alt={`Portrait of ${angel.name}`}
        sizes={sizes}
        priority={priority}
        className="mask-[linear-gradient(to_top,transparent_12%,rgb(0_0_0/0.3)_25%,#000_42%)]"
      />
      <div className="absolute inset-x-0 bottom-0 px-3 pb-3 text-(--on-portrait) sm:px-4 sm:pb-4">
        <p className="flex items-baseline gap-1.5">
          <span className="truncate font-serif text-20 leading-tight">{angel.name}</span>
          <span className="text-15 tabular-nums opacity-90">{angel.age}</span>
        </p>
        <div className="@max-[10rem]:hidden">
          <div className="grid grid-rows-[1fr] transition-[grid-template-rows,opacity] duration-mid ease-arrive [@media(hover:hover)]:group-hover/card:grid-rows-[0fr] [@media(hover:hover)]:group-hover/card:opacity-0 group-focus-visible/card:grid-rows-[0fr] group-focus-visible/card:opacity-0">
            <p className="line-clamp-2 text-13 leading-snug">{angel.hook}</p>
          </div>
          <div className="grid grid-rows-[0fr] opacity-0 transition-[grid-template-rows,opacity] duration-mid ease-arrive [@media(hover:hover)]:group-hover/card:grid-rows-[1fr] [@media(hover:hover)]:group-hover/card:opacity-100 group-focus-visible/card:grid-rows-[1fr] group-focus-visible/card:opacity-100">
            <p className="flex gap-1.5 overflow-hidden text-13 leading-snug">
              <MessageCircle size={14} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
              <span className="line-clamp-2">{angel.starter}</span>
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}
