import { Halo } from '../../ui/halo.tsx'
import { Logo, Mark } from '../../ui/mark.tsx'
import { Columns, Section, Specimen } from './kit-parts.tsx'

export function Ornaments() {
  return (
    <Section
      id="ornaments"
      title="Ornaments"
      text="The mark is a ring of light. A halo may appear once on a screen, never as wallpaper."
    >
      <Columns>
        <Specimen name="Mark and Logo" className="flex flex-wrap items-center gap-8">
          <Logo name="Aureole" kind="rays" />
          <Logo name="Celeste" kind="points" />
          <Mark kind="rays" size={64} />
          <Mark kind="points" size={64} />
          <Mark size={20} />
        </Specimen>
        <Specimen name="Halo, small" className="flex flex-wrap items-center gap-8">
          <Halo size={96}>18</Halo>
          <Halo size={128} glow>
            +50
          </Halo>
          <Halo size={96} kind="points" />
        </Specimen>
        <Specimen name="Halo, hero" className="grid place-items-center overflow-hidden">
          <Halo size={300} glow />
        </Specimen>
        <Specimen name="Halo, points and arc" className="grid place-items-center gap-6 overflow-hidden">
          <Halo size={300} shape="arc" />
          <Halo size={220} kind="points" />
        </Specimen>
      </Columns>
    </Section>
  )
}
