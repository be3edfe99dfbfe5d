import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJudge } from './judge.ts'
import { dimensions } from './reading.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'judge-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, values: readonly number[]): URL {
  const path = join(folder, name)
  writeFileSync(path, new Uint8Array(Float32Array.from(values).buffer))
  return pathToFileURL(path)
}

/** A weight for the first number of the vector, the unit's bias, what it says of two kinds. */
function unit(first: number, bias: number, says: readonly [number, number]): number[] {
  return [first, ...Array.from({ length: dimensions - 1 }, () => 0), bias, ...says]
}

describe('a judge behind the encoder', () => {
  const pointing = (first: number) => Int8Array.from({ length: dimensions }, (_, i) => (i === 0 ? first : 0))

  it('adds up what its units say, however long the vector is', () => {
    const judge = createJudge(
      fileOf('two.bin', [...unit(2, -1, [3, -1]), ...unit(-1, 0, [0, 5]), 0.5, 0.25]),
      ['one', 'other'],
    )
    expect(judge(pointing(100))).toEqual({ one: 3.5, other: -0.75 })
    expect(judge(pointing(7))).toEqual({ one: 3.5, other: -0.75 })
    expect(judge(pointing(-100))).toEqual({ one: 0.5, other: 5.25 })
  })

  it('knows nothing of a text without meaning', () => {
    const judge = createJudge(fileOf('none.bin', [...unit(2, -1, [3, -1]), 0.5, 0.25]), ['one', 'other'])
    expect(judge(pointing(0))).toEqual({ one: 0.5, other: 0.25 })
  })

  it('does not take a file that was made for other kinds', () => {
    const judge = createJudge(fileOf('odd.bin', [...unit(1, 0, [1, 1]), 0, 0]), ['one', 'other', 'third'])
    expect(() => judge(pointing(1))).toThrow('was made for another encoder or for other kinds')
  })
})
