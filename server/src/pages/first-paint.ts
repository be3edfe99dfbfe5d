import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Avatar, AvatarDetails, AvatarPage } from '@aureole/contract/avatars'
import type { Vars } from '@aureole/contract/brands'
import type { Log } from '../platform/log.ts'

export interface PaintRequest {
  readonly url: string
  readonly vars: Vars
  readonly avatars?: AvatarPage
  readonly featured?: { items: Avatar[] }
  readonly avatar?: AvatarDetails
}

export interface FirstPaint {
  /** The content of the page as a guest first sees it; empty when it cannot be had. */
  paint(request: PaintRequest): Promise<string>
  /** Reads the code that paints, so that the first visitor does not wait for it. */
  warm(): Promise<void>
}

interface Artifact {
  firstPaint(request: PaintRequest): Promise<{ html: string }>
}

const patienceMs = 1000

/** Painting takes the main thread: someone who walks through all filters must not slow down everyone's replies. */
const paintsASecond = 10

/** The router writes small ones for a page that it goes on with; ours starts anew, and its policy would refuse them. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

/**
 * The page's own components, rendered here, so that faces and words stand on the screen before any script has run. A page
 * without it works all the same, so nothing here may fail or delay an answer.
 */
export function createFirstPaint(folder: string, stamp: number, log: Log): FirstPaint {
  const file = join(folder, 'first-paint', 'entry.js')
  const budget = paintBudget(paintsASecond)
  let artifact: Promise<Artifact> | undefined
  // The stamp makes a newer build another module; the old one would be remembered for ever.
  const load = () => (artifact ??= import(`${pathToFileURL(file).href}?${stamp}`) as Promise<Artifact>)
  return {
    async paint(request) {
      if (!existsSync(file) || !(isFront(request) || budget())) return ''
      try {
        const { html } = await inTime(load().then((module) => module.firstPaint(request)))
        return html.replaceAll(scripts, '')
      } catch (error) {
        log.warn({ err: error, page: request.url }, 'the first paint failed: the page comes empty')
        return ''
      }
    },
    async warm() {
      if (existsSync(file)) await load().catch(() => undefined)
    },
  }
}

/** The pages at which most people arrive: there are few of them, and nobody may use up their turn. */
function isFront({ url }: PaintRequest): boolean {
  return url === '/' || url === '/discover'
}

export function paintBudget(perSecond: number, now: () => number = Date.now): () => boolean {
  let left = perSecond
  let second = 0
  return () => {
    const current = Math.floor(now() / 1000)
    if (current !== second) [second, left] = [current, perSecond]
    return left-- > 0
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not painted within ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
