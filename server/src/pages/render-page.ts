import type { Avatar, AvatarDetails, AvatarFilter, AvatarPage } from '@aureole/contract/avatars'
import type { BrandRecord, Brands } from '../brands/index.ts'
import { contentPolicy } from '../platform/http/index.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { brandStyle } from './brand-style.ts'
import type { BuildOutput } from './build-output.ts'
import { escapeHtml, scriptJson } from '../platform/html.ts'
import type { FirstPaint } from './first-paint.ts'
import { head } from './head.ts'
import { hints } from './hints.ts'
import { pngIcons } from './icons.ts'
import { readyPage, type ReadyPage } from './page-cache.ts'
import { nowhere, type WhichPage } from './which-page.ts'

/** What the pages show of the catalogue; `app.ts` fills it from avatars. */
export interface PageAvatars {
  firstPage(filter: AvatarFilter): Promise<AvatarPage>
  featured(): Promise<Avatar[]>
  one(id: string): Promise<AvatarDetails | undefined>
  /** All that may be listed by search engines. */
  ids(): Promise<readonly string[]>
}

export interface RenderParts {
  readonly config: Pick<Config, 'nodeEnv'>
  readonly brands: Brands
  readonly avatars: PageAvatars
  readonly build: BuildOutput
  readonly firstPaint: FirstPaint
  readonly log: Log
}

interface PageData {
  readonly avatars?: AvatarPage
  readonly featured?: { items: Avatar[] }
  readonly avatar?: AvatarDetails
}

const painted = new Set(['/', '/discover', '/discover/$id'])

export async function renderPage(
  parts: RenderParts,
  brand: BrandRecord,
  asked: WhichPage,
): Promise<ReadyPage> {
  const data = await readData(parts, asked)
  const which = data === undefined ? nowhere : asked
  const vars = parts.brands.varsOf(brand)
  const state = { vars, ...data }
  const paint = painted.has(which.page?.path ?? '')
    ? await parts.firstPaint.paint({ url: which.path, ...state })
    : ''
  const development = parts.config.nodeEnv === 'production' ? '' : ' data-development'
  const style = brandStyle(brand.theme)
  const { html, scripts, styles, manifest } = parts.build

  const early = hints(manifest, which.page, paint)
  const headHtml = head({
    brand,
    page: which.page,
    // Filters make many views of one page, which search engines should know as one.
    path: which.path.replace(/\?.*$/, ''),
    ...(data?.avatar === undefined ? {} : { avatar: data.avatar }),
    style,
    hints: early.links,
    hasPngIcons: pngIcons.has(`${brand.id}-180.png`),
  })
  const stateHtml = `<script type="application/json" id="first-paint">${scriptJson(state)}</script>`
  const page =
    html.start.replace(
      /<html[^>]*>/,
      `<html lang="en" data-brand="${escapeHtml(brand.id)}" data-theme="dark"${development}>`,
    ) +
    headHtml +
    html.afterHead.replace('</head>', `${early.styles}</head>`) +
    paint +
    html.afterPaint +
    stateHtml +
    html.end
  const policy = contentPolicy({ scripts, styles: [...styles, style], pixel: true })
  return readyPage(which.page === undefined ? 404 : 200, page, policy)
}

/** Nothing for an angel that does not exist. A catalogue that fails costs the first paint, not the page. */
async function readData({ avatars, log }: RenderParts, asked: WhichPage): Promise<PageData | undefined> {
  try {
    if (asked.filter !== undefined) return { avatars: await avatars.firstPage(asked.filter) }
    if (asked.featured) return { featured: { items: await avatars.featured() } }
    if (asked.avatarId === undefined) return {}
    const avatar = await avatars.one(asked.avatarId)
    return avatar === undefined ? undefined : { avatar }
  } catch (error) {
    log.warn({ err: error, page: asked.path }, 'no data for the first paint: the page comes empty')
    return {}
  }
}
