import { useLayoutEffect, type RefObject } from 'react'

function setHeight(area: HTMLElement, height: string): void {
  area.style.height = height
}

/** A field that is as high as its text; its own style says where that ends. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = field.current
    if (!area) return
    setHeight(area, 'auto')
    setHeight(area, `${area.scrollHeight}px`)
  }, [field, text])
}

/** On a phone Return makes a new line, as everywhere else there; sending has its button. */
export function sendsOnEnter(): boolean {
  return !matchMedia('(pointer: coarse)').matches
}
