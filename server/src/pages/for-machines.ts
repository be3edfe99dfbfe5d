import { allPages } from '@aureole/contract/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandRecord, Brands } from '../brands/index.ts'
import type { Http } from '../platform/http/index.ts'
import { escapeHtml } from '../platform/html.ts'
import { pngIcons, serveIcons } from './icons.ts'
import type { PageAvatars } from './render-page.ts'

/** What browsers and search engines ask for on their own: manifest, icons, robots, sitemap. */
export function serveForMachines(http: Http, parts: { brands: Brands; avatars: PageAvatars }): void {
  const brandFor = async (request: FastifyRequest, reply: FastifyReply): Promise<BrandRecord> => {
    const { brandId } = await http.enter(request, reply, { who: 'all', name: 'machines' })
    return parts.brands.byId(brandId)
  }
  serveIcons(http, parts.brands)

  http.fastify.get('/manifest.webmanifest', async (request, reply) => {
    const brand = await brandFor(request, reply)
    reply.header('cache-control', 'public, max-age=3600').type('application/manifest+json; charset=utf-8')
    return reply.send(JSON.stringify(appManifest(brand)))
  })

  http.fastify.get('/robots.txt', async (request, reply) => {
    const { origin } = await brandFor(request, reply)
    const closed = [
      '/api/',
      '/admin',
      '/auth/',
      '/chat',
      '/payment/',
      '/pay',
      '/settings',
      '/avatars/personal',
    ]
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'))
  })

  http.fastify.get('/sitemap.xml', async (request, reply) => {
    const { origin } = await brandFor(request, reply)
    const pages = allPages
      .filter((page) => page.listed === true && !page.path.includes('$'))
      .map((page) => page.path)
    const angels = (await parts.avatars.ids()).map((id) => `/discover/${id}`)
    const urls = [...pages, ...angels].map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    )
  })
}

function appManifest(brand: BrandRecord): object {
  const png = (size: number, purpose: 'any' | 'maskable') => {
    const name = `${brand.id}-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`
    return pngIcons.has(name)
      ? [{ src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }]
      : []
  }
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: `${brand.headline.join(' ')} Conversations with AI companions who say that they are AI.`,
    lang: 'en',
    dir: 'ltr',
    start_url: '/discover',
    scope: '/',
    display: 'standalone',
    background_color: brand.theme.themeColor.dark,
    theme_color: brand.theme.themeColor.dark,
    categories: ['social', 'entertainment', 'lifestyle'],
    icons: [
      ...png(192, 'any'),
      ...png(512, 'any'),
      ...png(512, 'maskable'),
      { src: `/icons/${brand.id}-icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: 'Discover', url: '/discover' },
      { name: 'Chats', url: '/chats' },
    ],
  }
}
