import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '@aureole/tools/lab/find-chromium'
import { become } from '@aureole/tools/lab/people'
const url = 'http://127.0.0.1:3232'
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, serviceWorkers: 'block' })
await become(context, url, 'premium')
await context.addInitScript(() => { const t = localStorage.getItem('auth-tokens-production'); if (t) localStorage.setItem('auth-tokens-development', t) })
const page = await context.newPage()
await page.goto('/chat')
const row = page.locator('[data-author=PERSON]').first()
await row.waitFor(); await row.hover(); await page.waitForTimeout(300)
const b = row.getByRole('button', { name: 'Edit' })
console.log(await b.boundingBox(), await row.boundingBox())
console.log(await b.evaluate((el) => { const r = el.getBoundingClientRect(); const h = document.elementFromPoint(r.x + r.width/2, r.y + r.height/2); return [h?.outerHTML.slice(0,200), getComputedStyle(el.closest('.absolute')!).zIndex, getComputedStyle(h!.closest('[data-seq]')!).zIndex] }))
await page.screenshot({ path: '/tmp/conv/shots/dbg.png' })
await browser.close()
