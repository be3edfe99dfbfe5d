import { elsewhere, type CrisisLines } from '@aureole/contract/crisis'
import { crisisRegions, type KnownRegion } from './crisis-lines.ts'

const regions = Object.entries(crisisRegions)
  .map(([code, { name }]) => ({ code, name }))
  .toSorted(
    (a, b) => Number(a.code === elsewhere) - Number(b.code === elsewhere) || (a.name < b.name ? -1 : 1),
  )

/** The region in a language tag: `GB` in `en-GB`, nothing in `en`, since many regions speak English. */
export function regionOf(language: string): string | undefined {
  return /-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase()
}

function known(code: string | undefined): { code: string; region: KnownRegion } | undefined {
  if (code === undefined || !Object.hasOwn(crisisRegions, code)) return undefined
  const region = crisisRegions[code]
  return region && { code, region }
}

/** Never a refusal: whoever asks in a crisis gets lines, whatever they asked for. */
export function readCrisisLines(asked: string | undefined, language: string): CrisisLines {
  const { code, region } = known(asked?.toUpperCase()) ??
    known(regionOf(language)) ?? { code: elsewhere, region: crisisRegions[elsewhere]! }
  const { emergency, lines } = region
  const [oldest = ''] = lines.map(({ checked }) => checked).toSorted()
  return { region: code, regions, emergency: [...emergency], lines: [...lines], checkedOn: oldest }
}
