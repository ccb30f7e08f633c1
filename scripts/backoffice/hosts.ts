import type { Context, Next } from 'hono'
import { type Env, hostName } from './requestContext.ts'

/** An address is nobody's to point elsewhere, and `localhost` is this machine to every browser. */
const isOwnName = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host.startsWith('[') ||
  /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)

/**
 * Answers requests for these hosts alone. Beside a real platform any page of the web could otherwise let its own name point to
 * this machine (DNS rebinding), and read through it what the platform shows to whoever works here.
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
