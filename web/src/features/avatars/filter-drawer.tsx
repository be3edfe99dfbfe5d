import type { AvatarFilter } from '@aureole/contract/avatars'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { AgeControl, EthnicityControl } from './filter-controls.tsx'
import { widest } from './use-filter.ts'

interface FilterDrawerProps {
  filter: AvatarFilter
  onApply: (next: AvatarFilter) => void
  onClose: () => void
}

/** On a small screen the filters are chosen first and applied together. */
export function FilterDrawer({ filter, onApply, onClose }: FilterDrawerProps) {
  const [draft, setDraft] = useState(filter)
  return (
    <Drawer open title="Filters" side="bottom" onClose={onClose}>
      <div className="space-y-8 pb-6">
        <section aria-label="Age">
          <AgeControl filter={draft} onChange={setDraft} />
        </section>
        <section>
          <h3 className="mb-3 font-sans text-15 tracking-normal text-ink-2">Ethnicity</h3>
          <EthnicityControl filter={draft} onChange={setDraft} className="flex-wrap" />
        </section>
      </div>
      <div className="flex gap-3">
        <Button variant="quiet" onClick={() => setDraft(widest(draft))}>
          Clear
        </Button>
        <Button
          variant="primary"
          className="grow"
          onClick={() => {
            onApply(draft)
            onClose()
          }}
        >
          Show angels
        </Button>
      </div>
    </Drawer>
  )
}
