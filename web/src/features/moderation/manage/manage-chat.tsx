import { useCallback, useMemo, useState } from 'react'
import { useLive, useResync } from '#lib/live.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { whatHappened } from '#lib/what-happened.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCaseVerbs } from '../desk/case-verbs.ts'
import { PersonCard } from '../desk/person-card.tsx'
import { useWide } from '../desk/use-wide.ts'
import { WaitingRows } from '../desk/waiting-rows.tsx'
import { DeskError } from '../desk/desk-error.tsx'
import { DeskView } from '../desk-view.tsx'
import { useCalmly } from '../desk/use-calmly.ts'
import { CareComposer, useHandBack } from './care-composer.tsx'
import { BackToQueue, CaseBadges, CaseButtons, caseTitle } from './case-head.tsx'
import { DecideForm } from './decide-form.tsx'
import { DecideBar, DecidePanel } from './decide-panel.tsx'
import type { Decision } from './decisions.ts'
import { manageKeys } from './manage-keys.ts'
import { Notes } from './notes.tsx'
import { ReasonBar } from './reason-bar.tsx'
import { ReasonNeeded } from './reason-needed.tsx'
import { LatestAct } from './latest-act.tsx'
import { inOrder, lineIdOf, linesOf } from './stretch.ts'
import { TranscriptView } from './transcript-view.tsx'
import { useManagedChat } from './use-managed-chat.ts'
import { usePresence } from './use-presence.ts'

const done: Record<Decision, string> = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  suspend: 'Suspended',
  hide: 'Hidden',
  unhide: 'Shown again',
  note: 'Noted',
  close: 'Closed',
}

