import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** Where `npm run build` puts the page. */
export const defaultFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
})
const manifest = z.record(z.string(), chunk)
export type Manifest = z.output<typeof manifest>

export interface BuildOutput {
  /** The HTML around the three places that are filled in. */
  readonly html: {
    readonly start: string
    readonly afterHead: string
    readonly afterPaint: string
    readonly end: string
  }
  /** The scripts and styles that stand in the HTML itself, for the content security policy. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly manifest: Manifest
  /** Tells one build from the next. */
  readonly stamp: number
}

export function readBuild(folder: string): BuildOutput | undefined {
  const file = join(folder, 'page', 'index.html')
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  const [start, afterHead] = cut(html, '<!--head-->')
  const [beforePaint, afterPaint] = cut(afterHead, '<!--first-paint-->')
  const [beforeState, end] = cut(afterPaint, '<!--state-->')
  return {
    html: { start, afterHead: beforePaint, afterPaint: beforeState, end },
    scripts: [
      ...html.matchAll(/<script(?![^>]*\b(?:src|type="application\/)[^>]*)[^>]*>([\s\S]*?)<\/script>/g),
    ].map(text),
    styles: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(text),
    manifest: readManifest(join(folder, 'page', '.vite', 'manifest.json')),
    stamp: statSync(file).mtimeMs,
  }
}

/** When the page was last built; 0 when never. */
export function buildStamp(folder: string): number {
  return statSync(join(folder, 'page', 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function text(match: RegExpMatchArray): string {
  return match[1] ?? ''
}

function cut(html: string, place: string): [before: string, after: string] {
  const index = html.indexOf(place)
  if (index < 0) throw new Error(`the page's HTML has no ${place}`)
  return [html.slice(0, index), html.slice(index + place.length)]
}

function readManifest(file: string): Manifest {
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}
