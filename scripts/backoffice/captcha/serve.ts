import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Next } from 'hono'
import { issueCaptcha } from '../captcha.ts'
import type { Merchants } from '../merchants.ts'
import type { Env } from '../requestContext.ts'
import type { Worlds } from '../world.ts'
import { drawPicture, drawPiece } from './drawing.ts'
import { newPuzzle, picture, puzzleOf, solves } from './puzzles.ts'
import { type CaptchaPlace, findCaptchaPlace } from './servers.ts'
import { type CaptchaPart, takeTrouble } from './troubles.ts'

/** The paths that a development server must forward. */
export const captchaPaths = ['/gt.js', '/v4/', '/gettype.php', '/load', '/captcha-stand-in/'] as const

const folder = join(import.meta.dirname, 'page')
const headers = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }

const script = (source: string) =>
  new Response(source, { headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' } })

const file = async (name: string): Promise<Response> => {
  const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
  const source = await readFile(join(folder, name), 'utf8')
  return new Response(source, { headers: { ...headers, 'content-type': type } })
}

/** A JSONP response, as the vendor's: a call of a function that the page has named. */
const padded = (query: URLSearchParams, answer: object): Response => {
  const name = query.get('callback') ?? ''
  return /^\w{1,60}$/.test(name)
    ? script(`${name}(${JSON.stringify(answer)})`)
    : new Response('Which function?\n', { status: 400 })
}

const resources = {
  type: 'slide',
  static_path: '/captcha-stand-in',
  js: '/slider.js',
  css: '/slider.css',
  gct_path: '/captcha-stand-in/gct.js',
}

const begin = ({ merchantState }: CaptchaPlace) => ({
  lot_number: newPuzzle(merchantState).lot,
  payload: 'stand-in',
  process_token: 'stand-in',
  picture,
  ...resources,
})

const check = ({ merchantState, world }: CaptchaPlace, query: URLSearchParams): object => {
  const puzzle = puzzleOf(merchantState, query.get('lot') ?? '')
  const x = Number.parseFloat(query.get('x') ?? '')
  if (!puzzle || !solves(puzzle, x)) return { result: 'fail', next: newPuzzle(merchantState).lot }
  return { result: 'success', token: issueCaptcha(world, merchantState), lot: puzzle.lot }
}

const drawing = ({ merchantState }: CaptchaPlace, query: URLSearchParams): Response => {
  const puzzle = puzzleOf(merchantState, query.get('lot') ?? '')
  if (!puzzle) return new Response('No such puzzle\n', { status: 404 })
  const source = query.get('part') === 'piece' ? drawPiece(puzzle) : drawPicture(puzzle)
  return new Response(source, { headers: { ...headers, 'content-type': 'image/svg+xml' } })
}

type Route = {
  part?: CaptchaPart
  answer: (place: CaptchaPlace, query: URLSearchParams) => Response | Promise<Response>
}

const routes: Record<string, Route> = {
  '/gt.js': { part: 'script', answer: () => file('gt.js') },
  '/v4/gt4.js': { part: 'script', answer: () => file('gt4.js') },
  '/gettype.php': {
    part: 'load',
    answer: (place, query) => padded(query, { status: 'success', data: begin(place) }),
  },
  '/load': {
    part: 'load',
    answer: (place, query) => padded(query, { status: 'success', data: begin(place) }),
  },
  '/captcha-stand-in/slider.js': { part: 'main', answer: () => file('slider.js') },
  '/captcha-stand-in/slider.css': { answer: () => file('slider.css') },
  '/captcha-stand-in/gct.js': { part: 'gct', answer: () => script('window.captchaGct = true') },
  '/v4/bypass.js': { part: 'fallback', answer: () => file('slider.js') },
  '/captcha-stand-in/new': { answer: (place, query) => padded(query, begin(place)) },
  '/captcha-stand-in/picture.svg': { answer: drawing },
  '/captcha-stand-in/verify': {
    part: 'verify',
    answer: (place, query) => padded(query, check(place, query)),
  },
}

const hang = (c: Context<Env>, { world }: CaptchaPlace): Promise<Response> =>
  new Promise((resolve) => {
    const { outgoing } = c.env
    const end = () => {
      world.held.delete(end)
      outgoing.off('close', end)
      resolve(new Response('Let go\n', { status: 503 }))
    }
    world.held.add(end)
    outgoing.once('close', end)
  })

/** The captcha vendor's servers: its scripts, its API, and what can go wrong with each. */
export const serveCaptcha =
  (merchants: Merchants, worlds: Worlds) =>
  async (c: Context<Env>, next: Next): Promise<Response | undefined> => {
    const route = routes[c.req.path]
    const place = route && c.req.method === 'GET' ? findCaptchaPlace(c, merchants, worlds) : undefined
    if (!route || !place) {
      await next()
      return undefined
    }
    const query = new URL(c.req.url).searchParams
    const trouble = route.part && takeTrouble(place.merchantState, route.part, place.server)
    if (trouble?.how === 'missing') return new Response('Not found\n', { status: 404, headers })
    if (trouble?.how === 'hang') return hang(c, place)
    if (trouble?.how === 'reject')
      return padded(query, { result: 'fail', next: newPuzzle(place.merchantState).lot })
    if (trouble?.how === 'error') {
      const { code, message: msg } = trouble
      return padded(query, { status: 'error', result: 'error', code, msg, desc: { detail: msg } })
    }
    return route.answer(place, query)
  }
