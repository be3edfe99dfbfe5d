import { createOwnAvatar, readOwnAvatar, type OwnAvatar } from '@aureole/contract/own-avatars'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#lib/api.ts'
import { closeDialog, currentDialog, openDialog } from '#lib/dialogs.ts'
import { session } from '#lib/session.ts'
import { askForPremium } from './full-notice.tsx'
import type { Generator } from './generator-store.ts'
import type { GeneratorView } from './generator-view.ts'
import { draftOf } from './missing.ts'
import { refusalOf, type Refusal } from './problems.ts'

export interface Finish {
  readonly busy: boolean
  readonly made: OwnAvatar | undefined
  readonly refusal: Refusal | undefined
  finish: () => Promise<void>
  again: () => void
}

const unsaved: Refusal = {
  text: 'Your answers could not be saved just now. They are kept in this browser. Please check your connection and try again.',
  fields: {},
  isFull: false,
}

/** Brings an angel to life: at once for a person, by itself after the log-in for a guest. */
export function useFinish(generator: Generator, view: GeneratorView, userId: string | null): Finish {
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<OwnAvatar>()
  const [refusal, setRefusal] = useState<Refusal>()
  const queries = useQueryClient()
  const tried = useRef<Generator>(undefined)
  const { answers } = view

  async function create(id: string): Promise<void> {
    const draft = draftOf(answers)
    if (draft === undefined) return
    const body = { ...draft, generatorState: generator.uuid() }
    const angel = await api(createOwnAvatar, { params: { id }, body })
    generator.done()
    show(angel)
  }

  function show(angel: OwnAvatar): void {
    setMade(angel)
    void queries.invalidateQueries({ queryKey: ['avatars.listOwn'] })
    // The log-in may have happened in another tab, under a dialog that still asks for it here.
    const asking = currentDialog()?.name
    if (asking === 'registration' || asking === 'login') closeDialog('logged-in')
  }

  /** The server brought it to life at the log-in. */
  async function meet(id: string, avatarId: string): Promise<void> {
    show(await api(readOwnAvatar, { params: { id, avatarId } }))
    await generator.seen()
  }

  async function register(): Promise<void> {
    if (!(await generator.askFinish())) return setRefusal(unsaved)
    const name = answers.name?.trim() ?? 'Your angel'
    await openDialog('registration', {
      lead: `Create an account, and ${name} comes to life with your first log-in.`,
    })
  }

  async function finish(): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      if (userId === null) await register()
      else if (view.arrivedId !== undefined) await meet(userId, view.arrivedId)
      else await create(userId)
    } catch (error) {
      const why = refusalOf(error)
      setRefusal(why)
      if (why.isFull && session.state.get().user?.isPremium !== true) askForPremium()
    } finally {
      setBusy(false)
    }
  }

  const byItself = useEffectEvent(() => void finish())
  const asked = view.finishAsked || view.arrivedId !== undefined
  const due = userId !== null && view.settled && asked && made === undefined
  useEffect(() => {
    if (!due || tried.current === generator) return
    tried.current = generator
    byItself()
  }, [due, generator])

  return {
    busy,
    made,
    refusal,
    finish,
    again() {
      setMade(undefined)
      setRefusal(undefined)
      generator.again()
    },
  }
}
