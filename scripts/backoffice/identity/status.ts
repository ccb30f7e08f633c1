import { at, mergePatch } from '../json.ts'

/** What a fixture writes for the address by which the visitor came, which no file can know. */
export const OWN_ORIGIN = '{origin}'

const placed = new WeakMap<object, Map<string, unknown>>()

/** A status whose sign-in domain is this very server: the visitor's own line, the same object each time. */
export const withSignInDomain = (status: object, origin: string): unknown => {
  if (at(status, 'info', 'sms', 'authDomain') !== OWN_ORIGIN) return status
  const known = placed.get(status) ?? new Map<string, unknown>()
  placed.set(status, known)
  const value = known.get(origin) ?? mergePatch(status, { info: { sms: { authDomain: origin } } })
  if (known.size < 100) known.set(origin, value)
  return value
}
