import { importCard, previewCard, type CardPreview } from '@aureole/contract/cards'
import { avatarLimits } from '@aureole/contract/avatar-limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileWarning } from 'lucide-react'
import { useId } from 'react'
import { api, ApiProblem } from '#lib/api.ts'
import { closeDialog, openDialog, type DialogView } from '#lib/dialogs.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'
import { useSubmission } from '#lib/forms/use-submission.ts'
import { useUser } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/button.tsx'
import { inSentence } from '../in-sentence.ts'
import { Tag } from '#ui/chip.tsx'
import { DialogFrame } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'

function Preview({ card }: { card: CardPreview }) {
  const { draft } = card
  return (
    <div className="space-y-5">
      <div className="flex gap-4">
        {card.picture !== null && (
          <img src={card.picture} alt="" className="h-32 w-24 shrink-0 rounded-control object-cover" />
        )}
        <div className="min-w-0">
          <p className="font-serif text-24 break-words text-ink-1">{draft.name}</p>
          <p className="text-15 text-ink-2">
            {draft.age}, {inSentence(draft.occupation)}
          </p>
          <ul aria-label="Traits" className="mt-2 flex flex-wrap gap-1.5">
            {draft.traits.map((trait) => (
              <li key={trait}>
                <Tag>{trait}</Tag>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {draft.greeting && (
        <blockquote className="border-l-2 border-line-2 pl-4 text-15 whitespace-pre-line text-ink-1">
          {draft.greeting}
        </blockquote>
      )}
      {draft.biography && <p className="text-15 whitespace-pre-line text-ink-2">{draft.biography}</p>}
      <p className="text-13 text-ink-3">
        {card.container} card, {card.spec}
        {card.creator !== null && `, made by ${card.creator}`}. Everything in it is kept and given back when
        you save it as a card again.
      </p>
      {card.remarks.length > 0 && (
        <Notice tone="info" title="Please look at this">
          <ul className="list-disc pl-4">
            {card.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** A card is shown as the angel that it would become; nothing is kept before the person says so. */
export function CardImportDialog({ props, frame }: DialogView<'card-import'>) {
  const { file } = props
  const navigate = useNavigate()
  const client = useQueryClient()
  const reading = useId()
  const preview = useQuery({
    queryKey: ['card-preview', reading],
    queryFn: ({ signal }) => api(previewCard, { file }, { signal }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const { busy, problem, submit } = useSubmission()
  const user = useUser()

  const keep = () =>
    submit(
      async () => {
        const angel = await api(importCard, { file })
        closeDialog('done')
        toast({ severity: 'success', title: `${angel.name} is here` })
        await client.invalidateQueries({ queryKey: ['own-avatars'] })
        await navigate({ to: '/avatars/ai/$id', params: { id: angel.id } })
      },
      (error) => {
        if (
          error instanceof ApiProblem &&
          error.code === 'avatar-limit-reached' &&
          user?.isPremium !== true
        ) {
          void openDialog('premium', {
            lead: `You have as many angels as fit. Premium has room for ${avatarLimits.ownPremium}.`,
          })
        }
        return sentenceFor(error)
      },
    )

  if (preview.error !== null) {
    return (
      <DialogFrame {...frame} size="sm" title="This card cannot be used">
        <EmptyState
          art={
            <span className="k-disc">
              <FileWarning aria-hidden />
            </span>
          }
          title={file.name}
          text={sentenceFor(preview.error)}
          action={
            <>
              {preview.error instanceof ApiProblem && preview.error.passing && (
                <Button variant="quiet" onClick={() => void preview.refetch()}>
                  Retry
                </Button>
              )}
              <Button variant="quiet" onClick={() => closeDialog()}>
                Close
              </Button>
            </>
          }
        />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame
      {...frame}
      title="Bring someone along"
      lead={preview.data === undefined ? 'Reading the card …' : 'This is how they would be here.'}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={() => closeDialog()}>
            Not this one
          </Button>
          <Button busy={busy} disabled={preview.data === undefined} onClick={() => void keep()}>
            Keep as my angel
          </Button>
        </div>
      }
    >
      <div role="alert" className="empty:hidden">
        {problem !== undefined && (
          <Notice tone="danger" className="mb-4">
            {problem}
          </Notice>
        )}
      </div>
      {preview.data === undefined ? (
        <div aria-hidden="true" className="k-skeleton h-48 rounded-card bg-surface-2" />
      ) : (
        <Preview card={preview.data} />
      )}
    </DialogFrame>
  )
}
