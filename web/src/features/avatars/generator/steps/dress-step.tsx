import type { StepProps } from '../step-props.ts'
import { paletteColours } from '../swatches.ts'
import { ColourChoices, DrawnChoices } from './look-choices.tsx'

function poster(value: string): string | undefined {
  const colours = paletteColours[value]
  if (colours === undefined) return undefined
  const [ground, halo, accent] = colours
  return `radial-gradient(circle at 50% 46%, ${halo} 38%, ${accent} 39% 46%, ${ground} 47%)`
}

export function DressStep(props: StepProps) {
  return (
    <>
      <ColourChoices {...props} field="palette" label="Colours" colour={poster} />
      <DrawnChoices {...props} field="outfit" label="Clothes" cut="body" />
      <DrawnChoices {...props} field="halo" label="Halo" cut="whole" />
      <DrawnChoices {...props} field="earrings" label="Earrings" cut="face" />
    </>
  )
}
