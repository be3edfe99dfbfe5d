import { parseArgs } from 'node:util'
import { drawPortrait, lookOptions, type LookChoice } from '@aureole/portrait-drawing'
import sharp from 'sharp'

/**
 * Draws many portraits on one picture, to judge them together:
 *
 *   node tools/src/portrait-sheet.ts --count 48 --seed evening --out sheet.png
 *   node tools/src/portrait-sheet.ts --rows expression --columns age=22,45,65,80 --gender MALE --out moods.png
 *   node tools/src/portrait-sheet.ts --crop SQUARE --size 64 --count 60 --out thumbs.png
 *
 * Any option of a look is a filter. With --rows and --columns each row and column takes one value of an option, in place of fresh seeds
 * (--columns seed varies the seed, --same keeps one seed for the whole sheet).
 */
const { values } = parseArgs({
  options: {
    ...Object.fromEntries(
      [...Object.keys(lookOptions), 'age'].map((name) => [name, { type: 'string' as const }]),
    ),
    seed: { type: 'string', default: 'sheet' },
    seeds: { type: 'string' },
    count: { type: 'string', default: '48' },
    size: { type: 'string', default: '200' },
    across: { type: 'string' },
    crop: { type: 'string', default: 'PORTRAIT' },
    rows: { type: 'string' },
    columns: { type: 'string' },
    same: { type: 'boolean', default: false },
    out: { type: 'string', default: 'portraits.png' },
  },
})

const given: Record<string, unknown> = values
const text = (name: string): string | undefined => {
  const value = given[name]
  return typeof value === 'string' ? value : undefined
}
const crop = text('crop') === 'SQUARE' ? 'SQUARE' : 'PORTRAIT'
const width = Number(text('size'))
const height = crop === 'SQUARE' ? width : Math.round((width * 4) / 3)

const filters = Object.fromEntries(
  Object.entries(values).filter(
    ([name, value]) => (name in lookOptions || name === 'age') && typeof value === 'string',
  ),
)

const choices = plan()
const across = Number(text('across') ?? columnCount(choices.length))
const gap = width > 100 ? 8 : 6
const cells = await Promise.all(
  choices.map(async (choice, i) => ({
    input: await sharp(Buffer.from(drawPortrait(choice, { crop })))
      .resize(width, height)
      .png()
      .toBuffer(),
    left: gap + (i % across) * (width + gap),
    top: gap + Math.floor(i / across) * (height + gap),
  })),
)
await sharp({
  create: {
    width: gap + across * (width + gap),
    height: gap + Math.ceil(choices.length / across) * (height + gap),
    channels: 3,
    background: '#efe9dd',
  },
})
  .composite(cells)
  .png()
  .toFile(text('out')!)

function plan(): LookChoice[] {
  const seed = text('seed')!
  if (text('seeds'))
    return text('seeds')!
      .split(',')
      .map((name) => choose(name, {}))
  if (!text('rows') && !text('columns')) {
    return Array.from({ length: Number(text('count')) }, (_, i) => choose(`${seed}-${i}`, {}))
  }
  const rows = axis(text('rows') ?? 'seed')
  const columns = axis(text('columns') ?? 'seed')
  return rows.flatMap((row, r) =>
    columns.map((column, c) =>
      choose(
        values['same'] ? seed : `${seed}-${text('rows') && text('columns') ? c : r * columns.length + c}`,
        { ...row, ...column },
      ),
    ),
  )
}

/** The values of an option: all of them, or those named after an equals sign. */
function axis(spec: string): Record<string, unknown>[] {
  const [name, list] = spec.split('=') as [string, string | undefined]
  if (name === 'seed') return Array.from({ length: Number(list ?? 6) }, () => ({}))
  const all: readonly unknown[] = list
    ? list.split(',')
    : name === 'age'
      ? ['22', '35', '48', '60', '72', '85']
      : lookOptions[name as keyof typeof lookOptions]
  return all.map((value) => ({ [name]: name === 'age' || name === 'skin' ? Number(value) : value }))
}

function choose(seed: string, more: Record<string, unknown>): LookChoice {
  const numbers = Object.fromEntries(
    ['age', 'skin'].flatMap((name) =>
      typeof filters[name] === 'string' ? [[name, Number(filters[name])]] : [],
    ),
  )
  return { ...filters, ...numbers, ...more, seed }
}

function columnCount(count: number): number {
  const spec = text('columns')
  if (spec) return axis(spec).length
  return count <= 12 ? 4 : width <= 100 ? 12 : 8
}
