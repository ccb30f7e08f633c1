/**
 * Delay after the start, ms; none on iOS, and if the browser has already offered its prompt (docs/conformance.md § 1.9).
 */
export const SHOW_AFTER_MS = 1000
/** Delay before the first check for a deferred prompt, ms (docs/conformance.md § 1.9). */
export const POLL_START_MS = 150
/** Interval between the checks, ms. */
export const POLL_EVERY_MS = 280
/** Number of checks. */
export const POLL_TRIES = 20

/** Runs a function later; the returned function cancels it. */
export type Later = (run: () => void, ms: number) => () => void

/**
 * Waits for a deferred install prompt: {@link POLL_TRIES} checks every {@link POLL_EVERY_MS}, after {@link POLL_START_MS}.
 *
 * @returns cancels the checks
 */
export function awaitPrompt(there: () => boolean, later: Later, found: () => void): () => void {
  let callOff = later(() => look(1), POLL_START_MS)
  const look = (attempt: number) => {
    if (there()) found()
    else if (attempt < POLL_TRIES) callOff = later(() => look(attempt + 1), POLL_EVERY_MS)
  }
  return () => callOff()
}

export interface ShowEnv {
  readonly isIos: boolean
  /** The browser has offered its prompt. */
  readonly canPrompt: () => boolean
  /** There is something to install, and the player has not dismissed the prompt meanwhile. */
  readonly mayShow: () => boolean
  /** The page is at a path where the prompt appears. */
  readonly isWhereItAsks: () => boolean
  /** Calls `run` when the offers change; the returned function ends this. */
  readonly onNews: (run: () => void) => () => void
  readonly later: Later
  /** Time since the page was loaded, ms. */
  readonly age: () => number
}

/** Decides when the install prompt appears (docs/conformance.md § 1.4): calls `show` once or never. */
export function whenToShow(env: ShowEnv, show: () => void): void {
  const { isIos, canPrompt, mayShow, isWhereItAsks, onNews, later, age } = env
  let isDone = false
  const tryNow = () => {
    if (isDone || !mayShow()) return
    isDone = true
    callOff()
    show()
  }
  let callOff = (): void => undefined
  if (isIos || canPrompt()) {
    tryNow()
    return
  }
  let callOffNews = (): void => undefined
  const callOffDelay = later(
    () => {
      tryNow()
      // The answer of the download setting may arrive later.
      if (!isDone && isWhereItAsks()) callOffNews = onNews(tryNow)
    },
    Math.max(0, SHOW_AFTER_MS - age()),
  )
  const callOffPoll = awaitPrompt(canPrompt, later, tryNow)
  callOff = () => {
    callOffDelay()
    callOffNews()
    callOffPoll()
  }
}
