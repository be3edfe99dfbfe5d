import { actById } from '../bank/whole.ts'
import { factData } from '../facts/fact.ts'
import { recalledInWords } from '../facts/recalled.ts'
import { today } from '../facts/when.ts'
import { callbacks, eventCallbacks, stillHere } from '../lines/talk-lines.ts'
import { asksSomething, joined, type Reply, type Scene } from './moves.ts'

/** After hours away, a word that somebody is there, and what was left open. */
export function onReturn(scene: Scene): Reply | undefined {
  const { request, heard, voice } = scene
  const before = request.turns.at(-2)?.at ?? request.now
  const isBack = request.now - before > 6 * 60 * 60 * 1000
  const isCall = /^(?:(?:hi|hey|hello)[, ]+)?(?:are )?(?:you|u) (?:still )?(?:there|around|up|awake)$/.test(
    heard.plain,
  )
  if (!isCall && !(isBack && heard.isActOnly && heard.act?.startsWith('greeting') === true)) return undefined
  const line = isBack
    ? voice.pick(actById.get('greeting-return')?.lines ?? [], { question: false })
    : voice.pick(stillHere)
  if (line === undefined) return undefined
  return {
    text: joined(line, asksSomething(line) ? undefined : callBack(scene)),
    pending: null,
    trace: { act: 'greeting-return', topic: null, fallback: false },
  }
}

/** Something that was told before comes up by itself, once: first what should be over by now. */
export function callBack({ request, voice }: Scene): string | undefined {
  const old = request.memories.filter(
    ({ at, kind }) => kind === 'FACT' && request.now - at > 2 * 60 * 60 * 1000,
  )
  const over = old.find((memory) => {
    const data = factData(memory.data)
    return (
      data?.kind === 'event' &&
      data.day !== undefined &&
      data.day <= today(request.now) &&
      data.day > today(request.now) - 14 &&
      voice.isFresh(`back:${memory.key}`)
    )
  })
  const open =
    over ??
    old.find(
      (memory) =>
        ['event', 'doing', 'wish', 'skill'].includes(factData(memory.data)?.kind ?? '') &&
        voice.isFresh(`back:${memory.key}`),
    )
  if (open === undefined) return undefined
  voice.note(`back:${open.key}`)
  const fact = recalledInWords(open, request.now)
  return voice.pick(over === undefined ? callbacks : eventCallbacks, {
    slots: { fact, you: fact.charAt(0).toLowerCase() + fact.slice(1) },
  })
}
