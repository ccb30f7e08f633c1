import type { Context } from 'hono'
import type { Env } from './place.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;text-align:center;' +
  'font:1rem/1.5 system-ui,sans-serif;background:#101420;color:#f2f4fa}h1{margin:0;font-size:1.5rem}'

/** A page that names the game; the playable stand-ins are a later issue's. */
export const serveGame = (c: Context<Env>): Response => {
  const code = c.req.path.slice('/games/'.length)
  let name = code
  try {
    name = decodeURIComponent(code)
  } catch {
    // A name that does not decode is shown as it came.
  }
  const merchant = c.get('place').merchant?.name ?? ''
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(name)}</title><style>${style}</style><h1>${escapeHtml(name)}</h1><p>${escapeHtml(merchant)}</p></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    },
  })
}
