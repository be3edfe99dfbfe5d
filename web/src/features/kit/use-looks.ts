import { useLayoutEffect, useState } from 'react'
import { celestePalette } from './celeste-palette.ts'

export type Theme = 'dark' | 'light'
export type BrandName = 'aureole' | 'celeste'
export type Mood = 'home' | 'desk'

function wanted<V extends string>(key: string, values: readonly V[], otherwise: V): V {
  const given = new URLSearchParams(location.search).get(key)
  return values.find((value) => value === given) ?? otherwise
}

/** Theme, brand and mood of the gallery; `?theme=light&brand=celeste&mood=desk` opens it that way. What was there before comes back on leaving. */
export function useLooks() {
  const [theme, setTheme] = useState<Theme>(() =>
    wanted(
      'theme',
      ['dark', 'light'],
      document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
    ),
  )
  const [brand, setBrand] = useState<BrandName>(() => wanted('brand', ['aureole', 'celeste'], 'aureole'))
  const [mood, setMood] = useState<Mood>(() => wanted('mood', ['home', 'desk'], 'home'))

  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.dataset['theme']
    root.dataset['theme'] = theme
    return () => {
      root.dataset['theme'] = before
    }
  }, [theme])

  useLayoutEffect(() => {
    if (brand !== 'celeste' || mood === 'desk') return
    const root = document.documentElement
    const palette = { ...celestePalette.dark, ...(theme === 'light' && celestePalette.light) }
    for (const [name, value] of Object.entries(palette)) root.style.setProperty(`--${name}`, value)
    return () => {
      for (const name of Object.keys(palette)) root.style.removeProperty(`--${name}`)
    }
  }, [brand, theme, mood])

  useLayoutEffect(() => {
    if (mood !== 'desk') return
    const root = document.documentElement
    root.dataset['mood'] = 'desk'
    return () => {
      delete root.dataset['mood']
    }
  }, [mood])

  return { theme, setTheme, brand, setBrand, mood, setMood }
}
