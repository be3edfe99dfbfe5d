import type { Gender } from '@aureole/contract/avatar-filter'
import type { Option } from '../options.ts'
import type { StepProps } from '../step-props.ts'
import { hairColours } from '../swatches.ts'
import { ColourChoices, DrawnChoices } from './look-choices.tsx'

/** Styles that more men wear than women come first for them, and last for women; none is left out. */
const shortFirst = [
  'CROP',
  'SIDE_PART',
  'UNDERCUT',
  'SWEPT_BACK',
  'SHORT_CURLS',
  'BUZZ',
  'BALD',
  'AFRO',
  'LOCS',
  'CURLS',
]

function inOrder(options: readonly Option[], gender: Gender | undefined): readonly Option[] {
  const rank = ({ value }: Option) => {
    const place = shortFirst.indexOf(value)
    if (gender === 'MALE') return place < 0 ? shortFirst.length : place
    return place >= 0 && place < 7 ? 1 : 0
  }
  return options.toSorted((one, other) => rank(one) - rank(other))
}

export function HairStep(props: StepProps) {
  const { answers, options } = props
  const covered = ['BALD', 'HIJAB'].includes(String(answers.look?.hair ?? props.drawn?.hair))
  return (
    <>
      {!covered && (
        <ColourChoices {...props} field="hairColour" label="Colour" colour={(value) => hairColours[value]} />
      )}
      <DrawnChoices
        {...props}
        field="hair"
        label="Style"
        cut="head"
        only={inOrder(options['hair'] ?? [], answers.gender)}
      />
      {answers.gender === 'MALE' && <DrawnChoices {...props} field="beard" label="Beard" cut="face" />}
    </>
  )
}
