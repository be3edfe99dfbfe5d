import {
  around,
  beads,
  d,
  dashes,
  fill,
  outlined,
  petal,
  ring,
  round,
  star,
  stroke,
  type HaloKit,
} from './ornament.ts'

/** Interlaced rounds with a scalloped edge over the rim. */
export function lace(kit: HaloKit): string {
  const { radius, random } = kit
  const count = random.pick([16, 18, 20, 24])
  const middle = radius - 36
  const size = (Math.PI * middle) / count
  const flower = random.chance(0.5)
  const heart = flower
    ? [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            `<path d="${petal(2, size * 0.72, size * 0.3)}" fill="${kit.accent}" transform="translate(0 ${round(-middle)})rotate(${turn})"/>`,
        )
        .join('')
    : fill(star(middle, size * 0.72, 4, 0.38), kit.accent)
  const scallop = d`M${-size} ${-radius - 2}A${size * 1.12} ${size * 1.12} 0 0 1 ${size} ${-radius - 2}`
  const mesh =
    `<circle cy="${round(-middle)}" r="${round(size * 1.5)}" fill="none" stroke="${kit.ink}" stroke-width="1.5"/>` +
    `<circle cy="${round(-middle)}" r="${round(size * 0.92)}" fill="none" stroke="${kit.second}" stroke-width="2.4"/>` +
    heart +
    stroke(scallop, kit.outside, 2.6) +
    `<circle cy="${round(-radius - size * 0.35)}" r="2.6" fill="${kit.outside}"/>`
  const hem = d`M${-size} ${-middle + size * 1.9}Q0 ${-middle + size * 3.1} ${size} ${-middle + size * 1.9}`
  return (
    around(`${kit.id}l`, count, mesh) +
    ring(middle - size * 1.85, kit.ink, 1.6) +
    ring(middle - size * 1.85 - 6, kit.accent, 3) +
    around(
      `${kit.id}h`,
      count,
      stroke(hem, kit.accent, 1.8) +
        `<circle cy="${round(-middle + size * 2.9)}" r="3" fill="${kit.second}"/>`,
    )
  )
}

/** Tesserae: rows of tiles, each row with its own rhythm, and one row of diamonds or crosses. */
export function mosaic(kit: HaloKit): string {
  const { radius, random } = kit
  const rows = random.int(3, 4)
  const height = 78 / rows
  const grout = random.range(0.86, 0.92)
  const special = random.int(0, rows - 1)
  const colours = [kit.accent, kit.metal, kit.second, kit.night]
  const shift = random.int(0, 3)
  let svg = ring(radius - 42, kit.soft, 82)
  for (let row = 0; row < rows; row++) {
    const at = radius - 4 - height * (row + 0.5)
    const count = Math.round(random.pick([36, 40, 44, 48]) * (1 - row * 0.06)) * 2
    const first = colours[(row + shift) % 4] ?? kit.accent
    const next = colours[(row + shift + 1) % 4] ?? kit.metal
    const tile = height - 2.6
    svg += dashes(at, count, tile, grout, kit.tint)
    if (row === special) {
      const large = Math.round(count / 4)
      const half = (Math.PI * at) / large
      svg += dashes(at, count, tile, grout, first)
      svg += around(
        `${kit.id}d`,
        large,
        fill(
          d`M0 ${-at - tile / 2}L${half * 0.7} ${-at}L0 ${-at + tile / 2}L${-half * 0.7} ${-at}Z`,
          kit.glow,
          outlined(kit.ink, 1),
        ) + `<circle cy="${round(-at)}" r="3.4" fill="${next}"/>`,
      )
    } else {
      const step = random.pick([2, 3, 4])
      svg += dashes(at, count / step, tile, grout / step, first)
      if (step > 2) svg += dashes(at, count / step, tile, grout / step, next, 360 / count)
    }
  }
  return svg + ring(radius - 84, kit.ink, 2) + ring(radius, kit.ink, 3) + beads(radius - 92, 72, 4, kit.metal)
}

/** Water: scales of ripples inside, curling crests along the rim. */
export function waves(kit: HaloKit): string {
  const { radius, random } = kit
  const count = random.pick([14, 16, 18, 20])
  const rows = random.int(3, 4)
  let svg = ''
  for (let row = 0; row < rows; row++) {
    const at = radius - 34 - row * 27
    const size = ((Math.PI * at) / count) * 1.06
    const scale =
      `<circle cy="${round(-at)}" r="${round(size)}" fill="${row % 2 ? kit.soft : kit.tint}" stroke="${kit.ink}" stroke-width="1.5"/>` +
      `<circle cy="${round(-at)}" r="${round(size * 0.68)}" fill="none" stroke="${row % 2 ? kit.second : kit.accent}" stroke-width="2.6"/>` +
      `<circle cy="${round(-at)}" r="${round(size * 0.34)}" fill="${row % 2 ? kit.accent : kit.second}"/>`
    svg += around(`${kit.id}y${row}`, count, scale, row % 2 ? 180 / count : 0)
  }
  const crests = random.pick([14, 16, 18])
  const half = (Math.PI * radius) / crests
  const lift = random.range(20, 27)
  const crest = d`M${-half * 1.1} ${-radius + 6}C${-half * 0.4} ${-radius - 2} ${-half * 0.3} ${-radius - lift} ${half * 0.35} ${-radius - lift}C${half * 0.95} ${-radius - lift} ${half * 0.95} ${-radius - 4} ${half * 0.45} ${-radius - 5}C${half * 0.05} ${-radius - 6} ${half * 0.15} ${-radius - 15} ${half * 0.45} ${-radius - 13}C${half * 0.2} ${-radius - 22} ${-half * 0.35} ${-radius - 8} ${half * 0.2} ${-radius + 2}C${half * 0.5} ${-radius + 8} ${half * 0.9} ${-radius + 8} ${half * 1.1} ${-radius + 6}Z`
  const turned = random.chance(0.5) ? '<g transform="scale(-1 1)">' : '<g>'
  return `${svg}${turned}${around(`${kit.id}z`, crests, fill(crest, kit.second, outlined(kit.ink, 1.8)))}</g>${ring(radius - 6, kit.glow, 2.4)}`
}
