import { parseRecord, text } from './json.ts'

/**
 * Who an identity token names, as `issuer's channel:subject`, or undefined when it is no token. The signature is not
 * checked: the stand-in for the identity provider does not sign, as its emulator does not.
 */
export const identityOf = (idToken: string): string | undefined => {
  const [, payload] = idToken.split('.')
  const claims = payload ? parseRecord(Buffer.from(payload, 'base64url').toString('utf8')) : undefined
  const subject = text(claims?.sub) || text(claims?.user_id)
  return subject === '' ? undefined : subject
}
