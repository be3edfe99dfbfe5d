import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../platform/database/index.ts'
import { openPortraits } from '../testing/portraits.ts'

/**
 * The longest time, in milliseconds, for which this thread was at work without letting anything else run. Counted as time
 * of the processor: a busy machine takes the thread off it for longer than that, whatever we do, and would fail any test
 * that looks at the clock.
 */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const ticks = setInterval(() => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user + now.system - before.user - before.system)
    before = now
  }, 1)
  try {
    await work()
  } finally {
    clearInterval(ticks)
  }
  return longest / 1000
}

describe('whoever asks for something else meanwhile', () => {
  // The ready pictures are in the code: what the embedded database costs on this thread is not the question here.
  const world = openPortraits(undefined as unknown as Database)
  const large = ({ value }: { value: string }) =>
    world.portraits.picture(value).imageSources.map(({ srcset }) => srcset.split(' ').at(-2)!)
  const [warm, ...others] = world.portraits.ready()
  let upload: Buffer

  beforeAll(async () => {
    // Noise is the worst that an encoder can get.
    const noise = Buffer.alloc(3000 * 2000 * 3).map((_, i) => (i * 2_654_435_761) >>> 24)
    const raw = { width: 3000, height: 2000, channels: 3 } as const
    upload = await sharp(noise, { raw }).jpeg({ quality: 95 }).toBuffer()
    for (const address of large(warm!)) await world.portraits.read(address)
  })
  afterAll(() => world.stop())

  it('notices nothing of pictures that are drawn', async () => {
    const addresses = others.slice(0, 4).flatMap(large)
    const stretch = await longestStretch(async () => {
      const files = await Promise.all(addresses.map((address) => world.portraits.read(address)))
      expect(files.every((file) => (file?.bytes.length ?? 0) > 10_000)).toBe(true)
    })
    expect(await world.metric('portraits_served_total', '{from="studio"}')).toBe(10)
    expect(stretch).toBeLessThan(10)
  })

  it('notices nothing of a large picture that comes in', async () => {
    expect(upload.length).toBeGreaterThan(4_000_000)
    expect(await longestStretch(() => world.portraits.readUpload(upload))).toBeLessThan(10)
  })

  it('would notice it if that were done here', async () => {
    const { draw } = await import('./studio/draw.ts')
    const { wholeLook } = await import('./looks.ts')
    const stretch = await longestStretch(async () => {
      for (let n = 0; n < 5; n++) await draw(wholeLook({ seed: `here-${n}` }), { width: 480, format: 'webp' })
    })
    expect(stretch).toBeGreaterThan(5)
  })
})
