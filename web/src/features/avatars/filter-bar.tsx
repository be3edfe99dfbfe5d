import type { AvatarFilter } from '@aureole/contract/avatars'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { genderOptions } from './ethnicity-labels.ts'
import { AgeControl, EthnicityControl } from './filter-controls.tsx'
import { filterCount } from './use-filter.ts'

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

interface FilterBarProps {
  filter: AvatarFilter
  onChange: (next: AvatarFilter) => void
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  const count = filterCount(filter)
  return (
    <div
      role="search"
      aria-label="Filter the angels"
      className="sticky top-14 z-20 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-3 md:gap-x-6 bg-surface-0/92 px-4 py-3 backdrop-blur-md md:top-0 md:-mx-8 md:px-8"
    >
      <Segmented
        label="Gender"
        options={genderOptions}
        value={filter.gender}
        onChange={(gender) => onChange({ ...filter, gender })}
        className="grow md:grow-0"
      />
      <div className="hidden md:block md:w-52 md:grow lg:w-78 lg:grow-0">
        <AgeControl filter={filter} onChange={onChange} />
      </div>
      <EthnicityControl
        filter={filter}
        onChange={onChange}
        size="sm"
        className="hidden md:flex md:max-w-full md:overflow-x-auto md:[scrollbar-width:none] md:max-lg:mask-[linear-gradient(90deg,#000_90%,transparent)] md:max-lg:pr-12 2xl:ml-auto"
      />
      <Button
        variant="quiet"
        icon={<SlidersHorizontal />}
        onClick={() => setOpen(true)}
        className="md:hidden"
      >
        {count === 0 ? 'Filters' : `Filters, ${count}`}
      </Button>
      {open && (
        <Suspense>
          <FilterDrawer filter={filter} onApply={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
