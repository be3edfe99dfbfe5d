import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { useUser } from '../../lib/session.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StepsPreview, type PreviewStep } from './steps-preview.tsx'

const steps: readonly PreviewStep[] = [
  { name: 'Name', text: 'Yours, or one you like better.' },
  { name: 'Face', text: 'Drawn as the angels are, from your answers.' },
  { name: 'About you', text: 'A few lines that angels may read. Leave out what you like.' },
  { name: 'Manner', text: 'How you want to be spoken to.' },
]

function Self() {
  const avatar = useUser()?.avatar ?? null
  return (
    <div className="relative grid place-items-center">
      <Halo size={280} />
      <div className="absolute">
        <AvatarPicture src={avatar?.imageUrl} name={avatar?.name ?? 'You'} size={156} eager />
      </div>
    </div>
  )
}

export function PersonaGeneratorPage() {
  return (
    <StepsPreview
      title="Be someone here, too"
      lead="A persona with a drawn face and a few lines of its own. Angels read it before they answer you. You can change it whenever you like."
      steps={steps}
      stage={<Self />}
      note={
        <Notice icon={<Hourglass aria-hidden />} title="The drawing table is being set up">
          Your own persona opens here soon. The name and picture that you have now stay until you change them.
        </Notice>
      }
      actions={
        <Link to="/avatars/personal" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Back to your persona
        </Link>
      }
    />
  )
}
