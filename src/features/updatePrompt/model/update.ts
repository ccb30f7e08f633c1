/** The first check, ms after the page began (docs/conformance.md § 1.4, § 1.9). */
export const FIRST_CHECK_MS = 1500
/** A check in every hour of a page that stays open, ms. */
export const CHECK_EVERY_MS = 3_600_000
/** Between the retired document and the reload, ms. */
export const RELOAD_DELAY_MS = 200
/** Debounce time for the several events of a return to the page, ms. */
export const RETURN_DEBOUNCE_MS = 300
/** Timeout for the worker to retire its document, ms. After that the page reloads all the same. */
export const RETIRE_PATIENCE_MS = 3000

/** Digests of the asset manifests; undefined: not known (yet), or no news this time. */
export interface Digests {
  readonly app: string | undefined
  readonly legacy: string | undefined
}

export interface Compared {
  /** What is known from now on: nothing is offered twice. */
  readonly known: Digests
  readonly isNews: boolean
  /** The app itself has changed: there is a new worker to install. */
  readonly hasNewWorker: boolean
}

/**
 * Compares what a check saw with what is known. The app's own digest is known from the running build; the older part's
 * from the first answer, since nothing of it runs here. A server that is back at the running build has no news.
 */
export function compare(running: string | undefined, known: Digests, seen: Digests): Compared {
  const app = seen.app ?? known.app
  const legacy = seen.legacy ?? known.legacy
  const isNewApp = known.app !== undefined && app !== known.app && app !== running
  const isNewLegacy = known.legacy !== undefined && legacy !== known.legacy
  return { known: { app, legacy }, isNews: isNewApp || isNewLegacy, hasNewWorker: isNewApp }
}

/** Paths on which the update action loads the page again (docs/conformance.md § 1.2). */
const RELOADED = [
  ...['/m/home', '/m/game', '/m/login', '/m/index', '/m/index.html'],
  ...['/m/member/home', '/m/register', '/m/register.html'],
]
const HOME = '/m/home'

/** Where the update action leads from a path: `reload`, or the path to go to. */
export const afterUpdate = (pathname: string): 'reload' | typeof HOME =>
  RELOADED.includes(pathname) ? 'reload' : HOME
