import type { Context } from 'hono'
import { gamePage } from './games/page.ts'
import type { Env } from './requestContext.ts'

/** The path below which the stand-in games are. */
const GAMES = '/games/'

/** A playable stand-in for a vendor's game. */
export const serveGame = async (c: Context<Env>): Promise<Response> => {
  let code = c.req.path.slice(GAMES.length)
  try {
    code = decodeURIComponent(code)
  } catch {
    // A name that cannot be decoded is shown unchanged.
  }
  const merchant = c.get('place').merchant?.name ?? ''
  const { html, policy } = await gamePage({ code, merchant, query: new URL(c.req.url).searchParams })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy,
    },
  })
}
