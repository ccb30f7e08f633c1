import { LAUNCH_PATH } from './address.ts'
import { isTrial } from './request.ts'

/**
 * The history state of a game whose picture moves there from its card.
 *
 * @param fromEnd which of the page's cards of this game it is, 1 for the last one: a game that is played gets another card above
 */
export const moveState = (fromEnd: number) => ({ moved: true, fromEnd }) as const

/** Whether the screen was entered with {@link moveState}. A history state may be anything: older versions and scripts write it. */
export const wasMoved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'moved' in state && state.moved === true

/** Which of the cards it was; the last one where the state does not say so. */
export const cardFromEnd = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'fromEnd' in state && Number.isSafeInteger(state.fromEnd)
    ? Number(state.fromEnd)
    : 1

/** Whether an address launches a game for this visitor. A guest is sent to the login by anything but a trial. */
export const launchesWith = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  isMember: boolean,
): boolean => pathname === LAUNCH_PATH && (isMember || isTrial(new URLSearchParams(search)))

/** Whether the queries of two addresses launch the same game, for money or not. */
export function isSameGame(one: string, other: string): boolean {
  const [first, second] = [new URLSearchParams(one), new URLSearchParams(other)]
  return first.get('code') === second.get('code') && first.get('vendor') === second.get('vendor')
}
