import { guardUrl } from './url/guard.ts'

/** After this many failed pictures in a row, a host is tried last. */
export const MOST_FAILURES = 2
/** How long a failing host is tried last, ms. */
export const SET_BACK_MS = 60_000
/** Timeout for the first answer of a host, ms. */
export const SILENCE_MS = 8000

interface Host {
  /** Number of failed pictures in a row. */
  failures: number
  heard: boolean
  /** The host is tried last until this time, ms since 1970. */
  backUntil: number
}

/** Base URL for text that is not an absolute URL. */
const NOWHERE = 'https://nowhere.invalid'

/** The host of a picture's address, with port; '' where the address is invalid. */
export function originOf(address: string): string {
  const origin = guardUrl(address, { base: NOWHERE, allow: 'picture' })?.origin ?? ''
  return origin === NOWHERE ? '' : origin
}

/** Tracks the health of picture hosts, so that not every picture waits for a failing host. */
export function createPictureHosts(now: () => number) {
  const hosts = new Map<string, Host>()
  const hostOf = (url: string): Host => {
    const origin = originOf(url)
    const host = hosts.get(origin) ?? { failures: 0, heard: false, backUntil: 0 }
    hosts.set(origin, host)
    return host
  }
  const setBack = (host: Host) => {
    host.backUntil = now() + SET_BACK_MS
    host.failures = 0
  }
  return {
    loaded: (url: string) => void Object.assign(hostOf(url), { failures: 0, heard: true, backUntil: 0 }),
    failed(url: string): void {
      const host = hostOf(url)
      host.heard = true
      host.failures += 1
      if (host.failures >= MOST_FAILURES) setBack(host)
    },
    silent: (url: string) => setBack(hostOf(url)),
    isHeard: (url: string): boolean => hostOf(url).heard,
    /** Sorts the URLs of one picture: keeps their order, but puts failing hosts last. */
    order(urls: readonly string[]): readonly string[] {
      const isBack = (url: string) => hostOf(url).backUntil > now()
      return urls.some(isBack) ? [...urls.filter((url) => !isBack(url)), ...urls.filter(isBack)] : urls
    },
  }
}

export type PictureHosts = ReturnType<typeof createPictureHosts>

/**
 * Watches which picture hosts load or fail. If one of `relays` does not answer, its waiting pictures get an `error`
 * event and so try their next URL.
 * @returns a function that stops it
 */
export function watchPictures(
  page: Document,
  hosts: PictureHosts,
  relays: (origin: string) => boolean,
): () => void {
  const waiting = new WeakSet<HTMLImageElement>()
  let telling = false
  const learn = ({ type, target }: Event) => {
    if (telling || !(target instanceof HTMLImageElement) || !target.src) return
    if (type === 'load') hosts.loaded(target.src)
    else hosts.failed(target.src)
  }
  const look = () => {
    for (const image of page.querySelectorAll('img')) {
      const { src, complete } = image
      if (complete || hosts.isHeard(src) || !relays(originOf(src))) continue
      if (waiting.has(image)) {
        hosts.silent(src)
        telling = true
        image.dispatchEvent(new Event('error'))
        telling = false
      } else waiting.add(image)
    }
  }
  page.addEventListener('load', learn, true)
  page.addEventListener('error', learn, true)
  const timer = setInterval(look, SILENCE_MS)
  return () => {
    page.removeEventListener('load', learn, true)
    page.removeEventListener('error', learn, true)
    clearInterval(timer)
  }
}
