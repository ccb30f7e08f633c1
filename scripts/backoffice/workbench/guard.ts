import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { isFromHere } from '../control.ts'
import { benchHost, type Env, hostName } from '../requestContext.ts'

/** Header with the page's token, required on every call. */
export const tokenHeader = 'x-workbench-token'

/**
 * The workbench's host names: the machine's own, and one that no merchant can have. A page of the app, on a merchant's host, must
 * never be able to read the workbench.
 */
const isBareName = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

const nameOf = (c: Context<Env>): string => hostName(c.req.header('host'))

/** Whether the host name is the workbench's own. */
export const isBenchName = (c: Context<Env>): boolean => nameOf(c) === benchHost

/** Whether the workbench may be served: only to this machine, under a name that no other site can have. */
export const mayOpen = (c: Context<Env>): boolean =>
  isFromHere(c) && (isBareName(nameOf(c)) || isBenchName(c))

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether a call comes from the workbench's page: same origin, and with the page's token. */
export const mayCall = (c: Context<Env>, token: string): boolean => {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  return (
    mayOpen(c) &&
    (origin === undefined || origin === c.get('place').origin) &&
    (site === undefined || site === 'same-origin') &&
    sameText(c.req.header(tokenHeader) ?? '', token)
  )
}
