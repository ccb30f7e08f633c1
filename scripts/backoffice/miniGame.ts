import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { Env } from './requestContext.ts'

const FACES: Readonly<Record<string, string>> = { v1: '1 2 3 4 5 6', s1: '⚀ ⚁ ⚂ ⚃ ⚄ ⚅' }
const SOURCE = join(import.meta.dirname, 'miniGame', 'script.js')

const scripts = new Map<string, string>()

const scriptOf = (variant: string, faces: string): string => {
  const known =
    scripts.get(variant) ??
    readFileSync(SOURCE, 'utf8').replace("'VARIANT'", `'${variant}'`).replace("'FACES'", `'${faces}'`)
  scripts.set(variant, known)
  return known
}

/** The mini-game's script, `/mini-game/{v1 or s1}/minigame.js` (docs/contract.md). */
export const serveMiniGame = (c: Context<Env>): Response => {
  const [, variant = ''] = /^\/mini-game\/([^/]+)\/minigame\.js$/.exec(c.req.path) ?? []
  const faces = Object.hasOwn(FACES, variant) ? FACES[variant] : undefined
  if (faces === undefined) return new Response('Not found\n', { status: 404 })
  return new Response(scriptOf(variant, faces), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
