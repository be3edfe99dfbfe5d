import { around, beads, d, fill, outlined, petal, ring, round, stroke, type HaloKit } from './ornament.ts'

/** A wreath: two branches that climb from below and meet over the head. */
export function leaves(kit: HaloKit): string {
  const { radius, random } = kit
  const pairs = random.int(10, 14)
  const stem = radius - random.range(34, 42)
  const long = random.range(36, 48)
  const fat = random.range(8.5, 13)
  const lean = random.range(30, 46)
  const berries = random.chance(0.65)
  const round1 = random.chance(0.35)
  const leaf = round1
    ? d`M0 0C${-fat * 1.5} ${-long * 0.3} ${-fat * 1.3} ${-long * 0.85} 0 ${-long * 0.92}C${fat * 1.3} ${-long * 0.85} ${fat * 1.5} ${-long * 0.3} 0 0Z`
    : d`M0 0C${-fat * 1.3} ${-long * 0.25} ${-fat} ${-long * 0.7} 0 ${-long}C${fat} ${-long * 0.7} ${fat * 1.3} ${-long * 0.25} 0 0Z`
  const one = (name: string, colour: string) =>
    `<g id="${kit.id}${name}">${fill(leaf, colour, outlined(kit.ink, 1.3))}${stroke(d`M0 ${-3}V${-long * 0.7}`, kit.ink, 1, ' stroke-opacity=".6"')}</g>`
  let branch = ''
  const use = (name: string, angle: number, at: number, turn: number) =>
    `<use href="#${kit.id}${name}" transform="rotate(${round(angle)})translate(0 ${round(-at)})rotate(${round(turn)})"/>`
  for (let i = 0; i < pairs; i++) {
    const angle = -172 + (i + 0.5) * (164 / pairs)
    branch +=
      use(i % 2 ? 'a' : 'b', angle, stem + 2, 90 - lean) +
      use(i % 2 ? 'b' : 'a', angle + 4, stem - 2, 90 + lean)
    if (berries && i % 2)
      branch += `<circle r="4.4" fill="${kit.metal}" stroke="${kit.ink}" stroke-width="1.2" transform="rotate(${round(angle - 5)})translate(0 ${round(-stem - 25)})"/>`
  }
  const stemPath = d`M0 ${stem}A${stem} ${stem} 0 0 1 ${-stem * 0.05} ${-stem}`
  const crown = random.chance(0.5)
    ? fill(petal(radius - 62, radius - 8, 15, 0.5), kit.metal, outlined(kit.ink, 1.6))
    : `<circle cy="${round(-stem)}" r="13" fill="${kit.metal}" stroke="${kit.ink}" stroke-width="1.8"/>`
  return (
    `<defs>${one('a', kit.accent)}${one('b', kit.second)}</defs>` +
    ring(stem - long * 0.95, kit.tint, 2) +
    beads(stem - long * 0.95 - 10, 60, 3, kit.accent) +
    `<g id="${kit.id}w">${stroke(stemPath, kit.ink, 2.4)}${branch}</g><use href="#${kit.id}w" transform="scale(-1 1)"/>` +
    crown
  )
}

/** An open flower behind the head. */
export function petals(kit: HaloKit): string {
  const { radius, random } = kit
  const count = random.pick([10, 12, 14, 16])
  const half = (Math.PI * radius * 0.78) / count
  const round1 = random.chance(0.5)
  const far = radius + random.range(2, 14)
  const shape = (from: number, to: number, wide: number) =>
    round1
      ? d`M0 ${-from}C${-wide * 0.9} ${-from - (to - from) * 0.3} ${-wide * 1.3} ${-to} 0 ${-to}C${wide * 1.3} ${-to} ${wide * 0.9} ${-from - (to - from) * 0.3} 0 ${-from}Z`
      : petal(from, to, wide, 0.66)
  const edge = outlined(kit.ink, 1.7)
  const [first, back] = random.chance(0.5) ? [kit.tint, kit.soft] : [kit.soft, kit.tint]
  let svg = around(
    `${kit.id}p`,
    count,
    fill(shape(110, far, half * 1.2), first, edge) +
      fill(petal(radius - 46, radius - 8, half * 0.24, 0.55), kit.second),
    180 / count,
  )
  const veins = stroke(
    d`M0 ${-140}V${-radius + 66}M${-half * 0.3} ${-150}Q${-half * 0.5} ${-190} ${-half * 0.34} ${-radius + 52}M${half * 0.3} ${-150}Q${half * 0.5} ${-190} ${half * 0.34} ${-radius + 52}`,
    kit.ink,
    1.2,
    ' stroke-opacity=".55"',
  )
  svg += around(
    `${kit.id}q`,
    count,
    fill(shape(110, radius - 20, half * 1.02), back, edge) +
      fill(shape(140, radius - 40, half * 0.52), kit.accent) +
      veins,
  )
  svg += beads(radius - 30, count, 6, kit.metal, -90)
  return svg + ring(150, kit.metal, 3)
}

/** Feathers with eyes, as a peacock fans them. */
export function feathers(kit: HaloKit): string {
  const { radius, random } = kit
  const count = random.pick([13, 15, 17, 19])
  const half = ((Math.PI * radius) / count) * random.range(0.86, 1)
  const tip = radius + random.range(0, 10)
  const eye = tip - half * 1.2
  const size = half * random.range(0.5, 0.6)
  const vane = d`M0 ${-120}C${-half * 0.5} ${-160} ${-half * 1.25} ${-eye + 10} ${-half * 0.8} ${-eye - half * 0.5}Q${-half * 0.45} ${-tip} 0 ${-tip}Q${half * 0.45} ${-tip} ${half * 0.8} ${-eye - half * 0.5}C${half * 1.25} ${-eye + 10} ${half * 0.5} ${-160} 0 ${-120}Z`
  let barbs = ''
  for (let i = 0; i < 4; i++) {
    const at = -eye + size * 1.5 + i * 15
    barbs += d`M0 ${at + 16}Q${-half * 0.3} ${at + 10} ${-half * (0.72 - i * 0.1)} ${at - 6}M0 ${at + 16}Q${half * 0.3} ${at + 10} ${half * (0.72 - i * 0.1)} ${at - 6}`
  }
  const spot = (scale: number, colour: string) =>
    fill(
      d`M0 ${-eye - size * scale}C${-size * scale * 1.1} ${-eye - size * scale} ${-size * scale} ${-eye + size * scale * 0.5} 0 ${-eye + size * scale * 1.15}C${size * scale} ${-eye + size * scale * 0.5} ${size * scale * 1.1} ${-eye - size * scale} 0 ${-eye - size * scale}Z`,
      colour,
    )
  const feather = (colour: string, ring1: string) =>
    fill(vane, colour, outlined(kit.ink, 1.6)) +
    stroke(barbs, kit.ink, 1.1, ' stroke-opacity=".5"') +
    stroke(d`M0 ${-130}V${-eye + size}`, kit.ink, 1.6) +
    spot(1, ring1) +
    spot(0.68, kit.second) +
    spot(0.34, kit.ink)
  const behind = random.chance(0.5)
  return (
    around(`${kit.id}v`, count, feather(kit.soft, kit.glow), 180 / count) +
    around(`${kit.id}u`, count, feather(kit.tint, behind ? kit.metal : kit.accent)) +
    ring(166, kit.metal, 2.6) +
    beads(156, count * 3, 3.6, kit.accent)
  )
}
