import {
  around,
  beads,
  d,
  fill,
  outlined,
  petal,
  ring,
  round,
  star,
  stroke,
  type HaloKit,
} from './ornament.ts'

/** Thin and heavy rings, two rows of beads, and a few wanderers on their orbits. */
export function rings(kit: HaloKit): string {
  const { radius, random } = kit
  const inner = random.range(158, 176)
  const count = random.int(4, 7)
  const rhythm = random.range(0.75, 1.5)
  let svg = ''
  const orbits: number[] = []
  for (let i = 0; i <= count; i++) {
    const at = inner + (radius - 9 - inner) * (i / count) ** rhythm
    orbits.push(at)
    svg += ring(
      at,
      i % 2 ? kit.accent : i % 4 ? kit.second : kit.soft,
      i === count ? 5 : random.range(1.4, 4.2),
    )
  }
  const dotted = random.int(32, 64)
  const outer = ((orbits[count] ?? 0) + (orbits[count - 1] ?? 0)) / 2
  svg += beads(outer, dotted, random.range(4, 7), kit.accent)
  svg += beads(((orbits[1] ?? 0) + (orbits[2] ?? 0)) / 2, Math.round(dotted / 2), 4, kit.ink, 3)
  const colours = [kit.accent, kit.second, kit.metal]
  const turn = random.range(0, 360)
  for (let i = 0; i < random.int(3, 5); i++) {
    const orbit = orbits[1 + (i % (count - 1))] ?? radius
    const size = random.range(9, 17)
    const planet =
      `<circle cy="${round(-orbit)}" r="${round(size)}" fill="${colours[i % 3]}" stroke="${kit.ink}" stroke-width="2"/>` +
      stroke(
        d`M${-size * 0.55} ${-orbit - size * 0.2}a${size * 0.6} ${size * 0.6} 0 0 1 ${size * 0.6} ${-size * 0.45}`,
        kit.glow,
        2,
      )
    svg += `<g transform="rotate(${round(turn + i * random.range(58, 96))})">${planet}</g>`
  }
  return svg
}

/** A sunburst: straight beams and flames by turns, the long ones reach out over the rim. */
export function rays(kit: HaloKit): string {
  const { radius, random } = kit
  const count = random.pick([16, 18, 20, 24])
  const half = (Math.PI * radius) / count
  const wide = half * random.range(0.3, 0.42)
  const flames = random.chance(0.6)
  const tip = radius - random.range(4, 16)
  const bend = half * 0.5
  const straight = d`M${-wide * 0.35} ${-138}L${-wide} ${-tip + 34}Q${-wide * 0.5} ${-tip + 14} 0 ${-tip}Q${wide * 0.5} ${-tip + 14} ${wide} ${-tip + 34}L${wide * 0.35} ${-138}Z`
  const flame = d`M${-half * 0.3} ${-140}C${-half * 0.8} ${-180} ${bend} ${-206} ${-half * 0.12} ${-radius + 24}C${half * 0.9} ${-208} ${-bend * 0.4} ${-180} ${half * 0.34} ${-140}Z`
  const thin = d`M${-half * 0.14} ${-140}L0 ${-radius + 34}L${half * 0.14} ${-140}Z`
  const eye = random.chance(0.5)
  let svg = around(
    `${kit.id}r`,
    count,
    fill(straight, kit.tint, outlined(kit.ink, 1.4)) + stroke(d`M0 ${-150}V${-tip + 14}`, kit.accent, 2.4),
  )
  svg += around(`${kit.id}f`, count, fill(flames ? flame : thin, kit.accent), 180 / count)
  svg += beads(
    radius - (flames ? 8 : 18),
    count,
    eye ? 10 : 7,
    eye ? kit.second : kit.accent,
    -90 + 180 / count,
  )
  if (random.chance(0.5))
    svg += around(`${kit.id}o`, count, fill(petal(radius + 17, radius + 34, 5), kit.outside))
  return svg + ring(170, kit.metal, 3) + beads(160, count * 3, 3.4, kit.ink)
}

/** A dark band full of stars, some of them joined to a constellation. */
export function stars(kit: HaloKit): string {
  const { radius, random } = kit
  const width = random.range(48, 66)
  const middle = radius - width / 2 - 4
  const count = random.pick([10, 12, 14])
  const points = random.pick([4, 5, 6, 8])
  const waist = points > 5 ? 0.4 : points === 5 ? 0.42 : 0.28
  let svg =
    ring(middle, kit.night, width) +
    ring(radius - 4, kit.metal, 2.4) +
    ring(radius - width - 4, kit.metal, 2.4)
  svg += around(`${kit.id}s`, count, fill(star(middle, width * 0.33, points, waist), kit.glow))
  let path = ''
  const marks: string[] = []
  let angle = random.range(0, 30)
  while (angle < 360) {
    const at = middle + random.range(-1, 1) * width * 0.34
    const x = at * Math.sin((angle * Math.PI) / 180)
    const y = -at * Math.cos((angle * Math.PI) / 180)
    path += (marks.length % 4 === 0 ? 'M' : 'L') + d`${x} ${y}`
    marks.push(d`M${x} ${y}h0`)
    angle += random.range(11, 19)
  }
  svg += stroke(path, kit.metal, 1.1, ' stroke-opacity=".7"') + stroke(marks.join(''), kit.metal, 5)
  svg += around(
    `${kit.id}t`,
    count * 2,
    fill(star(radius - width - 22, random.range(6, 10), 4, 0.32), kit.accent),
    90 / count,
  )
  return svg + beads(radius - width - 40, count * 4, 2.6, kit.second)
}

/** The moon through its month: full above, new below. */
export function moons(kit: HaloKit): string {
  const { radius, random } = kit
  const count = random.pick([12, 14, 16])
  const size = random.range(15, 19)
  const middle = radius - size - 13
  const dark = random.chance(0.55)
  let svg = dark ? ring(middle, kit.night, size * 2 + 18) : ring(middle, kit.tint, size * 2 + 18)
  svg += ring(radius - 4, kit.ink, 2) + ring(middle - size - 9, kit.metal, 3)
  for (let i = 0; i < count; i++) {
    const share = (i / count) * 2
    const lit = Math.abs(share - 1)
    const waxing = share > 1
    const terminator = Math.abs(1 - 2 * lit) * size
    const bright = d`M0 ${-middle - size}A${size} ${size} 0 0 ${waxing ? 1 : 0} 0 ${-middle + size}A${terminator} ${size} 0 0 ${lit > 0.5 === waxing ? 1 : 0} 0 ${-middle - size}Z`
    svg += `<g transform="rotate(${round((i * 360) / count)})"><circle cy="${round(-middle)}" r="${round(size)}" fill="${dark ? kit.second : kit.night}"/>${lit > 0.02 ? fill(bright, kit.glow) : ''}</g>`
  }
  svg += beads(middle, count, 5, kit.accent, -90 + 180 / count)
  svg += around(`${kit.id}m`, count * 2, fill(star(middle - size - 26, 6.5, 4, 0.34), kit.accent))
  return svg + ring(middle - size - 42, kit.second, 1.6)
}
