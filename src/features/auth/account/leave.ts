import { SESSION_KEY } from '../../../session/codec.ts'
import { carryToast } from '../../../ui/carriedToast.ts'
import type { ToastRequest } from '../../../ui/toastStore.ts'
import { toasts } from '../../../ui/toasts.ts'
import { noteArrival } from '../../shared/arrival.ts'
import { REGISTER_PATH } from '../../shared/paths.ts'

/** Session storage key: where the player goes after a forced password change. It survives full navigations in this tab. */
const WANTED_KEY = 'SHELL_wantedAfterPassword'

/** An address inside the app, as the router has it. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash?: string
}

interface Carried {
  /** The path to open after the password has been changed. */
  readonly wanted?: string | undefined
  /** The message to show on the next page; default: the message that is showing now. */
  readonly say?: ToastRequest | undefined
}

/** Whether the session is in session storage, so that the next document finds it. */
export function isSessionStored(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** Opens a page of this site by a full navigation: no script of this document runs in the next one. */
export function leaveFor({ pathname, search, hash = '' }: Place, { wanted, say }: Carried = {}): void {
  try {
    if (wanted !== undefined) sessionStorage.setItem(WANTED_KEY, wanted)
    carryToast(say ?? toasts.current(), sessionStorage)
  } catch {
    // Storage is blocked: the player goes to home later, without the message.
  }
  noteArrival(window.location.pathname.startsWith(REGISTER_PATH) ? 'registration' : 'login')
  // Hides the page so that the player cannot start anything before the next document loads.
  document.body.style.visibility = 'hidden'
  window.location.replace(window.location.origin + pathname + search + hash)
}

/** Returns and removes the path that was stored before the forced password change. */
export function takeWanted(): string | null {
  try {
    const wanted = sessionStorage.getItem(WANTED_KEY)
    sessionStorage.removeItem(WANTED_KEY)
    return wanted
  } catch {
    return null
  }
}
