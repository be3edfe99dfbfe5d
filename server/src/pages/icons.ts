import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Brands } from '../brands/index.ts'
import { notFound } from '../platform/errors.ts'
import type { Http } from '../platform/http/index.ts'
import { iconSvg, logoSvg } from './mark.ts'

const folder = new URL('./icons/', import.meta.url)

/** Pictures that cannot be SVG: launchers and link previews want PNG. `tools/src/draw-icons.ts` draws them. */
export const pngIcons: ReadonlySet<string> = new Set(
  readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.png')),
)

/** `/icons/{brand}.svg` is the mark, `{brand}-icon.svg` and `-maskable.svg` the app's icon, `{brand}-{size}.png` the same as PNG. */
export function serveIcons(http: Http, brands: Brands): void {
  http.fastify.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) => {
    const { name } = request.params
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
    if (pngIcons.has(name)) return reply.type('image/png').send(readFileSync(new URL(name, folder)))
    const [, brandId, kind] = /^([a-z][a-z\d-]*?)(?:-(icon|maskable))?\.svg$/.exec(name) ?? []
    const brand = brands.all.find((one) => one.id === brandId)
    if (brand === undefined) throw notFound('This picture')
    reply.type('image/svg+xml')
    if (kind === undefined) return reply.send(logoSvg(brand))
    return reply.send(iconSvg(brand, kind === 'maskable' ? 'safe' : 'rounded'))
  })

  http.fastify.get('/favicon.ico', async (request, reply) => {
    const brand = brands.byHost(request.host) ?? brands.default
    const name = `${brand.id}-48.png`
    reply.header('cache-control', 'public, max-age=86400')
    if (pngIcons.has(name)) return reply.type('image/png').send(readFileSync(new URL(name, folder)))
    return reply.type('image/svg+xml').send(logoSvg(brand))
  })
}