/** Everything about one chat that brought itself, or was brought, to the desk. */
export function ManageChat({ chatHash }: { chatHash: string }) {
  const me = useUser()?.id
  const wide = useWide()
  const managed = useManagedChat(chatHash)
  const { opened, patch } = managed
  const [reasonAt, setReasonAt] = useState(0)
  const [chosenId, setChosenId] = useState<string>()
  const [deciding, setDeciding] = useState<Decision>()
  const [conflict, setConflict] = useState<string>()
  const [drawer, setDrawer] = useState(false)
  const [care, setCare] = useState<HTMLTextAreaElement | null>(null)
  const verbs = useCaseVerbs((one) => patch((now) => ({ ...now, case: one })))
  const hand = useHandBack(opened, patch)
  usePresence(opened?.case.id)
  usePageTitle(opened && caseTitle(opened.case))

  const reasons = useMemo(() => inOrder(opened?.reasons ?? []), [opened?.reasons])
  const lines = useMemo(
    () => (opened === undefined ? [] : linesOf(opened.transcript, opened.reasons, opened.chatGone)),
    [opened],
  )
  // Until somebody moves, one stands at the worst reason.
  const standing = chosenId ?? (reasons[0] && lineIdOf(reasons[0]))
  const line = lines.find(({ id }) => id === standing)
  const message = line?.kind === 'message' ? line.message : undefined

  const reload = useCallback(() => {
    managed
      .reload()
      .catch(() =>
        toast({ id: 'reload', severity: 'error', title: 'Not loaded', message: 'Please try again.' }),
      )
  }, [managed])
  // While somebody writes a decision, what it is about must not change under it: the server refuses what has been overtaken.
  const again = useCalmly(() => {
    if (deciding === undefined && managed.status === 'ready') reload()
  })
  useLive('queue.changed', ({ caseId }) => {
    if (caseId === undefined || caseId === opened?.case.id) again()
  })
  useResync(() => {
    if (opened !== undefined) again()
  })

  function step(by: 1 | -1): void {
    const next = (reasonAt + by + reasons.length) % Math.max(1, reasons.length)
    const reason = reasons[next]
    if (reason === undefined) return
    setReasonAt(next)
    setChosenId(lineIdOf(reason))
    const isHere = lines.some(({ id }) => id === lineIdOf(reason))
    if (!isHere && reason.seq !== null) void managed.goTo(reason.seq)
  }

  function decideOn(decision: Decision): void {
    setConflict(undefined)
    setDeciding((now) => (now === decision ? undefined : decision))
    setDrawer(true)
  }

  const actions = manageKeys({
    opened,
    lines,
    standing,
    message,
    me,
    move: setChosenId,
    step,
    decide: decideOn,
    care: () => care?.focus(),
    handBack: hand.give,
    earlier: managed.earlier,
    claim: () => opened && void verbs.claim(opened.case),
    release: () => opened && void verbs.release(opened.case),
    next: () => void verbs.next(),
  })

  const panel = opened && (
    <>
      <PersonCard person={opened.person} />
      <div className="mt-5 border-t border-line pt-5">
        {conflict === undefined ? null : (
          <Notice tone="warn" role="alert" title="A colleague was quicker" className="mb-5">
            <p>{conflict}</p>
            <LatestAct chatHash={chatHash} />
          </Notice>
        )}
        <DecidePanel opened={opened} chosen={message} deciding={deciding} onDecide={decideOn} />
        {deciding === undefined ? null : (
          <DecideForm
            key={`${deciding} ${deciding === 'hide' || deciding === 'unhide' ? standing : ''}`}
            decision={deciding}
            opened={opened}
            message={message}
            patch={patch}
            onCancel={() => setDeciding(undefined)}
            onDone={(decision) => {
              setDeciding(undefined)
              setDrawer(false)
              toast({ id: 'decided', severity: 'success', title: done[decision], life: 3000 })
            }}
            onConflict={(detail) => {
              setDeciding(undefined)
              setConflict(detail)
              reload()
            }}
          />
        )}
      </div>
      <Notes notes={opened.notes} penalties={opened.person.penalties} />
    </>
  )

  return (
    <DeskView
      back={<BackToQueue />}
      title={caseTitle(opened?.case)}
      tools={opened && <CaseBadges one={opened.case} me={me} />}
      end={
        <>
          <CaseButtons
            one={opened?.case}
            me={me}
            busy={verbs.busy}
            onClaim={() => opened && void verbs.claim(opened.case)}
            onRelease={() => opened && void verbs.release(opened.case)}
            onNext={() => void verbs.next()}
          />
        </>
      }
      strip={opened === undefined ? null : <ReasonBar reasons={reasons} at={reasonAt} onStep={step} />}
      panel={panel}
      drawer={{ open: drawer && !wide, title: 'Decide', onClose: () => setDrawer(false) }}
      foot={
        opened === undefined ? null : (
          <>
            {opened.chatGone === true ? null : (
              <CareComposer opened={opened} patch={patch} fieldRef={setCare} onWritten={setChosenId} />
            )}
            {wide ? null : <DecideBar opened={opened} onDecide={decideOn} onMore={() => setDrawer(true)} />}
          </>
        )
      }
      actions={actions}
    >
      {managed.status === 'loading' ? <WaitingRows label="Loading the chat" count={10} /> : null}
      {managed.status === 'reason-needed' ? <ReasonNeeded busy={false} onGive={managed.giveReason} /> : null}
      {managed.status === 'missing' ? (
        <EmptyState
          className="m-auto"
          art={null}
          title="There is no such chat"
          text="It was erased, or the link was cut short."
        />
      ) : null}
      {managed.status === 'errored' ? (
        <DeskError title="The chat did not load" text={whatHappened(managed.error)} onRetry={reload} />
      ) : null}
      {opened?.chatGone === true ? (
        <Notice className="m-4">The person has deleted this chat. What brought it here was kept.</Notice>
      ) : null}
      {opened === undefined ? null : (
        <TranscriptView
          managed={managed}
          opened={opened}
          lines={lines}
          chosen={standing}
          onChoose={setChosenId}
        />
      )}
    </DeskView>
  )
}
