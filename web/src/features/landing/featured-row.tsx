import type { Avatar } from '@aureole/contract/avatars'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { PortraitCard, portraitCardLink } from '../../ui/portrait-card.tsx'
import { Section } from './section.tsx'

const places = [0, 1, 2, 3, 4]

export function FeaturedRow({ angels }: { angels: readonly Avatar[] }) {
  return (
    <Section
      id="featured"
      title="A few of the angels"
      aside={
        <Link
          to="/discover"
          className="flex min-h-11 items-center gap-1.5 text-15 whitespace-nowrap text-ink-2 hover:text-ink-1"
        >
          See all
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      }
    >
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:none] @2xl:mx-0 @2xl:grid @2xl:grid-cols-5 @2xl:gap-4 @2xl:overflow-visible @2xl:px-0">
        {places.map((place) => {
          const angel = angels[place]
          return (
            <li key={angel?.id ?? place} className="w-37 shrink-0 snap-start @2xl:w-auto">
              {angel ? (
                <Link to="/discover/$id" params={{ id: angel.id }} className={portraitCardLink}>
                  <PortraitCard angel={angel} sizes="(min-width: 1024px) 190px, 148px" />
                </Link>
              ) : (
                <div className="aspect-3/4 rounded-card bg-surface-2" />
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
