import type { Avatar } from '@aureole/contract/avatars'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useMoreFaces } from './featured.ts'
import { faceAtTop } from './ring-turn.ts'
import { Sunburst } from './sunburst.tsx'

interface FaceProps {
  angel: Avatar
  index: number
  count: number
  outer?: boolean
  current: boolean
  onMeet: (angel: Avatar | undefined) => void
}

function Face({ angel, index, count, outer = false, current, onMeet }: FaceProps) {
  return (
    <li
      className={`lamp-face ${outer ? 'lamp-outer' : ''}`}
      style={{ '--i': index, '--n': count } as CSSProperties}
    >
      <Link
        to="/discover/$id"
        params={{ id: angel.id }}
        aria-label={`${angel.name}, ${angel.age}. ${angel.hook}`}
        onPointerEnter={() => onMeet(angel)}
        onPointerLeave={() => onMeet(undefined)}
        onFocus={() => onMeet(angel)}
        onBlur={() => onMeet(undefined)}
        className={`lamp-light block rounded-full transition-[scale,box-shadow] duration-slow ease-arrive hover:scale-112 focus-visible:scale-112 ${current ? 'scale-112 shadow-[0_0_0_2px_var(--surface-0),0_0_0_4px_var(--primary-ink),0_0_3rem_var(--halo)]' : ''}`}
      >
        <img
          src={angel.thumbUrl}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="aspect-square w-full rounded-full bg-surface-3 object-cover outline -outline-offset-1 outline-line-2"
        />
      </Link>
    </li>
  )
}

/** Tells which face is on top while the ring turns with the page, and whether anybody has come near it. */
function useRing(count: number) {
  const stage = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [top, setTop] = useState(0)
  useEffect(() => {
    const element = stage.current
    if (element === null || count === 0) return undefined
    let frame = 0
    const measure = () => {
      frame = 0
      const box = element.getBoundingClientRect()
      setTop(faceAtTop((innerHeight - box.top) / (innerHeight + box.height), count))
    }
    const scrolled = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) {
          setNear(true)
          measure()
          addEventListener('scroll', scrolled, { passive: true })
        } else removeEventListener('scroll', scrolled)
      },
      { rootMargin: '300px 0px' },
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      removeEventListener('scroll', scrolled)
      cancelAnimationFrame(frame)
    }
  }, [count])
  return { stage, near, top }
}

/** The aureole as a ring of people: it turns and lights up as the page moves, and whoever is on top says how they would begin. */
export function LamplightRing({ angels }: { angels: readonly Avatar[] }) {
  const { stage, near, top } = useRing(angels.length)
  const [met, setMet] = useState<Avatar>()
  const others = useMoreFaces(near, angels)
  const speaking = met ?? angels[top]
  return (
    <section aria-labelledby="ring" className="overflow-x-clip pt-18 @4xl:pt-28">
      <div className="mx-auto max-w-[40rem] px-4 text-center">
        <h2 id="ring" className="font-serif text-32 tracking-[-0.024em] text-ink-1 @3xl:text-44">
          Someone for every kind of evening
        </h2>
        <p className="mx-auto mt-4 max-w-[50ch] text-17 text-ink-2">
          Night owls and early risers, bakers and astronomers, in their twenties and in their seventies. Each
          has a history, opinions, and a first question of their own.
        </p>
      </div>
      <div ref={stage} className="lamp-stage mt-6 w-full">
        <div className="lamp-ring">
          <Sunburst
            hollow
            className="absolute top-1/2 left-1/2 size-[calc(var(--radius)*1.62)] -translate-1/2 rotate-(--turn) text-mark-a opacity-45 [[data-theme=light]_&]:text-mark-b [[data-theme=light]_&]:opacity-70"
          />
          <ul>
            {angels.map((angel, index) => (
              <Face
                key={angel.id}
                angel={angel}
                index={index}
                count={angels.length}
                current={angel === speaking}
                onMeet={setMet}
              />
            ))}
            {others.map((angel, index) => (
              <Face
                key={angel.id}
                angel={angel}
                index={index}
                count={others.length}
                outer
                current={angel === speaking}
                onMeet={setMet}
              />
            ))}
          </ul>
          <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
            {speaking && (
              <figure
                key={speaking.id}
                className="w-[calc(var(--radius)*1.08)] text-center starting:opacity-0 transition-opacity duration-slow"
              >
                <blockquote className="font-serif text-20 leading-snug text-ink-1 @3xl:text-24">
                  “{speaking.starter}”
                </blockquote>
                <figcaption className="mt-3 text-15 text-ink-3">
                  {speaking.name}, {speaking.age}
                </figcaption>
              </figure>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
