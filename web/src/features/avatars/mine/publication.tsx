import { askPublication, withdrawPublication, type OwnAvatar } from '@aureole/contract/own-avatars'
import { useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { api } from '#lib/api.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'
import { useSubmission } from '#lib/forms/use-submission.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { visibilityWords } from '../visibility.ts'

/** Who meets this angel, and how that can be changed. */
export function Publication({ angel }: { angel: OwnAvatar }) {
  const client = useQueryClient()
  const { busy, problem, submit } = useSubmission()
  const words = visibilityWords[angel.visibility]
  const change = (route: typeof askPublication | typeof withdrawPublication) =>
    submit(async () => {
      client.setQueryData(['own-avatar', angel.id], await api(route, { params: { id: angel.id } }))
      await client.invalidateQueries({ queryKey: ['own-avatars'] })
    }, sentenceFor)
  return (
    <Card className="mt-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-sans text-15 font-semibold tracking-normal text-ink-1">Who meets {angel.name}</h2>
        <Badge tone={words.tone}>{words.label}</Badge>
      </div>
      <p className="mt-2 text-15 text-ink-2">{words.text}</p>
      {angel.refusal !== null && angel.visibility === 'PRIVATE' && (
        <Notice tone="warn" className="mt-3" title="Not published last time">
          {angel.refusal}
        </Notice>
      )}
      <div role="alert" className="empty:hidden">
        {problem !== undefined && (
          <Notice tone="danger" className="mt-3">
            {problem}
          </Notice>
        )}
      </div>
      <div className="mt-4">
        {angel.visibility === 'PRIVATE' ? (
          <Button
            variant="quiet"
            icon={<Globe aria-hidden />}
            busy={busy}
            onClick={() => void change(askPublication)}
          >
            Ask to make {angel.name} public
          </Button>
        ) : (
          <Button variant="quiet" busy={busy} onClick={() => void change(withdrawPublication)}>
            {angel.visibility === 'REVIEW' ? 'Take the request back' : 'Make private again'}
          </Button>
        )}
      </div>
    </Card>
  )
}
