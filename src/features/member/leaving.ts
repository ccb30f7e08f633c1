import type { AppContext } from '../../registry/AppContext.ts'
import { localStore } from '../shared/localStore.ts'
import { PUSH_RECORD_KEY } from '../shared/pushRecord.ts'
import { logoutCall } from './api.ts'

/** Longest wait for requests that still need the session, ms; after that the session ends anyway. */
export const LOGOUT_WAIT_MS = 3000

interface Line {
  /** Tells the back office to remove the push token; undefined: no token is bound. */
  readonly giveBack: (() => Promise<unknown>) | undefined
  readonly logOut: () => Promise<unknown>
  readonly wait: (ms: number) => Promise<unknown>
}

/** Removes the push token while its session is still valid, then ends the session. Never rejects. */
export async function tellLogout({ giveBack, logOut, wait }: Line): Promise<void> {
  if (giveBack) await Promise.race([giveBack().catch(() => undefined), wait(LOGOUT_WAIT_MS)])
  await logOut().catch(() => undefined)
}

/** Tells the back office that this session is over. Does not wait for the answer, so that it also works offline. */
export function leaveSession(app: AppContext, token: string): void {
  const isBound = localStore.getItem(PUSH_RECORD_KEY) !== null
  void tellLogout({
    giveBack: isBound ? async () => (await import('../push/public.ts')).unbindPush(app, token) : undefined,
    logOut: () => app.client.send(logoutCall, { body: {}, alert: false, token }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
}
