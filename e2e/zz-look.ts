import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '@aureole/tools/lab/find-chromium'
import { become } from '@aureole/tools/lab/people'
const url = process.env.URL ?? 'http://127.0.0.1:3232'
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const widths = (process.env.WIDTHS ?? '1440,390').split(',').map(Number)
const themes = (process.env.THEMES ?? 'dark,light').split(',') as ('dark' | 'light')[]
const sections = process.env.WHAT ?? 'direct,group'
for (const width of widths)
  for (const theme of themes) {
    const context = await browser.newContext({ viewport: { width, height: width < 640 ? 844 : 900 }, colorScheme: theme, baseURL: url, serviceWorkers: 'block', hasTouch: width < 640, isMobile: width < 640 })
    await become(context, url, 'premium')
    await context.addInitScript(() => { const t = localStorage.getItem('auth-tokens-production'); if (t) localStorage.setItem('auth-tokens-development', t) })
    const page = await context.newPage()
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
    const shot = (n: string) => page.screenshot({ path: `/tmp/conv/shots/${n}-${width}-${theme}.png` })
    if (sections.includes('direct')) {
      await page.goto('/chat')
      await page.locator('[data-author=AVATAR]').first().waitFor()
      await page.waitForTimeout(800)
      await shot('direct')
      if (width > 640) { await page.locator('[data-author=AVATAR]').first().hover(); await page.waitForTimeout(300); await shot('hover') }
    }
    if (sections.includes('group')) {
      await page.goto('/chats')
      await page.getByRole('link', { name: /Sunday kitchen/ }).last().click()
      await page.locator('[data-author]').first().waitFor()
      await page.waitForTimeout(600)
      await page.getByRole('textbox', { name: /Write to/ }).fill('')
      await page.getByRole('textbox', { name: /Write to/ }).pressSequentially('How long in brandy, @')
      await page.waitForTimeout(300)
      await shot('group')
    }
    await context.close()
  }
await browser.close()
