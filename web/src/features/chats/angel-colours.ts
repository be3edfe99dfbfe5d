import type { ChatAvatar } from '@aureole/contract/chats'

const apart = 36

/** The hue of a colour as people see it (OKLab), from `#rrggbb`; nothing where it is a grey or cannot be read. */
export function hueOf(colour: string): number | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour.trim())
  if (hex === null) return undefined
  const [r, g, b] = hex.slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  if (Math.hypot(x, y) < 0.02) return undefined
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

function distance(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

/** Each angel's own hue, taken from the portrait, and far enough from the others' to be told apart. */
export function angelHues(avatars: readonly Pick<ChatAvatar, 'id' | 'palette'>[]): Map<string, number> {
  const hues = new Map<string, number>()
  avatars.forEach((avatar, place) => {
    const own = hueOf(avatar.palette?.ground ?? '') ?? hueOf(avatar.palette?.halo ?? '') ?? 30 + place * 72
    const free = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5]
      .map((step) => (own + step * apart + 360) % 360)
      .find((hue) => [...hues.values()].every((taken) => distance(taken, hue) >= apart))
    hues.set(avatar.id, Math.round(free ?? own))
  })
  return hues
}

/** Lightness and strength are the theme's, so that every hue can be read on a bubble, in dark and in light. */
export function angelColour(hue: number): string {
  return `light-dark(oklch(0.47 0.11 ${hue}), oklch(0.82 0.09 ${hue}))`
}
