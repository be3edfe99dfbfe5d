import { lookOf, withLook, type LookField } from '../answers.ts'
import { PictureChoices } from '../choices/picture-choices.tsx'
import { SwatchChoices } from '../choices/swatch-choices.tsx'
import type { Option } from '../options.ts'
import type { StepProps } from '../step-props.ts'

interface LookChoicesProps extends StepProps {
  field: LookField
  label: string
}

function valueOf(field: LookField, value: string): string | number {
  return field === 'skin' ? Number(value) : value
}

function chosenOf({ answers, drawn, field }: Pick<LookChoicesProps, 'answers' | 'drawn' | 'field'>) {
  const value = answers.look?.[field] ?? drawn?.[field]
  return value === undefined ? undefined : String(value)
}

/** Choices about the look that are drawn pictures. */
export function DrawnChoices(
  props: LookChoicesProps & { cut: 'head' | 'face' | 'body' | 'whole'; only?: readonly Option[] },
) {
  const { answers, options, field, label, cut, only, change } = props
  return (
    <PictureChoices
      label={label}
      options={only ?? options[field] ?? []}
      value={chosenOf(props)}
      cut={cut}
      lookWith={(value) => lookOf(withLook(answers, { [field]: valueOf(field, value) }))}
      onChange={(value) => change(withLook(answers, { [field]: valueOf(field, value) }), `${field} ${value}`)}
    />
  )
}

export function ColourChoices(props: LookChoicesProps & { colour: (value: string) => string | undefined }) {
  const { answers, options, field, label, colour, change } = props
  return (
    <SwatchChoices
      label={label}
      options={options[field] ?? []}
      value={chosenOf(props)}
      colour={colour}
      onChange={(value) => change(withLook(answers, { [field]: valueOf(field, value) }), `${field} ${value}`)}
    />
  )
}
