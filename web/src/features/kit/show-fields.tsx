import { Mail, Ticket } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import {
  Checkbox,
  Field,
  PasswordInput,
  SearchInput,
  SelectInput,
  Switch,
  TextArea,
  TextInput,
} from '../../ui/field.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import { Columns, Section, Specimen } from './kit-parts.tsx'

export function Fields() {
  const [age, setAge] = useState<[number, number]>([24, 62])
  return (
    <Section
      id="fields"
      title="Fields"
      text="A label above, one line of help below; an error takes the place of the help and is read out."
    >
      <Columns>
        <Specimen name="Field" className="space-y-5">
          <Field label="E-mail" hint="We write only when you ask us to.">
            <TextInput type="email" placeholder="you@example.org" autoComplete="off" />
          </Field>
          <Field label="Password" hint="At least 8 characters. A short sentence works well.">
            <PasswordInput className="show-focus" defaultValue="a lamp by the window" autoComplete="off" />
          </Field>
          <Field label="E-mail" error="This address is missing its ending, such as .org.">
            <TextInput defaultValue="robin@example" icon={<Mail aria-hidden />} />
          </Field>
          <Field label="Name" note="cannot be changed here">
            <TextInput disabled defaultValue="Robin" />
          </Field>
        </Specimen>
        <Specimen name="Others" className="space-y-5">
          <SearchInput aria-label="Search everything said" placeholder="Search everything said" />
          <div className="grid grid-cols-[1fr_1.6fr_1.2fr] gap-2">
            <Field label="Day">
              <SelectInput defaultValue="14">
                <option>14</option>
              </SelectInput>
            </Field>
            <Field label="Month">
              <SelectInput defaultValue="February">
                <option>February</option>
                <option>September</option>
              </SelectInput>
            </Field>
            <Field label="Year">
              <SelectInput defaultValue="1994">
                <option>1994</option>
              </SelectInput>
            </Field>
          </div>
          <Field label="What should Noor know?" note="optional">
            <TextArea placeholder="I swim on Thursdays." />
          </Field>
          <div className="flex items-end gap-2">
            <Field label="Coupon" className="flex-1">
              <TextInput icon={<Ticket aria-hidden />} placeholder="Code" />
            </Field>
            <Button variant="quiet" className="h-12">
              Apply
            </Button>
          </div>
        </Specimen>
        <Specimen name="Checkbox" className="space-y-3">
          <Checkbox defaultChecked>
            I accept the{' '}
            <a className="k-link" href="#fields">
              Terms of Service
            </a>{' '}
            and have read the{' '}
            <a className="k-link" href="#fields">
              Privacy Policy
            </a>
            .
          </Checkbox>
          <Checkbox>Send me a receipt</Checkbox>
          <Checkbox error="Please confirm this to go on.">I am 18 or older</Checkbox>
          <Checkbox disabled>Not available yet</Checkbox>
          <Checkbox disabled defaultChecked>
            Always on
          </Checkbox>
        </Specimen>
        <Specimen name="Switch" note="takes effect at once" className="space-y-4">
          <Switch defaultChecked hint="Angels may remember what you tell them.">
            Memory
          </Switch>
          <Switch hint="A letter when someone has answered.">Letters</Switch>
          <Switch disabled hint="Part of premium.">
            Voice
          </Switch>
          <Switch disabled defaultChecked>
            AI notice
          </Switch>
        </Specimen>
        <Specimen name="RangeSlider" note="two thumbs, arrow keys" className="space-y-6">
          <RangeSlider label="Age" min={18} max={99} value={age} onChange={setAge} />
          <RangeSlider
            label="Age, as it opens"
            min={18}
            max={99}
            value={[18, 99]}
            onChange={() => undefined}
          />
          <RangeSlider
            label="Age, disabled"
            min={18}
            max={99}
            value={[30, 50]}
            onChange={() => undefined}
            disabled
          />
        </Specimen>
      </Columns>
    </Section>
  )
}
