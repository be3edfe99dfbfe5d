import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a person with a screen reader or low vision would trip over, of serious or critical impact, in words. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${violation.help} at ${node.target.join(' ')}`),
    )
}
