import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { escapeHtml } from '../../src/edge/escape.ts'
import type { Env } from './requestContext.ts'

const folder = join(import.meta.dirname, 'support')
/** Stand-ins for chat vendors' scripts: one that works, and three that fail. */
const SCRIPTS = ['widget.js', 'snoops.js', 'globals.js', 'throws.js']

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui }
body { margin: 0; padding: 24px; display: grid; gap: 16px; max-width: 520px; margin-inline: auto }
header { padding: 16px 20px; border-radius: 16px; color: #fff; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; overflow-wrap: anywhere; margin: 0 }
dd { margin: 0 } a { min-height: 44px; display: inline-grid; align-content: center }`

/** A vendor's chat page. It shows its parameters, so that players and tests can read them. */
const chatPage = (query: URLSearchParams): string => {
  const colour = /^#[0-9a-f]{3,8}$/i.exec(query.get('headerColor') ?? '')?.[0] ?? '#2557d6'
  const told = [...query].map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  const back = /^https?:\/\/[^\s]+$/.exec(query.get('backUrl') ?? '')?.[0]
  return `<!doctype html>
<html lang="${escapeHtml((query.get('language') ?? 'en').toLowerCase())}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Support</title>
<style>${STYLE}</style></head>
<body><header style="background:${colour}"><h1>${escapeHtml(query.get('title') || 'Support')}</h1></header>
<p>Hello! Somebody will be with you in a moment.</p><dl>${told.join('')}</dl>
${back ? `<p><a href="${escapeHtml(back)}">Back</a></p>` : ''}</body></html>`
}

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** The stand-in for chat vendors: `/support/chat/…` is a page, `/support/<name>.js` a script. */
export const serveSupport = async (c: Context<Env>): Promise<Response> => {
  const name = c.req.path.slice('/support/'.length)
  if (SCRIPTS.includes(name)) {
    const source = await readFile(join(folder, name), 'utf8')
    return new Response(source, { headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' } })
  }
  if (!name.startsWith('chat/')) return new Response('Not found\n', { status: 404, headers })
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  return new Response(chatPage(new URL(c.req.url).searchParams), {
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  })
}
