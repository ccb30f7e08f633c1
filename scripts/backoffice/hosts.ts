import type { Context, Next } from 'hono'
import { type Env, hostName } from './requestContext.ts'

/** IP addresses cannot be rebound, and every browser resolves `localhost` to this machine. */
const isOwnName = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host.startsWith('[') ||
  /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)

/**
 * Accepts requests for these hosts only. In front of a real platform, any website could otherwise point its own name to this
 * machine (DNS rebinding) and read what the platform shows to the developer.
 */
export const onlyHosts =
  (allowed: readonly string[]) =>
  async (c: Context<Env>, next: Next): Promise<Response | undefined> => {
    const host = hostName(c.req.header('host'))
    if (!isOwnName(host) && !allowed.includes(host)) {
      const message = `${host || 'No host'} is not served here; ALLOWED_HOSTS=… names more hosts than localhost.`
      return Response.json({ success: false, message }, { status: 421 })
    }
    await next()
    return undefined
  }
