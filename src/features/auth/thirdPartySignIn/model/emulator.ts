import { upTo } from '../../../../ui/url/ends.ts'
import { parseUrl } from '../../../../ui/url/parseUrl.ts'

const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/**
 * The origin of Firebase's emulator (or a substitute), which is used instead of Firebase: the `authDomain`, if it is an http
 * address of the local machine and the page is served from there too. undefined in all other cases.
 */
export function emulatorOrigin(authDomain: string | undefined, pageHost: string): string | undefined {
  if (!authDomain?.startsWith('http://') || !isLoopback(pageHost)) return undefined
  const url = parseUrl(authDomain)
  return url && isLoopback(url.hostname) ? url.origin : undefined
}

/** The domain as the library expects it: without scheme, path and spaces. */
export const bareDomain = (authDomain: string): string =>
  upTo(authDomain.trim().replace(/^https?:\/\//, ''), '/')
