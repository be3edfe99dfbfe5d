import { readReview, reviewAvatar } from '@aureole/contract/reviews'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { api, ApiProblem } from '#lib/api.ts'
import { useUser } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { whatHappened } from '#lib/what-happened.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui/skeleton.tsx'
import { cannedRefusals } from '../desk/canned.ts'
import { useCaseVerbs } from '../desk/case-verbs.ts'
import { PersonCard } from '../desk/person-card.tsx'
import { queueKey } from '../desk/queue-key.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { DeskError } from '../desk/desk-error.tsx'
import { DeskView } from '../desk-view.tsx'
import { usePresence } from '../manage/use-presence.ts'

function Waiting() {
  return (
    <Loading label="Loading the angel" className="flex gap-8 p-6 max-md:flex-col">
      <Skeleton className="aspect-3/4 w-60 flex-none rounded-card" />
      <SkeletonText lines={10} className="grow" />
    </Loading>
  )
}

/** One angel with everything that people would read of it, and the word on it. */
export function AngelReview({ avatarId, onBack }: { avatarId: string; onBack: () => void }) {
  const queries = useQueryClient()
  const me = useUser()?.id
  const key = ['desk-review', avatarId]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(readReview, { params: { id: avatarId } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const [deciding, setDeciding] = useState<'publish' | 'refuse'>()
  const [drawer, setDrawer] = useState(false)
  const verbs = useCaseVerbs((one) =>
    queries.setQueryData<typeof data>(key, (now) => now && { ...now, case: one }),
  )
  usePresence(data?.case.id)
  const approved = deciding === 'publish'
  const missing = error instanceof ApiProblem && [400, 404, 422].includes(error.status)
  const claimed = data?.case.claimedBy

  async function decide(reason: string): Promise<void> {
    if (data === undefined) return
    try {
      const body = { approved, version: data.version, ...(reason === '' ? {} : { reason }) }
      await api(reviewAvatar, { params: { id: avatarId }, body })
    } catch (problem) {
      // The owner has changed something, or a colleague has decided: what is read next is what it is about.
      if (problem instanceof ApiProblem && problem.status === 409) void refetch()
      throw problem
    }
    toast({
      severity: 'success',
      title: approved ? `${data.name} is public now` : `${data.name} stays private`,
    })
    void queries.invalidateQueries({ queryKey: ['moderation.readQueue'] })
    void queries.invalidateQueries({ queryKey: queueKey })
    onBack()
  }

  const panel = data && (
    <>
      <PersonCard person={data.person} />
      <div className="mt-5 grid gap-2 border-t border-line pt-5">
        <h2 className="mb-1 text-15 text-ink-1">Decide</h2>
        <Button size="sm" onClick={() => setDeciding('publish')} iconEnd={<Kbd>P</Kbd>}>
          Publish
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setDeciding('refuse')} iconEnd={<Kbd>X</Kbd>}>
          Do not publish
        </Button>
      </div>
    </>
  )
  return (
    <DeskView
      back={
        <IconButton label="Back to the angels" className="-ml-2" onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
      }
      title={data === undefined ? 'An angel to review' : `${data.name}, ${data.age}`}
      end={
        data === undefined ? null : (
          <>
            {claimed === null ? (
              <Button
                variant="quiet"
                size="sm"
                busy={verbs.busy === 'claim'}
                onClick={() => void verbs.claim(data.case)}
                iconEnd={<Kbd>C</Kbd>}
              >
                Claim
              </Button>
            ) : (
              <span>Claimed by {claimed?.id === me ? 'you' : claimed?.name}</span>
            )}
            <Button variant="quiet" size="sm" className="lg:hidden" onClick={() => setDrawer(true)}>
              Decide
            </Button>
          </>
        )
      }
      panel={panel}
      drawer={{ open: drawer, title: 'Decide', onClose: () => setDrawer(false) }}
      actions={[
        { keys: ['p'], does: 'Publish', run: () => setDeciding('publish'), off: data === undefined },
        { keys: ['x'], does: 'Do not publish', run: () => setDeciding('refuse'), off: data === undefined },
        {
          keys: ['c'],
          does: 'Claim',
          run: () => data && void verbs.claim(data.case),
          off: data === undefined || claimed !== null,
        },
      ]}
    >
      {data === undefined && error === null ? <Waiting /> : null}
      {missing && data === undefined ? (
        <EmptyState
          className="m-auto"
          art={null}
          title="This angel does not wait any more"
          text="A colleague has decided, or the owner has taken the wish back."
          action={
            <Button variant="quiet" size="sm" onClick={onBack}>
              See the others
            </Button>
          }
        />
      ) : null}
      {error !== null && !missing && data === undefined ? (
        <DeskError title="The angel did not load" text={whatHappened(error)} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <div className="flex gap-8 p-6 max-md:flex-col max-md:p-4">
          <div className="aspect-3/4 w-60 flex-none self-start overflow-hidden rounded-card max-md:w-44">
            <Portrait
              picture={{ name: data.name, imageUrl: data.imageUrl, imageSources: [] }}
              alt={`Portrait of ${data.name}`}
              sizes="15rem"
              eager
            />
          </div>
          <dl className="max-w-[68ch] min-w-0 grow space-y-4">
            {data.texts.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-13 text-ink-3">{label}</dt>
                <dd className="whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {deciding !== undefined && data !== undefined ? (
        <ReasonDialog
          title={approved ? `Publish ${data.name}` : `Do not publish ${data.name}`}
          lead={
            approved
              ? 'Everybody can find the angel in Discover and talk with it.'
              : 'The angel stays private. Its owner reads why, and can change it and ask again.'
          }
          label={approved ? 'Anything for the record' : `What ${data.person.name} will read`}
          action={approved ? 'Publish' : 'Do not publish'}
          optional={approved}
          canned={approved ? undefined : cannedRefusals}
          send={decide}
          onClosed={() => setDeciding(undefined)}
        />
      ) : null}
    </DeskView>
  )
}
