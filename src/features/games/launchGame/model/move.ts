import { LAUNCH_PATH } from './address.ts'
import { isTrial } from './request.ts'

/** The history state of a game whose picture moves there from its card. */
export const moveState = { moved: true } as const

/** Whether the screen was entered with {@link moveState}. A history state may be anything: older versions and scripts write it. */
export const wasMoved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'moved' in state && state.moved === true

/** Whether an address launches a game for this visitor. A guest is sent to the login by anything but a trial. */
export const launchesWith = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  isMember: boolean,
): boolean => pathname === LAUNCH_PATH && (isMember || isTrial(new URLSearchParams(search)))
