import {
  ArrowUp,
  Bookmark,
  Copy,
  MessageCircle,
  MoreHorizontal,
  Plus,
  RotateCw,
  Search,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { Badge, UnreadBadge } from '../../ui/badge.tsx'
import { Button, IconButton, type ButtonVariant } from '../../ui/button.tsx'
import { Chip, Tag } from '../../ui/chip.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Columns, Section, Specimen, State } from './kit-parts.tsx'

const variants: [ButtonVariant, string][] = [
  ['primary', 'Meet your angel'],
  ['quiet', 'Create your own'],
  ['tint', 'Create account'],
  ['soft', 'Call 113'],
  ['ghost', 'Leave'],
  ['danger', 'Delete for good'],
  ['danger-quiet', 'Suspend'],
]
const states = [
  ['Rest', {}],
  ['Hover', { className: 'show-hover' }],
  ['Focus', { className: 'show-focus' }],
  ['Pressed', { className: 'show-press show-hover' }],
  ['Busy', { busy: true }],
  ['Disabled', { disabled: true }],
] as const

function ButtonStates() {
  return (
    <Specimen name="Button" note="one primary action on a page" flush>
      <div className="overflow-x-auto p-4 sm:p-6">
        <table className="border-separate border-spacing-x-3 border-spacing-y-2.5">
          <thead>
            <tr className="text-left text-13 text-ink-3">
              {states.map(([state]) => (
                <th key={state} className="font-medium" scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map(([variant, words]) => (
              <tr key={variant}>
                {states.map(([state, props]) => (
                  <td key={state}>
                    <Button variant={variant} {...props}>
                      {words}
                    </Button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Specimen>
  )
}

export function Controls() {
  const [gender, setGender] = useState<'women' | 'men'>('women')
  const [queue, setQueue] = useState('open')
  const [tab, setTab] = useState<'about' | 'memory'>('memory')
  const [chosen, setChosen] = useState<readonly string[]>(['European'])
  const toggle = (one: string) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <Section
      id="controls"
      title="Controls"
      text="Edges of 3:1, targets of 44 px on touch, the ring of focus in the brand’s light."
    >
      <ButtonStates />
      <Columns>
        <Specimen name="Sizes and icons">
          <div className="flex flex-wrap items-center gap-3">
            <Button size="sm" variant="quiet">
              Small
            </Button>
            <Button variant="quiet">Middle</Button>
            <Button size="lg" variant="quiet">
              Large
            </Button>
            <Button variant="quiet" icon={<Plus aria-hidden />}>
              Add
            </Button>
            <Button variant="tint" icon={<MessageCircle aria-hidden />}>
              Chat
            </Button>
            <Button variant="quiet" iconEnd={<Kbd>C</Kbd>}>
              Claim
            </Button>
          </div>
          <Button block className="mt-4">
            Buy 550 tokens
          </Button>
        </Specimen>
        <Specimen name="IconButton">
          <div className="flex flex-wrap items-start gap-4">
            <State name="Rest">
              <IconButton label="Search">
                <Search />
              </IconButton>
            </State>
            <State name="Hover">
              <IconButton label="Copy" className="show-hover">
                <Copy />
              </IconButton>
            </State>
            <State name="Focus">
              <IconButton label="Ask again" className="show-focus">
                <RotateCw />
              </IconButton>
            </State>
            <State name="On">
              <IconButton label="Keep" pressed>
                <Bookmark />
              </IconButton>
            </State>
            <State name="Busy">
              <IconButton label="More" busy>
                <MoreHorizontal />
              </IconButton>
            </State>
            <State name="Disabled">
              <IconButton label="Delete" disabled>
                <Trash2 />
              </IconButton>
            </State>
            <State name="Send">
              <IconButton label="Send" variant="send">
                <ArrowUp />
              </IconButton>
            </State>
            <State name="Empty">
              <IconButton label="Send, nothing written yet" variant="send" disabled>
                <ArrowUp />
              </IconButton>
            </State>
          </div>
        </Specimen>
        <Specimen name="Chip and Tag" note="press to choose">
          <div className="flex flex-wrap gap-2">
            {['African', 'East Asian', 'European', 'Latin American', 'Pacific'].map((one) => (
              <Chip key={one} chosen={chosen.includes(one)} onClick={() => toggle(one)}>
                {one}
              </Chip>
            ))}
            <Chip className="show-hover">Hover</Chip>
            <Chip className="show-focus">Focus</Chip>
            <Chip removable>Age 30 to 45</Chip>
            <Chip disabled>Disabled</Chip>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Tag>patient</Tag>
            <Tag>dry wit</Tag>
            <Tag>knows the sky</Tag>
          </div>
        </Specimen>
        <Specimen name="Badge and count">
          <div className="flex flex-wrap items-center gap-3">
            <Badge>184</Badge>
            <Badge tone="primary">Best value</Badge>
            <Badge tone="ok">Paid</Badge>
            <Badge tone="info">In review</Badge>
            <Badge tone="warn">2 of 3 warnings</Badge>
            <Badge tone="danger">Suspended</Badge>
            <UnreadBadge count={3} />
            <UnreadBadge count={42} />
            <UnreadBadge count={120} />
            <Kbd>?</Kbd>
            <Kbd>Esc</Kbd>
          </div>
        </Specimen>
        <Specimen name="Segmented">
          <div className="flex flex-wrap items-start gap-4">
            <Segmented
              label="Gender"
              value={gender}
              onChange={setGender}
              options={[
                { value: 'women', label: 'Women' },
                { value: 'men', label: 'Men' },
              ]}
            />
            <Segmented
              label="Plan"
              value="month"
              onChange={() => undefined}
              options={[
                { value: 'month', label: 'Monthly' },
                { value: 'year', label: 'Yearly', disabled: true },
              ]}
            />
            <Segmented
              label="Queue"
              equal={false}
              value={queue}
              onChange={setQueue}
              options={[
                { value: 'open', label: 'Open', count: 14 },
                { value: 'mine', label: 'Mine', count: 1 },
                { value: 'severe', label: 'Severe', count: 2 },
              ]}
            />
          </div>
        </Specimen>
        <Specimen name="Tabs" note="arrow keys">
          <Tabs
            label="Noor"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'about', label: 'About' },
              { value: 'memory', label: 'Memory', end: <Badge>4</Badge> },
            ]}
            panelClassName="pt-4 text-ink-2"
          >
            {tab === 'about'
              ? 'Night-shift astronomer, glad of company.'
              : 'Your sister Jana is getting married in June.'}
          </Tabs>
        </Specimen>
      </Columns>
    </Section>
  )
}
