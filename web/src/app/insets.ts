import { lazy, type ComponentType } from 'react'
import type { InsetViews } from '../lib/inset.tsx'
import { reloading } from './lazy-page.ts'

function view<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await reloading(load) }))
}

/** Which view each inset stands for. Features show them by name, so that none has to know another. */
export const insetViews: InsetViews = {
  memory: view(async () => (await import('../features/memories/memory-panel.tsx')).MemoryPanel),
  'crisis-card': view(async () => (await import('../features/legal/crisis-card.tsx')).CrisisCard),
  'memory-section': view(async () => (await import('../features/memories/memory-section.tsx')).MemorySection),
}
