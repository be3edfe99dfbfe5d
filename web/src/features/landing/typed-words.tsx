import { useEffect, useState, type CSSProperties } from 'react'

let playedInThisVisit = false

/**
 * How far the hero's entrance has come, in milliseconds. The server's first paint plays it before any script runs; when this
 * component takes the place of that markup, it goes on from the same moment. Coming back to the page does not play it again.
 */
export function useEntrance(): { elapsed: number; played: boolean } {
  const [state] = useState(() => {
    if (typeof document === 'undefined') return { elapsed: 0, played: false }
    if (playedInThisVisit) return { elapsed: 0, played: true }
    const running = document.querySelector('.typed-word')?.getAnimations()[0]?.currentTime
    return { elapsed: typeof running === 'number' ? Math.round(running) : 0, played: false }
  })
  useEffect(() => {
    playedInThisVisit = true
  }, [])
  return state
}

interface TypedWordsProps {
  text: string
  /** When the first word arrives, in milliseconds. */
  from: number
  /** Between one word and the next. */
  step?: number
}

/** Words that arrive one after another. They take their place from the start, so nothing around them moves. */
export function TypedWords({ text, from, step = 70 }: TypedWordsProps) {
  const words = text.split(' ')
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {words.map((word, index) => (
          <span key={index} className="typed-word" style={{ '--at': from + index * step } as CSSProperties}>
            {index === words.length - 1 ? word : `${word} `}
          </span>
        ))}
        <span
          className="typed-caret ml-0.5 inline-block h-[1.05em] w-0.5 translate-y-[0.18em] rounded-full bg-primary-ink"
          style={{ '--at': from + words.length * step } as CSSProperties}
        />
      </span>
    </>
  )
}
