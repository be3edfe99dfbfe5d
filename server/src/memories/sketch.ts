/**
 * A vector as the signs of its numbers: an eighth of its size, and how many signs two of them share tells nearly as well how alike they are (of the five
 * nearest among forty memories, four and more are the same). So a reply can weigh hundreds in no time.
 */
export function sketchOf(vector: Int8Array): Uint8Array {
  const sketch = new Uint8Array(vector.length / 8)
  vector.forEach((value, i) => {
    if (value > 0) sketch[i >> 3]! |= 1 << (i & 7)
  })
  return sketch
}

const bits = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

/** From -1 to 1, as the vectors' own similarity would be. */
export function likeness(a: Uint8Array, b: Uint8Array): number {
  let differ = 0
  for (let i = 0; i < a.length; i++) differ += bits[a[i]! ^ b[i]!]!
  return Math.cos((Math.PI * differ) / (a.length * 8))
}
