import type { AvatarDetails } from '@aureole/contract/avatars'
import { pageDescription, pageTitle, type PageInfo } from '@aureole/contract/pages'
import type { BrandRecord } from '../brands/index.ts'
import { escapeHtml } from '../platform/html.ts'

export interface HeadParts {
  readonly brand: BrandRecord
  /** Nothing where the not-found page is shown. */
  readonly page: PageInfo | undefined
  /** The address that stands for this page, without what is only for the moment. */
  readonly path: string
  readonly avatar?: AvatarDetails
  readonly style: string
  /** Links to what the page will need first, ready-made. */
  readonly hints: string
  readonly hasPngIcons: boolean
}

/** Everything that a shared link, a search engine and the browser's own bars read without running a script. */
export function head(parts: HeadParts): string {
  const { brand, page } = parts
  const title = parts.avatar === undefined ? pageTitle(page, brand) : avatarTitle(parts.avatar, brand)
  const description =
    parts.avatar === undefined ? pageDescription(page, brand) : avatarDescription(parts.avatar)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(brand.theme.themeColor.dark)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escapeHtml(brand.theme.themeColor.light)}">`,
    meta('color-scheme', 'dark light'),
    meta('application-name', brand.name),
    meta('apple-mobile-web-app-title', brand.name),
    page?.listed ? link('canonical', brand.origin + parts.path) : meta('robots', 'noindex'),
    ...preview(parts, title, description),
    ...icons(parts),
    `<style>${parts.style}</style>`,
    parts.hints,
  ].join('\n')
}

function preview({ brand, page, path, avatar }: HeadParts, title: string, description: string): string[] {
  const picture =
    avatar === undefined
      ? { url: `/icons/${brand.id}-preview.png`, alt: `${brand.name}: ${brand.tagline}` }
      : { url: avatar.imageUrl, alt: `Portrait of ${avatar.name}` }
  return [
    property('og:site_name', brand.name),
    property('og:type', avatar === undefined ? 'website' : 'profile'),
    property('og:title', title),
    property('og:description', description),
    ...(page?.listed ? [property('og:url', brand.origin + path)] : []),
    property('og:image', new URL(picture.url, brand.origin).href),
    property('og:image:alt', picture.alt),
    ...(avatar === undefined ? [property('og:image:width', '1200'), property('og:image:height', '630')] : []),
    meta('twitter:card', avatar === undefined ? 'summary_large_image' : 'summary'),
  ]
}

function icons({ brand, hasPngIcons }: HeadParts): string[] {
  return [
    `<link rel="icon" type="image/svg+xml" href="/icons/${brand.id}.svg">`,
    ...(hasPngIcons ? [link('apple-touch-icon', `/icons/${brand.id}-180.png`)] : []),
    link('manifest', '/manifest.webmanifest'),
  ]
}

function avatarTitle(avatar: AvatarDetails, brand: BrandRecord): string {
  return `${avatar.name}, ${avatar.age} · ${brand.name}`
}

function avatarDescription(avatar: AvatarDetails): string {
  const text = `${avatar.hook}. ${avatar.biography}`.replace(/\s+/g, ' ')
  return text.length <= 180 ? text : `${text.slice(0, 180).replace(/\s+\S*$/, '')}…`
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`
}
