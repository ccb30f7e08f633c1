import { DISMISSED_FOR_GOOD, type Installation } from '../../../device/installation.ts'

/** Where the install prompt appears at startup (docs/conformance.md § 1.2): not on /m/index. */
const PATHS: readonly string[] = ['/', '/m/home', '/m/index.html']

export interface AskFacts {
  readonly pathname: string
  readonly state: Installation
  readonly isIos: boolean
  /** The site has an app for this device. */
  readonly hasApp: boolean
}

/** Whether the install prompt may ask by itself. Pure. */
export function mayAsk({ pathname, state, isIos, hasApp }: AskFacts): boolean {
  if (!PATHS.includes(pathname)) return false
  if (state.installed || state.inApp || state.hidden || state.dismissed >= DISMISSED_FOR_GOOD) return false
  return hasApp || isIos || state.canPrompt
}
