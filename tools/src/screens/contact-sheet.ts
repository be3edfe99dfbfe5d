import sharp, { type Sharp } from 'sharp'

const scale = 0.5
const gap = 16
const tallest = 1800

interface Cell {
  picture: Sharp
  width: number
  height: number
}

/** Half its size, and cut at a sane height: a whole legal page would bury its neighbours. */
async function cellOf(file: string): Promise<Cell> {
  const { width: full } = await sharp(file).metadata()
  const small = await sharp(file)
    .resize({ width: Math.round(full * scale) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width } = small.info
  const height = Math.min(small.info.height, tallest)
  return { picture: sharp(small.data).extract({ left: 0, top: 0, width, height }), width, height }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value + gap, gap)
}

/** The pictures of one state: a row for each theme, all at the same scale, so that sizes can be compared. */
export async function contactSheet(rows: string[][], target: string): Promise<void> {
  const cells = await Promise.all(rows.map((row) => Promise.all(row.map(cellOf))))
  const heights = cells.map((row) => Math.max(...row.map((cell) => cell.height)))
  const composites = await Promise.all(
    cells.flatMap((row, r) =>
      row.map(async (cell, c) => ({
        input: await cell.picture.toBuffer(),
        left: sum(row.slice(0, c).map((before) => before.width)),
        top: sum(heights.slice(0, r)),
      })),
    ),
  )
  await sharp({
    create: {
      width: Math.max(...cells.map((row) => sum(row.map((cell) => cell.width)))),
      height: sum(heights),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(composites)
    .png()
    .toFile(target)
}
