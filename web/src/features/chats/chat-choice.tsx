import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useVars } from '../../lib/brand.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { AvatarStack } from '../../ui/avatar-picture.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useFaces } from './faces.ts'

/** Which kind of chat it shall be. */
export function ChatChoice() {
  const { replyTokens } = useVars().prices
  const cost = replyTokens === 1 ? '1 token' : `${replyTokens} tokens`
  const faces = useFaces()
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card quiet className="flex flex-col">
        <h2 className="font-serif text-24">One to one</h2>
        <p className="mt-1 max-w-sm text-balance text-ink-2">
          Just you and an angel, at your own pace. A reply costs {cost}.
        </p>
        <div className="mt-auto flex min-h-19 items-end justify-between gap-4 pt-6">
          <AvatarStack size={52} pictures={faces.slice(0, 3)} />
          <Link to="/discover" className={buttonClass()}>
            Choose an angel
          </Link>
        </div>
      </Card>
      <Card quiet className="flex flex-col">
        <h2 className="font-serif text-24">A group</h2>
        <p className="mt-1 max-w-sm text-balance text-ink-2">
          Two to five angels and you. Each one that answers costs {cost}.
        </p>
        <div className="mt-auto flex min-h-19 items-end justify-between gap-3 pt-6">
          <span className="flex items-center">
            <AvatarStack size={52} pictures={faces.slice(3, 5)} />
            <span className="ml-1.5 grid size-13 place-items-center rounded-full border border-dashed border-edge text-ink-3 max-sm:hidden lg:max-xl:hidden">
              <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
            </span>
          </span>
          <Button variant="quiet" onClick={() => void openDialog('group', {})}>
            Name the group
          </Button>
        </div>
      </Card>
    </div>
  )
}
