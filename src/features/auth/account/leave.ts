import { SESSION_KEY } from '../../../session/codec.ts'
import { carryToast } from '../../../ui/carriedToast.ts'
import type { ToastRequest } from '../../../ui/toastStore.ts'
import { toasts } from '../../../ui/toasts.ts'
import { noteArrival } from '../../shared/arrival.ts'
import { REGISTER_PATH } from '../../shared/paths.ts'

/** Where a password that is due sends the player on to, across the documents in between; of this tab alone. */
const WANTED_KEY = 'SHELL_wantedAfterPassword'

/** An address inside the app, as the router has it. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash?: string
}

interface Carried {
  /** Where to, once the password has been changed. */
  readonly wanted?: string | undefined
  /** What is to be said there; else what is being said here. */
  readonly say?: ToastRequest | undefined
}

/** Whether the next document will find the session. */
export function isSessionStored(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** Leaves for a page of this site by a whole navigation: nothing that ran in this document is in the next one. */
export function leaveFor({ pathname, search, hash = '' }: Place, { wanted, say }: Carried = {}): void {
  try {
    if (wanted !== undefined) sessionStorage.setItem(WANTED_KEY, wanted)
    carryToast(say ?? toasts.current(), sessionStorage)
  } catch {
    // Storage is refused: the player comes to home instead, without the message.
  }
  noteArrival(window.location.pathname.startsWith(REGISTER_PATH) ? 'registration' : 'login')
  // Until the next document is there nobody is to begin something in this one.
  document.body.style.visibility = 'hidden'
  window.location.replace(window.location.origin + pathname + search + hash)
}

/** What was wanted before the password was due; once. */
export function takeWanted(): string | null {
  try {
    const wanted = sessionStorage.getItem(WANTED_KEY)
    sessionStorage.removeItem(WANTED_KEY)
    return wanted
  } catch {
    return null
  }
}
