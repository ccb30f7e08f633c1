/** After start, ms; at once on iOS, and where the browser has offered its prompt (docs/conformance.md § 1.9). */
export const SHOW_AFTER_MS = 1000
/** Before the first look for a deferred prompt, ms (docs/conformance.md § 1.9). */
export const POLL_START_MS = 150
/** Between looks, ms. */
export const POLL_EVERY_MS = 280
/** Looks. */
export const POLL_TRIES = 20

/** Runs something later; what it returns calls that off. */
export type Later = (run: () => void, ms: number) => () => void

/**
 * Waits for a deferred install prompt: {@link POLL_TRIES} looks, {@link POLL_EVERY_MS} apart, after {@link POLL_START_MS}.
 *
 * @returns calls it off
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
  /** There is something to offer and nobody has said no meanwhile. */
  readonly mayShow: () => boolean
  /** The page is still where the prompt belongs. */
  readonly isWhereItAsks: () => boolean
  /** Calls when more is known of what there is to offer; what it returns calls that off. */
  readonly onNews: (run: () => void) => () => void
  readonly later: Later
  /** How long the page has been there, ms. */
  readonly age: () => number
}

/** When the install prompt appears (docs/conformance.md § 1.4): `show` is called once, or never. */
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
      // The answer of the download setting may take longer than that.
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
