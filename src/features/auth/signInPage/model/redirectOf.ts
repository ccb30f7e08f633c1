/**
 * The `redirectUrl` of an address; undefined if there is none. Given more than once, it may be an attempt to be parsed in two
 * ways: the result is then '', which is refused.
 */
export function redirectOf(address: URLSearchParams): string | undefined {
  const [given, ...more] = address.getAll('redirectUrl')
  return more.length > 0 ? '' : given
}
