import { observable, useObservable } from './observable.ts'
import { browserStore } from './storage.ts'

/** How this browser may call for attention when the page is hidden. Both are off until the person wants them. */
export interface NoticeWishes {
  sound: boolean
  notification: boolean
}

const key = 'chat-notices'
const none: NoticeWishes = { sound: false, notification: false }

function stored(): NoticeWishes {
  const words = new Set(browserStore.get(key)?.split(' '))
  return { sound: words.has('sound'), notification: words.has('notification') }
}

const wishes = observable<NoticeWishes>(stored())

function keep(next: NoticeWishes): void {
  wishes.set(next)
  const words = [next.sound && 'sound', next.notification && 'notification'].filter((word) => word !== false)
  if (words.length === 0) browserStore.remove(key)
  else browserStore.set(key, words.join(' '))
}

export function useNoticeWishes(): NoticeWishes {
  return useObservable(wishes, none)
}

export function wishSound(sound: boolean): void {
  keep({ ...wishes.get(), sound })
  if (sound) chime()
}

export type NotificationAnswer = 'on' | 'off' | 'refused' | 'unknown'

/** Asks the browser first: only it can allow them. */
export async function wishNotification(wanted: boolean): Promise<NotificationAnswer> {
  if (!wanted) {
    keep({ ...wishes.get(), notification: false })
    return 'off'
  }
  if (!('Notification' in window)) return 'unknown'
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  keep({ ...wishes.get(), notification: true })
  return 'on'
}

/** Two soft tones, made here, so that nothing has to be fetched. */
function chime(): void {
  try {
    const audio = new AudioContext()
    for (const [at, pitch] of [
      [0, 659.3],
      [0.12, 880],
    ] as const) {
      const tone = audio.createOscillator()
      const gain = audio.createGain()
      const start = audio.currentTime + at
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0, start)
      gain.gain.linearRampToValueAtTime(0.08, start + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
      tone.connect(gain).connect(audio.destination)
      tone.start(start)
      tone.stop(start + 0.5)
    }
    setTimeout(() => void audio.close(), 1500)
  } catch {
    // A browser without sound, or one that wants a press first: the notice is only silent.
  }
}

const inView = 'page-in-view'
let letGo: (() => void) | undefined

/** Each tab that is seen holds a share of one lock, by which hidden tabs know that the person is here. */
function followView(): void {
  if (document.hidden) {
    letGo?.()
    letGo = undefined
  } else if (letGo === undefined) {
    const seen = Promise.withResolvers<void>()
    letGo = seen.resolve
    void navigator.locks.request(inView, { mode: 'shared' }, () => seen.promise)
  }
}

/** For the start of the app, where somebody is logged in. */
export function watchView(): void {
  if (!('locks' in navigator)) return
  document.addEventListener('visibilitychange', followView)
  followView()
}

async function isSeenElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === inView)
}

/** Only one of this browser's tabs gets the turn, so that five tabs do not ring five times. */
async function once(id: string, act: () => void): Promise<void> {
  if (!('locks' in navigator)) return act()
  if (await isSeenElsewhere()) return
  await navigator.locks.request(`notice-${id}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    act()
    await new Promise((resolve) => setTimeout(resolve, 2000))
  })
}

export interface Notice {
  /** Of what it tells: told once. */
  id: string
  title: string
  text: string
  icon: string | undefined
  onOpen: () => void
}

/** Calls for attention as far as the person wishes, and only while nobody looks at any page of ours. */
export function giveNotice(notice: Notice): void {
  const { sound, notification } = wishes.get()
  if (!document.hidden || (!sound && !notification)) return
  void once(notice.id, () => {
    if (sound) chime()
    if (!notification || Notification.permission !== 'granted') return
    const icon = notice.icon === undefined ? {} : { icon: notice.icon }
    const shown = new Notification(notice.title, { body: notice.text, tag: notice.id, ...icon })
    shown.addEventListener('click', () => {
      shown.close()
      window.focus()
      notice.onOpen()
    })
  })
}
