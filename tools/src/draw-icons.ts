import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createBrands, type BrandRecord } from '../../server/src/brands/index.ts'
import { iconSvg, logoSvg } from '../../server/src/pages/mark.ts'
import { chromiumArgs, findChromium } from './lab/find-chromium.ts'

/**
 * Draws the pictures of each built-in brand that cannot be SVG: launcher icons and the preview of a shared link. Run by hand
 * after a brand's mark or colours changed: `node tools/src/draw-icons.ts`. Node 24 and Chromium are needed.
 */
const folder = new URL('../../server/src/pages/icons/', import.meta.url)
const require = createRequire(import.meta.url)
const brands = createBrands({
  nodeEnv: 'development',
  demoData: true,
  publicUrl: new URL('http://localhost'),
}).all

for (const brand of brands) {
  await drawPng(iconSvg(brand, 'rounded'), 48, `${brand.id}-48.png`)
  await drawPng(iconSvg(brand, 'rounded'), 192, `${brand.id}-192.png`)
  await drawPng(iconSvg(brand, 'rounded'), 512, `${brand.id}-512.png`)
  await drawPng(iconSvg(brand, 'safe'), 512, `${brand.id}-maskable-512.png`)
  await drawPng(iconSvg(brand, 'safe'), 180, `${brand.id}-180.png`)
}
await drawPreviews()

async function drawPng(svg: string, size: number, name: string): Promise<void> {
  // The renderer knows no OKLCH, so colours are handed over as it knows them.
  const picture = sharp(Buffer.from(plainColours(svg)), { density: (72 * size) / 32 }).resize(size, size)
  await writeFile(
    new URL(name, folder),
    await picture.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer(),
  )
}

function plainColours(svg: string): string {
  return svg.replaceAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (_, l: string, c: string, h: string) =>
    hexOf(Number(l), Number(c), Number(h)),
  )
}

/** From OKLCH to sRGB, by the definition of OKLab. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(channel).join('')}`
}

function channel(linear: number): string {
  const curved = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, curved)))
    .toString(16)
    .padStart(2, '0')
}

async function drawPreviews(): Promise<void> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('Chromium is needed to set the type of the previews')
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
    for (const brand of brands) {
      await page.setContent(await previewHtml(brand))
      await page.evaluate(async () => {
        await document.fonts.ready
      })
      const shot = await page.screenshot({ type: 'png' })
      const file = new URL(`${brand.id}-preview.png`, folder)
      await writeFile(
        file,
        await sharp(shot).png({ compressionLevel: 9, palette: true, quality: 92, dither: 1 }).toBuffer(),
      )
    }
  } finally {
    await browser.close()
  }
}

async function previewHtml(brand: BrandRecord): Promise<string> {
  const { dark } = brand.theme
  const font = await dataUrl('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')
  const mark = `data:image/svg+xml;base64,${Buffer.from(logoSvg(brand)).toString('base64')}`
  return `<style>@font-face{font-family:F;src:url(${font});font-weight:100 900}
*{box-sizing:border-box;margin:0}body{width:1200px;height:630px;overflow:hidden;background:${dark['surface-0']};color:${dark['ink-1']};font-family:F;
background-image:radial-gradient(circle 460px at 912px 315px,${dark.halo},transparent 72%)}
.name{position:absolute;left:88px;top:84px;font-size:38px;display:flex;gap:16px;align-items:center}
.name img{width:52px;height:52px}
h1{position:absolute;left:84px;bottom:150px;font:400 82px/1.04 F;letter-spacing:-.02em;max-width:640px}
h1 span{display:block}h1 span+span{background:linear-gradient(100deg,${dark['primary-a']},${dark['primary-b']} 80%);-webkit-background-clip:text;color:transparent;padding-bottom:.1em}
p{position:absolute;left:88px;bottom:84px;font-size:27px;color:${dark['ink-2']}}
.big{position:absolute;left:662px;top:65px;width:500px;height:500px}</style>
<div class="name"><img src="${mark}">${brand.name}</div><h1>${brand.headline.map((line) => `<span>${line}</span>`).join('')}</h1>
<p>AI companions who say that they are AI.</p><img class="big" src="${mark}">`
}

async function dataUrl(file: string): Promise<string> {
  const content = await readFile(fileURLToPath(new URL(`file://${require.resolve(file)}`)))
  return `data:font/woff2;base64,${content.toString('base64')}`
}
