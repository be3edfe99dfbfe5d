import type { Avatar } from '@aureole/contract/avatars'
import type { Visibility } from '@aureole/contract/own-avatars'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../ui/badge.tsx'
import { PortraitCard, portraitCardLink } from '../../ui/portrait-card.tsx'
import { cardSizes } from './angel-grid.tsx'
import { visibilityWords } from './visibility.ts'

export function MyAngelCard({ angel }: { angel: Avatar & { visibility: Visibility } }) {
  const words = visibilityWords[angel.visibility]
  return (
    <Link to="/avatars/ai/$id" params={{ id: angel.id }} className={`${portraitCardLink} relative`}>
      <PortraitCard angel={angel} sizes={cardSizes} />
      <Badge tone={words.tone} className="absolute top-2.5 left-2.5">
        {words.label}
      </Badge>
    </Link>
  )
}
