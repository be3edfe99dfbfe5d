import { observable, useObservable } from './observable.ts'
import { browserStore } from './storage.ts'

export type ThemeChoice = 'system' | 'dark' | 'light'

const key = 'theme'
const choice = observable<ThemeChoice>('system')
const shown = observable<'dark' | 'light'>('dark')

function kept(): ThemeChoice {
  const value = browserStore.get(key)
  return value === 'dark' || value === 'light' ? value : 'system'
}

function systemIsLight(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: light)')
}

function apply(): void {
  const chosen = choice.get()
  shown.set(chosen === 'system' ? (systemIsLight().matches ? 'light' : 'dark') : chosen)
  document.documentElement.dataset['theme'] = shown.get()
}

/** The first paint has set the theme already; from here on it follows the system, the person and the other tabs. */
export function followTheme(): void {
  const update = () => {
    choice.set(kept())
    apply()
  }
  update()
  systemIsLight().addEventListener('change', apply)
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) update()
  })
}

export function chooseTheme(wanted: ThemeChoice): void {
  if (wanted === 'system') browserStore.remove(key)
  else browserStore.set(key, wanted)
  choice.set(wanted)
  apply()
}

/** The other one of the two; where that is what the system has anyway, the system decides again. */
export function toggleTheme(): void {
  const wanted = shown.get() === 'dark' ? 'light' : 'dark'
  chooseTheme((systemIsLight().matches ? 'light' : 'dark') === wanted ? 'system' : wanted)
}

export function useTheme() {
  return {
    choice: useObservable(choice, 'system'),
    shown: useObservable(shown, 'dark'),
    choose: chooseTheme,
    toggle: toggleTheme,
  }
}
