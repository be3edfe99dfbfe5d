import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '@aureole/tools/lab/find-chromium'
import { become } from '@aureole/tools/lab/people'
import { createPostgresqlDatabase } from '@aureole/tools/lab/postgresql'
import { startServer } from '@aureole/tools/lab/start-server'
import { Client } from 'pg'
import { quantile, type Row } from './report.ts'

/** Somebody scrolls through five hundred cards on a machine four times slower than this one. */

const cards = 500
const slowdown = 4

/** Many more angels, who borrow the faces of the catalogue: the pictures are real, and are drawn already. */
async function fill(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(
    `insert into avatars (id, name, age, gender, ethnicity, hook, occupation, traits, hobbies, biography, greeting,
       speaking_style, starters, look, portrait, palette, rank)
     select gen_random_uuid(), a.name || ' ' || n, a.age, a.gender, a.ethnicity, a.hook, a.occupation, a.traits, a.hobbies,
       a.biography, a.greeting, a.speaking_style, a.starters, a.look, a.portrait, a.palette, 100000 + n * 100 + a.rank
     from avatars a, generate_series(1, 20) n where a.owner_id is null and a.gender = 'FEMALE'`,
  )
  await client.query('analyze avatars')
  await client.end()
}

export async function measureScrolling(): Promise<{ rows: Row[]; details: object }> {
  const database = await createPostgresqlDatabase()
  const server = await startServer({ env: { DATABASE_URL: database.url, ADDRESS_LIMIT_SCALE: '1000000' } })
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    await fill(database.url)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url })
    await become(context, server.url, 'guest')
    const page = await context.newPage()
    await page.goto('/discover')
    await page.locator('a[href^="/discover/"]').first().waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const { frames, passed } = await page.evaluate(async (wanted) => {
      const times: number[] = []
      const count = () => document.querySelectorAll('a[href^="/discover/"]').length
      let last = await new Promise<number>(requestAnimationFrame)
      const giveUp = last + 120_000
      while (count() < wanted && last < giveUp) {
        // As fast as a thumb flicks.
        scrollBy(0, 60)
        const now = await new Promise<number>(requestAnimationFrame)
        times.push(now - last)
        last = now
      }
      return { frames: times, passed: count() }
    }, cards)
    return {
      rows: [
        {
          what: `frame while ${passed} cards pass, ${slowdown}x slower, p95`,
          value: quantile(frames, 0.95),
          unit: 'ms',
          atMost: 50,
        },
        {
          what: `frames over 50 ms`,
          value: (frames.filter((one) => one > 50).length / frames.length) * 100,
          unit: '%',
        },
        { what: 'longest frame', value: Math.max(...frames), unit: 'ms' },
      ],
      details: { frames: frames.length, cards: passed },
    }
  } finally {
    await browser.close()
    await server.stop()
    await database.drop()
  }
}
