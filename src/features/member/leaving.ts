import type { AppContext } from '../../registry/AppContext.ts'
import { localStore } from '../shared/localStore.ts'
import { PUSH_RECORD_KEY } from '../shared/pushRecord.ts'
import { logoutCall } from './api.ts'

/** The logout waits so long for what needs the session, ms: then the session ends all the same. */
export const LOGOUT_WAIT_MS = 3000

interface Line {
  /** Tells the back office that the push token is given back; absent: none is bound. */
  readonly giveBack: (() => Promise<unknown>) | undefined
  readonly logOut: () => Promise<unknown>
  readonly wait: (ms: number) => Promise<unknown>
}

/** The push token is given back while the session that it was bound in is good; then the session ends. Never rejects. */
export async function tellLogout({ giveBack, logOut, wait }: Line): Promise<void> {
  if (giveBack) await Promise.race([giveBack().catch(() => undefined), wait(LOGOUT_WAIT_MS)])
  await logOut().catch(() => undefined)
}

/** Tells the back office that this session is over. Nobody waits for it, so that it also works offline. */
export function leaveSession(app: AppContext, token: string): void {
  const isBound = localStore.getItem(PUSH_RECORD_KEY) !== null
  void tellLogout({
    giveBack: isBound ? async () => (await import('../push/public.ts')).unbindPush(app, token) : undefined,
    logOut: () => app.client.send(logoutCall, { body: {}, alert: false, token }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
}
