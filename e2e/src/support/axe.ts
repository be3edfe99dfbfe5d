import axe from 'axe-core'
import type { Page } from '@playwright/test'

/** What a person with a screen reader or low vision would trip over, of serious or critical impact, in words. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  // What is half faded has half of its contrast: everything comes to rest first.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  const violations = await page.evaluate(async () => {
    const checker = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
    const { violations } = await checker.run()
    return violations.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact,
      targets: nodes.map((node) => node.target.join(' ')),
    }))
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, targets }) => targets.map((target) => `${id}: ${help} at ${target}`))
}
