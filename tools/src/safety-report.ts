import { parseArgs } from 'node:util'
import { createSafety } from '../../server/src/safety/index.ts'
import { devCases } from '../../server/src/safety/cases/dev/index.ts'
import { heldOutCases } from '../../server/src/safety/cases/held-out/index.ts'
import { secondHeldOutCases } from '../../server/src/safety/cases/held-out/second/index.ts'
import { thirdHeldOutCases } from '../../server/src/safety/cases/held-out/third/index.ts'
import {
  measure,
  measureObfuscated,
  together,
  type Figures,
  type Miss,
} from '../../server/src/safety/cases/measure.ts'
import { createEncoder } from '../../server/src/platform/encoder/index.ts'
import { stoppedInTalk } from './safety-talk.ts'

/*
 * `npm run safety:report`: how much of what was labelled the screening meets, and how much harmless talk it stops, on the half that the
 * rules' author read, on the half that nobody did, and on a second and a third such set whose texts no option prints.
 *   --misses            the labelled texts of the first half that were not met as labelled
 *   --misses-held-out   those of the held-out half: whoever reads them can no more write rules and be measured by them
 *   --rules             rules alone, without the sentence encoder
 *   --json              the figures for a program
 */
const { values: wish } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    'misses-held-out': { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const encoder = wish.rules ? undefined : createEncoder()
const safety = createSafety(encoder === undefined ? {} : { encoder, encoderMs: 30_000 })
const halves = {
  dev: devCases,
  'held-out': heldOutCases,
  'second held-out': secondHeldOutCases,
  'third held-out': thirdHeldOutCases,
}
const isShown: Readonly<Record<string, boolean>> = { dev: wish.misses, 'held-out': wish['misses-held-out'] }
const figures: Record<string, Figures> = {}
const lines: string[] = []
for (const [half, cases] of Object.entries(halves)) {
  const plain = await measure(safety, cases)
  const obfuscated = await measureObfuscated(safety, cases)
  figures[half] = plain.figures
  figures[`${half}, written around`] = together(Object.values(obfuscated).map((one) => one.figures))
  if (isShown[half] === true) {
    lines.push(...plain.misses.map(lineOf))
    for (const [name, one] of Object.entries(obfuscated))
      lines.push(...one.misses.map((miss) => `${name}: ${lineOf(miss)}`))
  }
}
const talk = await stoppedInTalk(safety)
await encoder?.close()

if (wish.json) console.log(JSON.stringify({ ...figures, talk }, undefined, 2))
else {
  for (const line of lines) console.log(line)
  for (const [name, one] of Object.entries(figures)) print(name, one)
  console.log(`\nordinary talk: ${talk.stopped} of ${talk.messages} messages stopped`)
}

function lineOf({ one, got, rules }: Miss): string {
  return `${one.category ?? 'harmless'}: wanted ${one.expect}, got ${got} (${rules.join(', ')}): ${one.text}`
}

function print(name: string, { byCategory, acute, harmless }: Figures): void {
  const share = (part: number, whole: number): string =>
    whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
  console.log(`\n${name}`)
  console.table({
    ...Object.fromEntries(
      Object.entries(byCategory).map(([category, { cases, met, named }]) => [
        category,
        { met: share(met, cases), 'for the right reason': share(named, cases) },
      ]),
    ),
    'of those, acute as acute': { met: share(acute.met, acute.cases) },
    'harmless, and stopped': { met: share(harmless.stopped, harmless.cases) },
  })
}
