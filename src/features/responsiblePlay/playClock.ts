import { createStore } from 'zustand/vanilla'
import { type AppContext, onePer } from '../../registry/AppContext.ts'
import { localStore } from '../shared/localStore.ts'
import {
  type PlayTime,
  playTimeAt,
  readPlayTime,
  reminded,
  reminderIsDue,
  untilNextMinute,
} from './model/playTime.ts'

/** Local storage: the time of the member who plays; all tabs share it. */
export const PLAY_TIME_KEY = 'SHELL_playTime'
const OVERLAY = 'playReminder'

/** The page's play time; undefined: nobody plays. */
export const playTimeOf = onePer((_: AppContext) => createStore<PlayTime | undefined>(() => undefined))

const keep = (time: PlayTime) => localStore.setItem(PLAY_TIME_KEY, JSON.stringify(time))

/** Whose time it is, and after how many minutes the member is reminded (0: never). */
export interface Playing {
  readonly member: string
  readonly reminder: number
}

/** Counts a member's time, once a minute, and asks for the reminder when it is due. Returns a function that ends this. */
export function countPlayTime(app: AppContext, { member, reminder }: Playing): () => void {
  const store = playTimeOf(app)
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (time: PlayTime) => {
    store.setState(time, true)
    if (reminderIsDue(time, reminder)) {
      if (!app.overlays.requested.getState().includes(OVERLAY)) app.overlays.request(OVERLAY)
    } else app.overlays.withdraw(OVERLAY)
  }
  const read = () => {
    const now = Date.now()
    // Another tab may have ended its session and removed the time, or storage may be blocked.
    return playTimeAt(
      readPlayTime(localStore.getItem(PLAY_TIME_KEY), member, now) ?? store.getState(),
      member,
      now,
    )
  }
  const count = () => {
    clearTimeout(timer)
    const time = read()
    keep(time)
    show(time)
    timer = setTimeout(count, untilNextMinute(time, Date.now()))
  }
  // Only reads: writing here would answer another tab's write with a write, without end.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === PLAY_TIME_KEY) show(read())
  }
  const onShow = () => {
    if (!document.hidden) count()
  }

  count()
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onShow)
  return () => {
    clearTimeout(timer)
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onShow)
    app.overlays.withdraw(OVERLAY)
    store.setState(undefined, true)
  }
}

/** The reminder was answered: it comes again after the same time, in every tab. */
export function answerReminder(app: AppContext): void {
  const time = playTimeOf(app).getState()
  if (time) {
    const answered = reminded(time)
    keep(answered)
    playTimeOf(app).setState(answered, true)
  }
  app.overlays.withdraw(OVERLAY)
}

/** The session is over: the next login begins at zero. */
export const forgetPlayTime = (): void => localStore.removeItem(PLAY_TIME_KEY)
