import { similarAvatars, type AvatarDetails } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { PortraitCard, portraitCardLink } from '../../ui/portrait-card.tsx'

const shown = 5

export function SimilarAngels({ angel }: { angel: AvatarDetails }) {
  const { data } = useQuery({
    queryKey: ['similar-avatars', angel.id],
    queryFn: ({ signal }) => api(similarAvatars, { params: { id: angel.id } }, { signal }),
  })
  const similar = (data?.items ?? []).slice(0, shown)
  if (data !== undefined && similar.length === 0) return null
  return (
    <section aria-labelledby="similar" className="pt-12 md:pt-18">
      <h2 id="similar" className="mb-5 font-serif text-24 text-ink-1">
        You might also like
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:none] md:-mx-8 md:scroll-px-8 md:px-8 @3xl:mx-0 @3xl:grid @3xl:grid-cols-5 @3xl:gap-4 @3xl:overflow-visible @3xl:px-0">
        {data === undefined
          ? Array.from({ length: shown }, (_, index) => (
              <li
                key={index}
                aria-hidden="true"
                className="k-skeleton aspect-3/4 w-37 shrink-0 rounded-card bg-surface-2 @3xl:w-auto"
              />
            ))
          : similar.map((one) => (
              <li key={one.id} className="w-37 shrink-0 snap-start @3xl:w-auto">
                <Link to="/discover/$id" params={{ id: one.id }} className={portraitCardLink}>
                  <PortraitCard
                    angel={one}
                    sizes="(min-width: 768px) calc((100vw - 14rem - 8rem) / 5), 148px"
                  />
                </Link>
              </li>
            ))}
      </ul>
    </section>
  )
}
