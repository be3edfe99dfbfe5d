import { short, type Point } from './curves.ts'

/** A filled path. `opacity` from 0 to 1; left out where it is 1. */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${faded('fill', opacity)}/>`
}

/** A line of even thickness with round ends. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faded('stroke', opacity)}/>`
}

/** A filled path with a line around it. */
export function inked(d: string, colour: string, line: string, width: number): string {
  return `<path d="${d}" fill="${colour}" stroke="${line}" stroke-width="${short(width)}" stroke-linejoin="round"/>`
}

export function circle([x, y]: Point, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${faded('fill', opacity)}/>`
}

export function ring([x, y]: Point, radius: number, colour: string, width: number, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${faded('stroke', opacity)}/>`
}

export function ellipse([x, y]: Point, rx: number, ry: number, colour: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"${faded('fill', opacity)}/>`
}

/** A group; nothing at all where there is nothing in it. */
export function group(content: string, attributes = ''): string {
  if (!content) return ''
  return `<g${attributes && ` ${attributes}`}>${content}</g>`
}

/** The paint is made transparent, not the element: for the latter, rasterisers lay out a picture of its own. */
function faded(paint: 'fill' | 'stroke', opacity: number): string {
  return opacity >= 1 ? '' : ` ${paint}-opacity="${opacity.toFixed(2).replace(/^0|0$/g, '')}"`
}
