import { DISMISSED_FOR_GOOD, type Installation } from '../../../device/installation.ts'

/** The paths where the install prompt appears at startup (docs/conformance.md § 1.2): not on /m/index. */
const PATHS: readonly string[] = ['/', '/m/home', '/m/index.html']

/** Whether the install prompt appears on this path. */
export const asksOn = (pathname: string): boolean => PATHS.includes(pathname)

export interface AskFacts {
  readonly pathname: string
  readonly state: Installation
  readonly isIos: boolean
  /** The site has an app for this device. */
  readonly hasApp: boolean
}

/** Whether the install prompt may appear by itself. Pure. */
export function mayAsk({ pathname, state, isIos, hasApp }: AskFacts): boolean {
  if (!asksOn(pathname)) return false
  if (state.installed || state.inApp || state.hidden || state.dismissed >= DISMISSED_FOR_GOOD) return false
  return hasApp || isIos || state.canPrompt
}
