import axe from 'axe-core'
import type { Page } from '@playwright/test'

/** Something may come in while it is looked at, and be half faded, with half of its contrast; a true fault is there every time. */
const looks = 3

/** What a person with a screen reader or low vision would trip over, of serious or critical impact, in words. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  let found: string[] = []
  for (let look = 0; look < looks; look++) {
    await comeToRest(page)
    found = await violations(page)
    if (found.length === 0) break
  }
  return found
}

async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

async function violations(page: Page): Promise<string[]> {
  const all = await page.evaluate(async () => {
    const checker = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
    // Those that are all right need no name: a tenth less of its time.
    const { violations: found } = await checker.run({ resultTypes: ['violations'] })
    return found.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact,
      targets: nodes.map((node) => node.target.join(' ')),
    }))
  })
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, targets }) => targets.map((target) => `${id}: ${help} at ${target}`))
}
