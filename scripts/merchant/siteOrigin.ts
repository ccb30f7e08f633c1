import { UsageError } from './command.ts'

/**
 * The origin of a site's address. Throws a {@link UsageError} for an invalid one, and for plain http to another machine, since a
 * password may be sent.
 */
export function originOf(address: string): string {
  const url = URL.parse(address)
  const isHere = url !== null && /^(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)$/.test(url.hostname)
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isHere)))
    throw new UsageError(`${address} is not https://… (http is for this machine alone)`)
  return url.origin
}
