import { parseUrl } from '../ui/url/parseUrl.ts'

const IDENTITY = 'https://identitytoolkit.googleapis.com'
const CLIENT = /^[\w-]+(?:\.[\w-]+)*\.apps\.googleusercontent\.com$/

export interface IdentityAsk {
  readonly apiKey: string
  /** Host to which the provider redirects after the sign-in. */
  readonly domain: string
  /** Origin of the emulator that replaces the service. */
  readonly emulator: string | undefined
  readonly signal: AbortSignal
}

/**
 * The site's client id at Google. One Tap needs it, and the system status does not contain it; Firebase's identity service
 * returns it in the address of a sign-in with Google. undefined if it does not. Never rejects.
 */
export async function googleClientId(ask: IdentityAsk): Promise<string | undefined> {
  const { apiKey, domain, emulator, signal } = ask
  const base = emulator === undefined ? IDENTITY : `${emulator}/identitytoolkit.googleapis.com`
  try {
    const answer = await fetch(`${base}/v1/accounts:createAuthUri?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ providerId: 'google.com', continueUri: `https://${domain}/__/auth/handler` }),
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal,
    })
    const reply: unknown = answer.ok ? await answer.json() : undefined
    const hasAddress = typeof reply === 'object' && reply !== null && 'authUri' in reply
    const address = hasAddress && typeof reply.authUri === 'string' ? parseUrl(reply.authUri) : undefined
    const client = address?.searchParams.get('client_id') ?? ''
    return CLIENT.test(client) ? client : undefined
  } catch {
    return undefined
  }
}
