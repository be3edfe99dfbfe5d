/**
 * How pictures are written. Part of every address: to change a number here is to draw and fetch all of them anew.
 * AVIF at its quickest, since anything better takes five times as long for a tenth of the bytes.
 */
export const encoding = {
  avif: { quality: 52, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 68, effort: 2 },
  png: { compressionLevel: 9, palette: false },
  /** What is kept of a picture that was brought along: a little larger than the largest size that is shown. */
  master: { width: 900, height: 1200, webp: { quality: 88, effort: 4 } },
  /** The width of the picture in a character card. */
  cardWidth: 600,
} as const
