import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '../../../src/edge/escape.ts'

/** Stand-ins for the vendors' games: two small ones and a lottery. */
export type GameKind = 'reels' | 'rocket' | 'lottery'

/** The parameters of a page, all from its address. */
export interface GamePage {
  readonly code: string
  readonly merchant: string
  readonly query: URLSearchParams
}

const folder = join(import.meta.dirname, 'page')

const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT']
/** A lottery's lobby has no name of its own. */
const LOBBY = 'lobby'
const ROCKETS = /ROCKET|FISH|BALL|CARD/i
/** Platform codes whose BCP 47 tag differs. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', TY: 'tl', MY: 'my' }
const RIGHT_TO_LEFT = 'UR'

/** The lottery if one is launched, else one of the two games by name. */
export function kindOf({ code, query }: Pick<GamePage, 'code' | 'query'>): GameKind {
  if (query.get('launchMode') === 'LOTT' || LOTTERIES.includes(query.get('vendor') ?? '')) return 'lottery'
  return ROCKETS.test(code) ? 'rocket' : 'reels'
}

/** A hue for the game's code, 0 to 359. */
const hueOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

/** A game as a self-contained page, with a policy that allows nothing else. */
export async function gamePage(page: GamePage): Promise<{ readonly html: string; readonly policy: string }> {
  const kind = kindOf(page)
  const [talk, own, style, lottery] = await Promise.all(
    ['talk.js', `${kind}.js`, 'stage.css', 'lottery.css'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const nonce = randomBytes(16).toString('base64')
  const { code, merchant, query } = page
  const language = query.get('language') || 'EN'
  const isTrial = query.has('gameId') || query.has('nodeId')
  const body = [
    ['data-kind', kind],
    ['data-language', language],
    ['data-back', query.get('backUrl') ?? ''],
    ['data-view', query.get('lottoView') ?? ''],
  ].map(([name, value = '']) => `${name}="${escapeHtml(value)}"`)
  const html = `<!doctype html>
<html lang="${escapeHtml(TAGS[language] ?? language.toLowerCase())}" dir="${language === RIGHT_TO_LEFT ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(query.get('name') ?? (code === LOBBY ? merchant : code))}</title>
<style nonce="${nonce}">:root{--hue:${hueOf(code)}}${style}${kind === 'lottery' ? lottery : ''}</style>
</head>
<body ${body.join(' ')}>
<header><span>${escapeHtml(merchant)}${isTrial ? ' <span data-trial data-word="trial"></span>' : ''}</span>
<span><span data-word="credits"></span> <b data-credits></b></span></header>
<main></main>
<footer></footer>
<script nonce="${nonce}">${talk}</script>
<script nonce="${nonce}">${own}</script>
</body>
</html>`
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    // A vendor does not know which sites embed its games.
    'frame-ancestors http: https:',
  ].join('; ')
  return { html, policy }
}
