import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openDialog } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import type { Insets } from '../../lib/inset.tsx'
import { toast } from '../../lib/toasts.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Switch } from '../../ui/field.tsx'
import { useMemories, useMemoryVerbs } from './memories.ts'
import { MemoryForm } from './memory-form.tsx'
import { MemoryList } from './memory-list.tsx'
import { MemorySkeleton } from './memory-skeleton.tsx'
import { SummarySection } from './summary-section.tsx'

/** Everything about what an angel remembers, beside the chat with it. */
export function MemoryPanel({ angel, chatHash, onLeave }: Insets['memory']) {
  const list = useMemories(angel.id)
  const verbs = useMemoryVerbs(angel.id)
  const [adding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const plus = useRef<HTMLButtonElement>(null)
  const { first } = list
  if (first === undefined) {
    if (list.status !== 'errored') return <MemorySkeleton name={angel.name} />
    return (
      <ErrorView
        level={3}
        title="The memory did not load"
        text={`Nothing is lost. ${whatHappened(list.error)}`}
        onRetry={list.retry}
      />
    )
  }

  async function forget(): Promise<void> {
    onLeave()
    const answer = await openDialog('confirm', {
      title: `Let ${angel.name} forget you?`,
      text: `Everything that ${angel.name} remembers goes for good, pinned or not. Your chats stay, and ${angel.name} can still see the latest lines of a chat that goes on.`,
      action: 'Forget me',
      keep: 'Keep the memories',
    })
    if (answer !== 'confirmed') return
    try {
      await verbs.forget()
      toast({ severity: 'success', title: `${angel.name} has forgotten you`, id: 'memory' })
    } catch (error) {
      toast({ severity: 'error', title: 'Nothing was forgotten', message: sentenceFor(error), id: 'memory' })
    }
  }

  async function turn(enabled: boolean): Promise<void> {
    setProblem(undefined)
    try {
      await verbs.setEnabled(enabled)
    } catch (error) {
      setProblem(sentenceFor(error))
    }
  }

  const empty = first.total === 0
  return (
    <div className="space-y-4 pb-4">
      <Switch
        checked={first.enabled}
        onChange={(event) => void turn(event.target.checked)}
        hint={
          first.enabled
            ? 'What you tell about yourself is kept and comes up again. It is yours: change it or delete it at any time.'
            : 'Nothing new is kept, and what stands here is not used.'
        }
      >
        <span className="text-15 font-semibold">{angel.name} remembers me</span>
      </Switch>
      {problem === undefined ? null : (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
      <MemoryList
        list={list}
        verbs={verbs}
        label={`What ${angel.name} remembers about you`}
        onLeave={onLeave}
      />
      {empty && !adding ? (
        <p className="text-15 text-ink-2">
          Nothing yet. As you talk, what matters about you will stand here. You can also write something down
          yourself.
        </p>
      ) : null}
      {adding ? (
        <MemoryForm
          label={`Something for ${angel.name} to remember`}
          placeholder="Has a sister called Jana"
          hint="A few words about you."
          save={(text) => verbs.add(text)}
          onDone={() => {
            flushSync(() => setAdding(false))
            plus.current?.focus()
          }}
        />
      ) : (
        <div className="flex gap-2">
          <Button
            ref={plus}
            variant="quiet"
            className="flex-1"
            icon={<Plus aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add
          </Button>
          {empty ? null : (
            <Button variant="ghost" className="flex-1" onClick={() => void forget()}>
              Forget me
            </Button>
          )}
        </div>
      )}
      <SummarySection angel={angel} chatHash={chatHash} />
    </div>
  )
}
