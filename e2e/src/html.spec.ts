import type { APIRequestContext } from '@playwright/test'
import type { RunningServer } from '@aureole/tools/lab/start-server'
import { expect, test } from './support/test.ts'

/** What a shared link shows, and what a browser without scripts sees. */

/** Only browsers know that every name under localhost is this machine: others say the host in the header. */
async function atCeleste(request: APIRequestContext, server: RunningServer, path: string) {
  return request.get(`${server.url}${path}`, { headers: { host: new URL(server.celesteUrl).host } })
}

test('the HTML carries the brand and the page', async ({ server, request }) => {
  const aureole = await (await request.get(`${server.url}/discover`)).text()
  expect(aureole).toContain('<title>Discover · Aureole</title>')
  expect(aureole).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(aureole).toMatch(/<meta property="og:title"/)
  const celeste = await (await atCeleste(request, server, '/discover')).text()
  expect(celeste).toContain('<title>Discover · Celeste</title>')
})

test('an angel’s page previews that angel', async ({ server, request }) => {
  const { items } = (await (await request.get(`${server.url}/api/avatars`)).json()) as {
    items: { id: string; name: string }[]
  }
  const angel = items[0]!
  const html = await (await request.get(`${server.url}/discover/${angel.id}`)).text()
  expect(html).toMatch(new RegExp(`<title>[^<]*${angel.name}[^<]* · Aureole</title>`))
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
  expect(image).toMatch(/^http/)
  const picture = await request.get(image!)
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})

test('unknown pages and angels answer 404, with the page that says so', async ({ server, request }) => {
  for (const path of ['/nothing-here', '/discover/01900000-0000-7000-8000-000000000000']) {
    const answer = await request.get(`${server.url}${path}`, { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/html')
  }
})

test('the landing page and the first faces are there without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good company')
  await page.goto('/discover')
  await expect(page.locator('main img').first()).toBeVisible()
  expect(await page.locator('main a[href^="/discover/"]').count()).toBeGreaterThanOrEqual(12)
  await context.close()
})

test('no inline script runs but our own', async ({ server, request }) => {
  const answer = await request.get(server.url)
  const policy = answer.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect(scripts).not.toContain('unsafe-inline')
  expect(scripts).not.toContain('unsafe-eval')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(answer.headers()['referrer-policy']).toBeTruthy()
  expect(answer.headers()['permissions-policy']).toBeTruthy()
})

test('assets are hashed, kept for a year and come compressed', async ({ server, request }) => {
  const html = await (await request.get(server.url)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
  const answer = await request.get(`${server.url}${script}`, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers()['content-encoding']).toBe('br')
})

test('each brand is an app of its own to install', async ({ server, request }) => {
  const manifests = [
    ['Aureole', await request.get(`${server.url}/manifest.webmanifest`)],
    ['Celeste', await atCeleste(request, server, '/manifest.webmanifest')],
  ] as const
  for (const [name, answer] of manifests) {
    const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] }
    expect(manifest.name).toBe(name)
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const icon of manifest.icons) expect((await atCeleste(request, server, icon.src)).status()).toBe(200)
  }
})
