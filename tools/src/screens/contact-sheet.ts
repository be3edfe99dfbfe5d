import sharp from 'sharp'

const columnWidth = 520
const gap = 16
const tallest = 1800

/** The pictures side by side, each scaled to the same width and cut at a sane height. */
export async function contactSheet(files: string[], target: string): Promise<void> {
  const cells = await Promise.all(
    files.map(async (file) => {
      const picture = await sharp(file).resize({ width: columnWidth }).png().toBuffer({ resolveWithObject: true })
      const height = Math.min(picture.info.height, tallest)
      const data = await sharp(picture.data).extract({ left: 0, top: 0, width: columnWidth, height }).toBuffer()
      return { data, height }
    }),
  )
  const columns = Math.min(3, cells.length)
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  const heights = rows.map((row) => Math.max(...row.map((cell) => cell.height)))
  const composites = rows.flatMap((row, r) =>
    row.map((cell, c) => ({
      input: cell.data,
      left: gap + c * (columnWidth + gap),
      top: gap + heights.slice(0, r).reduce((sum, height) => sum + height + gap, 0),
    })),
  )
  await sharp({
    create: {
      width: gap + columns * (columnWidth + gap),
      height: gap + heights.reduce((sum, height) => sum + height + gap, 0),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(composites)
    .png()
    .toFile(target)
}
