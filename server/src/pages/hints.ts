import type { PageInfo } from '@aureole/contract/pages'
import type { Manifest } from './build-output.ts'

/** The module behind each page that is worth fetching before the app asks for it. */
const modules: Readonly<Record<string, string>> = {
  '/': 'landing/landing-page',
  '/discover': 'avatars/discover-page',
  '/discover/$id': 'avatars/angel-page',
  '/privacy-policy': 'legal/privacy-policy-page',
  '/terms-of-service': 'legal/terms-page',
  '/safety': 'legal/safety-page',
  '/auth/confirm-registration/$token': 'accounts/confirm-registration-page',
  '/avatars/ai': 'avatars/my-angels-page',
  '/avatars/ai/create': 'avatars/generator-page',
  '/chats': 'chats/chats-page',
  '/chat/{-$chatHash}': 'chats/conversation-page',
  '/chat/group/$chatHash': 'chats/group-page',
  '/tokens': 'wallet/tokens-page',
  '/premium': 'payments/premium-page',
  '/settings': 'settings/settings-page',
}

export interface Hints {
  readonly links: string
  /** The page's own styles; they stand after the shared ones, as they would when the app loads them itself. */
  readonly styles: string
}

/** Links in the head that start downloads which the browser would otherwise find late. */
export function hints(manifest: Manifest, page: PageInfo | undefined, paint: string): Hints {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry === true)?.[0]
  const shared = entry === undefined ? new Set<string>() : reachable(manifest, entry)
  const name = page === undefined ? undefined : modules[page.path]
  const own = name === undefined ? new Set<string>() : reachable(manifest, `src/features/${name}.tsx`)
  const added = [...own].filter((key) => !shared.has(key)).map((key) => manifest[key])
  const styles = new Set(added.flatMap((chunk) => chunk?.css ?? []))
  return {
    links: [
      ...fonts(manifest).map(
        (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
      ),
      ...firstPictures(paint),
      ...added.map(
        (chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk?.file}">`,
      ),
    ].join('\n'),
    styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('\n'),
  }
}

function reachable(manifest: Manifest, from: string): Set<string> {
  const seen = new Set<string>()
  const open = [from]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) continue
    seen.add(key)
    open.push(...(chunk.imports ?? []))
  }
  return seen
}

/** The two faces in which every page is set; the others are fetched when a text needs them. */
function fonts(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const wanted = files.filter((file) => /latin(?!-ext)[^/]*\.woff2$/.test(file) && !/italic/.test(file))
  return [...new Set(wanted)].slice(0, 2)
}

/** The pictures that the page marks as its first ones, asked for exactly as it will ask, so that none is fetched twice. */
function firstPictures(paint: string): string[] {
  const pictures = [...paint.matchAll(/<picture[^>]*>([\s\S]*?)<\/picture>/g)].map((match) => match[1] ?? '')
  return pictures
    .filter((picture) => /<img[^>]*\sfetchpriority="high"/i.test(picture))
    .slice(0, 3)
    .flatMap((picture) => {
      const source = /<source[^>]*>/i.exec(picture)?.[0] ?? ''
      const [type, srcset] = [attribute(source, 'type'), attribute(source, 'srcset')]
      const sizes = attribute(source, 'sizes') ?? attribute(/<img[^>]*>/i.exec(picture)?.[0] ?? '', 'sizes')
      if (type === undefined || srcset === undefined) return []
      const sizing = sizes === undefined ? '' : ` imagesizes="${sizes}"`
      return [
        `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}"${sizing} fetchpriority="high">`,
      ]
    })
}

/** As it stands in the HTML, and so already escaped. */
function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
}
