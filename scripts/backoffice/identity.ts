import { at, parseRecord, text } from './json.ts'

/**
 * The identity of a token as `<provider>:<the provider's id>` or `phone:<number>`; undefined where it is not a token.
 * The signature is not checked: the stand-in for the identity provider does not sign, like the official emulator.
 */
export const identityOf = (idToken: string): string | undefined => {
  const [, payload] = idToken.split('.')
  const claims = payload ? parseRecord(Buffer.from(payload, 'base64url').toString('utf8')) : undefined
  const provider = text(at(claims, 'firebase', 'sign_in_provider'))
  const phone = text(claims?.phone_number)
  if (provider === 'phone' && phone !== '') return `phone:${phone}`
  const ids = at(claims, 'firebase', 'identities', provider)
  const rawId = Array.isArray(ids) ? text(ids[0]) : ''
  if (rawId !== '') return `${provider}:${rawId}`
  const subject = text(claims?.sub) || text(claims?.user_id)
  return subject === '' ? undefined : subject
}
