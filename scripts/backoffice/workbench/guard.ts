import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { isFromHere } from '../control.ts'
import { benchHost, type Env, hostName } from '../requestContext.ts'

/** Header that carries the page's token on every call. */
export const tokenHeader = 'x-workbench-token'

/**
 * Under a merchant's own name the app is at home: a page of the app's origin must never be able to read the workbench's, so
 * it stands on the machine's bare names and on one that no merchant can have.
 */
const isBareName = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

const nameOf = (c: Context<Env>): string => hostName(c.req.header('host'))

/** Whether it is asked under the name that is the workbench's alone. */
export const isBenchName = (c: Context<Env>): boolean => nameOf(c) === benchHost

/** Whether the workbench may be seen: only on this machine, under a name that no other site can take. */
export const mayOpen = (c: Context<Env>): boolean =>
  isFromHere(c) && (isBareName(nameOf(c)) || isBenchName(c))

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether a call comes from the workbench's own page: same origin, and with the token that stands in it. */
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
