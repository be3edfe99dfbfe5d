import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { tabStore } from '../lib/storage.ts'

/** The path to go on to after the reload; as long as it stands, no second reload for that path follows. */
const key = 'page-to-load'

function currentPath(): string {
  return location.pathname + location.search + location.hash
}

/** A release may have replaced the files that this page still names: loading the page anew finds the new ones. */
function reloadOnce(path: string, error: unknown): Promise<never> {
  if (tabStore.get(key) === path) {
    tabStore.remove(key)
    throw new Error('This page could not be loaded.', { cause: error })
  }
  tabStore.set(key, path)
  location.reload()
  return new Promise(() => undefined)
}

export async function reloading<M>(load: () => Promise<M>): Promise<M> {
  if (typeof window === 'undefined') return load()
  try {
    const loaded = await load()
    if (tabStore.get(key) === currentPath()) tabStore.remove(key)
    return loaded
  } catch (error) {
    return reloadOnce(currentPath(), error)
  }
}

/** Where to go on after a reload that a failed page asked for, when the browser came back somewhere else. */
export function pageToGoOnTo(): string | undefined {
  const path = tabStore.get(key)
  return path === undefined || path === currentPath() ? undefined : path
}

export function lazyPage<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) {
  return lazyRouteComponent<Record<N, ComponentType>, N>(() => reloading(load), name)
}
