/** A page without a message for this long counts as not live, ms. A slow connection and a first start take less. */
export const DEAD_MS = 12_000

/** What is known of a phone's page. */
export interface Liveness {
  /** The page has sent a message. */
  readonly heard: () => void
  readonly stop: () => void
}

/**
 * Tells when a phone's page is not live: it has sent nothing for {@link DEAD_MS}, from its beginning or since its last message. A page
 * sends one every few seconds while it is visible (`scripts/backoffice/workbench/inFrame.ts`), so that the time in which the tab is
 * hidden does not count.
 */
export function watchLiveness(page: Document, tell: (isDead: boolean) => void): Liveness {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = page.visibilityState === 'visible' ? setTimeout(() => tell(true), DEAD_MS) : undefined
  }
  page.addEventListener('visibilitychange', wait)
  wait()
  return {
    heard: () => {
      tell(false)
      wait()
    },
    stop: () => {
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', wait)
    },
  }
}
