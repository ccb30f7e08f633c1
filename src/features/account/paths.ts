import { keepTrackedParameters } from '../../ui/url/guard.ts'

/** Canonical paths (part 1, section 2). */
export const LOGIN_PATH = '/m/login'
export const REGISTER_PATH = '/m/register'
/** Where a player goes after login and registration (part 2, section 2). */
export const HOME_PATH = '/m/home'

const NOWHERE = 'http://app.invalid'

/** A path inside the app with the tracked parameters of the present address (part 2, section 9). */
export function withTracked(path: string, search: string): string {
  const url = keepTrackedParameters(new URLSearchParams(search), new URL(path, NOWHERE))
  return url.pathname + url.search
}
