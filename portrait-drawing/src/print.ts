/** A motif that is repeated over cloth or a shorn head. */
interface Motif {
  width: number
  height: number
  svg: string
}

/**
 * Motifs side by side over a box, to be clipped by whoever draws them. Rows of references to one drawing: a rasteriser takes
 * several times as long for a pattern.
 */
export function tiled(
  id: string,
  motif: Motif,
  box: { left: number; top: number; right: number; bottom: number },
  degrees = 0,
): string {
  const { width, height, svg } = motif
  const columns = Math.ceil((box.right - box.left) / width)
  const rows = Math.ceil((box.bottom - box.top) / height)
  let row = `<g id="${id}t">${svg}</g>`
  for (let i = 1; i < columns; i++) row += `<use href="#${id}t" x="${i * width}"/>`
  let all = `<g id="${id}r">${row}</g>`
  for (let i = 1; i < rows; i++) all += `<use href="#${id}r" y="${i * height}"/>`
  return `<g transform="translate(${Math.round(box.left)} ${Math.round(box.top)})${degrees ? `rotate(${degrees})` : ''}">${all}</g>`
}
