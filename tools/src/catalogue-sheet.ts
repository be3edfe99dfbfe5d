import { drawPortrait } from '@aureole/portrait-drawing'
import sharp from 'sharp'
import { angels } from '../../server/src/seed/angels/index.ts'

/** `npm run portraits:catalogue`: everyone in the catalogue on one picture, with their names, as docs/pictures/catalogue.webp. */
const across = 9
const width = 168
const height = Math.round((width * 4) / 3)
const name = 30
const gap = 12

const cells = await Promise.all(
  angels.map(async (angel, i) => {
    const { portrait, gender, ethnicity, age, look } = angel
    const svg = drawPortrait({ ...look, seed: portrait, gender, ethnicity, age } as Parameters<
      typeof drawPortrait
    >[0])
    return {
      input: await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer(),
      left: gap + (i % across) * (width + gap),
      top: gap + Math.floor(i / across) * (height + name + gap),
    }
  }),
)
const rows = Math.ceil(angels.length / across)
const size = { width: gap + across * (width + gap), height: gap + rows * (height + name + gap) }
const names = angels.map((angel, i) => {
  const x = gap + (i % across) * (width + gap) + width / 2
  const y = gap + Math.floor(i / across) * (height + name + gap) + height + 21
  return `<text x="${x}" y="${y}" text-anchor="middle">${angel.name}, ${angel.age}</text>`
})
const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="15" fill="#e9e2d5">${names.join('')}</svg>`
await sharp({ create: { ...size, channels: 3, background: '#17141f' } })
  .composite([...cells, { input: Buffer.from(labels), left: 0, top: 0 }])
  .webp({ quality: 80 })
  .toFile(new URL('../../docs/pictures/catalogue.webp', import.meta.url).pathname)
console.log(`${angels.length} angels in docs/pictures/catalogue.webp`)
