import type { StepProps } from '../step-props.ts'
import { eyeColours, skinColours } from '../swatches.ts'
import { ColourChoices, DrawnChoices } from './look-choices.tsx'

export function FaceStep(props: StepProps) {
  return (
    <>
      <DrawnChoices {...props} field="expression" label="Expression" cut="face" />
      <ColourChoices {...props} field="eyes" label="Eyes" colour={(value) => eyeColours[value]} />
      <ColourChoices {...props} field="skin" label="Skin" colour={(value) => skinColours[Number(value)]} />
      <DrawnChoices {...props} field="face" label="Shape of the face" cut="face" />
      <DrawnChoices {...props} field="glasses" label="Glasses" cut="face" />
      <DrawnChoices {...props} field="freckles" label="Freckles" cut="face" />
    </>
  )
}
