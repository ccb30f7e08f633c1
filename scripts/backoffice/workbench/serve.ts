import type { Context, MiddlewareHandler, Next } from 'hono'
import type { AppOptions } from '../app.ts'
import { isFromHere } from '../control.ts'
import { benchHost, type Env } from '../requestContext.ts'
import { type Desk, openDesk } from './desk.ts'
import { serveFrame } from './frame.ts'
import { isBenchName, mayCall, mayOpen } from './guard.ts'
import { servePage, workbenchPath } from './page.ts'

/** The parts that serve the workbench. */
export type WorkbenchOptions = Pick<AppOptions, 'merchants' | 'worlds' | 'schemas' | 'builds' | 'workbench'>

const refuse = (message: string) => Response.json({ ok: false, message }, { status: 403 })

const portOf = (origin: string): string => /:\d+$/.exec(origin)?.[0] ?? ''

const isWorkbench = (path: string): boolean => path === workbenchPath || path.startsWith(`${workbenchPath}/`)

/** Serves the workbench and its commands, and applies the conditions of its phones. Other requests pass through. */
export const serveWorkbench = (options: WorkbenchOptions): MiddlewareHandler<Env> => {
  const desk: Desk = openDesk()
  return async (c: Context<Env>, next: Next) => {
    const { path } = c.req
    if (!isWorkbench(path)) {
      // The app is not served under the workbench's own host name.
      if (isBenchName(c))
        return path === '/' ? c.redirect(workbenchPath) : new Response('Not found\n', { status: 404 })
      // Phones may contain a member's session, so like the workbench they are served to this machine only.
      const conditions = isFromHere(c) ? desk.frames.get(c.get('place').world.name) : undefined
      return conditions ? serveFrame(c, next, conditions) : next()
    }
    if (!mayOpen(c)) return refuse('The workbench is for this machine alone, at http://localhost.')
    // Browsers are redirected to the workbench's own host name; programs get an answer under the requested one.
    if (!isBenchName(c) && c.req.header('sec-fetch-mode') === 'navigate')
      return c.redirect(`http://${benchHost}${portOf(c.get('place').origin)}${workbenchPath}`)
    // The app's rules are imported when the page is opened, so that the start does not wait for them.
    const rules = import('./answer.ts')
    rules.catch(() => undefined)
    if (!path.startsWith(`${workbenchPath}/api/`))
      return servePage(c, {
        ...{ files: options.builds, dir: options.workbench.dir, token: desk.token },
        merchants: options.merchants.all().map(({ code, name }) => ({ code, name })),
      })
    if (!mayCall(c, desk.token)) return refuse('The workbench answers its own page alone: load it again.')
    return (await rules).answer(c, options, desk)
  }
}
