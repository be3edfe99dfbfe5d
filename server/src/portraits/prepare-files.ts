import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { LookChoice } from '@aureole/contract/looks'
import { currentVersion, fileName, type Format } from './addresses.ts'
import { drawnPortrait } from './keep.ts'
import { preparedPortraits } from './prepared.ts'
import { readyPortraits } from './ready.ts'
import { createStudio } from './studio/index.ts'

/** What pages ask for of an angel whom nobody has looked at yet; the rest is drawn when it is asked for. */
const sizes: readonly { width: number; format: Format }[] = [
  { width: 240, format: 'avif' },
  { width: 480, format: 'avif' },
  { width: 240, format: 'webp' },
  { width: 480, format: 'webp' },
  { width: 192, format: 'webp' },
]

/** Draws these and the ready ones beforehand. What is there already stays, since a file's name says what is in it. */
export async function preparePortraits(
  looks: readonly LookChoice[],
  folder = preparedPortraits,
): Promise<{ drawn: number; kept: number }> {
  mkdirSync(folder, { recursive: true })
  const wanted = new Map(
    [...looks.map(drawnPortrait), ...readyPortraits].flatMap(({ name, look }) =>
      sizes.map((size) => [fileName({ name, version: currentVersion(name), ...size }), { look, size }]),
    ),
  )
  const there = new Set<string>()
  for (const file of readdirSync(folder)) {
    if (wanted.has(file)) there.add(file)
    else rmSync(join(folder, file))
  }

  const missing = [...wanted].filter(([file]) => !there.has(file))
  const studio = createStudio({ size: availableParallelism(), waitingMax: Infinity })
  try {
    await Promise.all(
      missing.map(async ([file, { look, size }]) => {
        const bytes = await studio.render({ source: 'DRAWN', look, master: null }, size)
        writeFileSync(join(folder, `${file}.draft`), bytes)
        renameSync(join(folder, `${file}.draft`), join(folder, file))
      }),
    )
  } finally {
    await studio.close()
  }
  return { drawn: missing.length, kept: there.size }
}
