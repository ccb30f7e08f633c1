import { upTo } from '../../../../ui/url/ends.ts'
import { parseUrl } from '../../../../ui/url/parseUrl.ts'

const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/**
 * Where Firebase's emulator, or a stand-in for it, is to be asked in place of Firebase: an `authDomain` that is an http
 * address of this very machine, on a page that is this machine's too. Anywhere else such a domain is not used.
 */
export function emulatorOrigin(authDomain: string | undefined, pageHost: string): string | undefined {
  if (!authDomain?.startsWith('http://') || !isLoopback(pageHost)) return undefined
  const url = parseUrl(authDomain)
  return url && isLoopback(url.hostname) ? url.origin : undefined
}

/** The domain as the library takes it: without scheme, path and blanks. */
export const bareDomain = (authDomain: string): string =>
  upTo(authDomain.trim().replace(/^https?:\/\//, ''), '/')
