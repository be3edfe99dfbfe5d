import { useEffect } from 'react'
import { MarkKindContext } from '../../ui/mark-kind.ts'
import { Page, PageHead } from '../../ui/page.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Controls } from './show-controls.tsx'
import { Fields } from './show-fields.tsx'
import { Foundations } from './show-foundations.tsx'
import { Layers } from './show-layers.tsx'
import { Lists } from './show-lists.tsx'
import { Messages } from './show-messages.tsx'
import { Ornaments } from './show-ornaments.tsx'
import { People } from './show-people.tsx'
import { showStates } from './show-states.ts'
import { useLooks } from './use-looks.ts'

const chapters = ['Foundations', 'Controls', 'Fields', 'People', 'Lists', 'Messages', 'Layers', 'Ornaments']

function Switches({ looks }: { looks: ReturnType<typeof useLooks> }) {
  return (
    <div className="flex gap-2">
      <Segmented
        label="Theme"
        value={looks.theme}
        onChange={looks.setTheme}
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
      />
      <Segmented
        label="Brand"
        value={looks.brand}
        onChange={looks.setBrand}
        options={[
          { value: 'aureole', label: 'Aureole' },
          { value: 'celeste', label: 'Celeste' },
        ]}
      />
      <Segmented
        label="Mood"
        value={looks.mood}
        onChange={looks.setMood}
        options={[
          { value: 'home', label: 'Home' },
          { value: 'desk', label: 'Desk' },
        ]}
      />
    </div>
  )
}

/** Each part of the kit in each of its states; for development. */
export function KitPage() {
  const looks = useLooks()
  const look = `${looks.theme} ${looks.brand} ${looks.mood}`
  useEffect(showStates, [])
  return (
    <MarkKindContext value={looks.brand === 'celeste' ? 'points' : 'rays'}>
      <Page width="wide">
        <PageHead title="The kit" lead="Every part the pages are made of, in every state." />
        <div className="sticky top-0 z-10 max-md:top-14 -mx-4 mb-8 border-y border-line bg-surface-0/95 px-4 py-2 backdrop-blur-md md:-mx-6 md:px-6 lg:mx-0 lg:px-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <nav aria-label="Chapters" className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
              {chapters.map((chapter) => (
                <a
                  key={chapter}
                  href={`#${chapter.toLowerCase()}`}
                  className="flex h-11 flex-none items-center rounded-control px-2.5 font-medium text-ink-2 hover:bg-surface-2 hover:text-ink-1"
                >
                  {chapter}
                </a>
              ))}
            </nav>
            <div className="min-w-0 overflow-x-auto [scrollbar-width:none]">
              <Switches looks={looks} />
            </div>
          </div>
        </div>
        <div className="space-y-14">
          <Foundations look={look} />
          <Controls />
          <Fields />
          <People />
          <Lists />
          <Messages />
          <Layers />
          <Ornaments />
        </div>
      </Page>
    </MarkKindContext>
  )
}
