import { eyeInks, hairInks, lookOptions, paletteInks, skinInks } from '@aureole/portrait-drawing'

/** The inks of the drawing, for the choices that are a colour; by any name, since the server lists the choices. */
export const hairColours: Readonly<Record<string, string>> = hairInks
export const eyeColours: Readonly<Record<string, string>> = eyeInks
export const skinColours: readonly string[] = skinInks

/** Ground, halo and accent of each poster. */
export const paletteColours: Readonly<Record<string, readonly [string, string, string]>> = Object.fromEntries(
  lookOptions.palette.map((palette) => [palette, paletteInks(palette)]),
)
