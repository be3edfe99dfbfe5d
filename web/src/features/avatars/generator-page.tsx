import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { paletteStyle, Portrait } from '../../ui/portrait.tsx'
import { StepsPreview, type PreviewStep } from './steps-preview.tsx'
import { useFaces } from './use-faces.ts'

const steps: readonly PreviewStep[] = [
  { name: 'Who', text: 'A woman or a man, and how old.' },
  { name: 'Face', text: 'Where they come from, and how they look at you.' },
  { name: 'Hair', text: 'Long waves, a bob, braids, a headwrap.' },
  { name: 'Eyes', text: 'Their colour, and glasses if they read a lot.' },
  { name: 'Clothes', text: 'What they put on when nobody important comes.' },
  { name: 'Nature', text: 'Three traits, what they do, what they like.' },
  { name: 'Voice', text: 'Short or long, dry or warm.' },
  { name: 'Name', text: 'And a first sentence to you.' },
]

/** One face large, the others to choose from: the portrait changes at once, as it will while you answer. */
function FaceStage() {
  const faces = useFaces().slice(0, 6)
  const [chosen, setChosen] = useState(0)
  const face = faces[chosen]
  if (face === undefined) return <div className="k-skeleton aspect-3/4 w-full max-w-80 rounded-bubble" />
  return (
    <div
      style={paletteStyle(face)}
      className="absolute inset-0 grid place-items-center bg-[radial-gradient(90%_70%_at_50%_45%_in_oklab,color-mix(in_oklab,var(--portrait-ground)_60%,var(--surface-0)),var(--surface-1))] transition-colors duration-slow"
    >
      <div className="flex w-full flex-col items-center gap-6 px-4">
        <div className="aspect-3/4 w-[min(20rem,40vh)] overflow-hidden rounded-bubble shadow-[var(--shadow-high),0_0_5rem_-1rem_var(--portrait-halo)] max-lg:w-36">
          <Portrait
            key={face.id}
            picture={face}
            alt="An example of a drawn portrait"
            sizes="20rem"
            priority
          />
        </div>
        <div role="group" aria-label="Examples" className="flex gap-2.5">
          {faces.map((one, index) => (
            <button
              key={one.id}
              type="button"
              aria-label={`Example ${index + 1}`}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className="size-11 overflow-hidden rounded-full opacity-70 transition-[opacity,box-shadow] duration-fast hover:opacity-100 aria-pressed:opacity-100 aria-pressed:shadow-[0_0_0_2px_var(--surface-1),0_0_0_4px_var(--primary-ink)]"
            >
              <img src={one.thumbUrl} alt="" width={88} height={88} className="size-full object-cover" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

export function GeneratorPage() {
  return (
    <StepsPreview
      title="Someone new, one question at a time"
      lead="Eight questions with drawn answers. The portrait is always in view and changes as you choose. You can go back, undo, or be surprised, and leave in the middle without losing anything."
      steps={steps}
      stage={<FaceStage />}
      note={
        <Notice icon={<Hourglass aria-hidden />} title="The drawing table is being set up">
          Creating opens here soon. Until then, the angels who are already here would like to meet you.
        </Notice>
      }
      actions={
        <Link to="/discover" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Meet the angels
        </Link>
      }
    />
  )
}
