import { limits, type Chat } from '@aureole/contract/chats'
import { UsersRound } from 'lucide-react'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { speakerOf } from './chat.ts'
import { presentIn } from './price.ts'
import type { Mentions } from './use-mentions.ts'

function whoAnswersAll(present: number): string {
  const { groupRepliesMax } = limits
  return present > groupRepliesMax ? `The first ${groupRepliesMax} answer` : 'All of them answer'
}

/** Whom the @ may mean, over the field. */
export function MentionMenu({ chat, mentions }: { chat: Chat; mentions: Mentions }) {
  const { options, chosen, listId } = mentions
  return (
    <>
      <p className="sr-only" role="status">
        {options.length === 0 ? '' : `${options.length} to choose from with the arrow keys`}
      </p>
      {options.length === 0 ? null : (
        <div
          id={listId}
          role="listbox"
          aria-label="Whom to call"
          className="k-menu absolute bottom-full left-0 z-10 mb-2 w-72 max-w-full"
        >
          {options.map((option, index) => (
            // The keys are the field's: the focus never comes here.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              id={`${listId}-${option.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              data-highlighted={index === chosen ? '' : undefined}
              className="k-menu-item min-h-13"
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => mentions.point(index)}
              onClick={() => mentions.choose(option)}
            >
              {option.avatar === undefined ? (
                <span className="grid size-8 flex-none place-items-center rounded-full bg-surface-3">
                  <UsersRound aria-hidden="true" />
                </span>
              ) : (
                <AvatarPicture name={option.label} src={option.avatar.thumbUrl} size={32} />
              )}
              <span className="min-w-0 flex-1 leading-tight">
                <span
                  className="block truncate font-semibold"
                  style={option.avatar ? { color: speakerOf(chat, option.id).colour } : undefined}
                >
                  {option.label}
                </span>
                <span className="block truncate text-13 text-ink-3">
                  {option.avatar?.occupation ?? whoAnswersAll(presentIn(chat).length)}
                </span>
              </span>
              {index === chosen ? <Kbd>Tab</Kbd> : null}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
