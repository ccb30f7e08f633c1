import { issueCaptcha } from '../captcha.ts'
import type { JsonRecord } from '../json.ts'
import type { MerchantState, World } from '../world.ts'
import { lastPuzzle } from './puzzles.ts'
import { putTrouble } from './troubles.ts'

/**
 * `POST /__backoffice/captcha`: with `trouble`, something of the vendor's goes wrong from now on; without, a token as the
 * vendor would give it.
 */
export const controlCaptcha = (world: World, merchantState: MerchantState, body: JsonRecord): JsonRecord => {
  if (!('trouble' in body)) return { token: issueCaptcha(world, merchantState) }
  putTrouble(merchantState, body.trouble)
  return {}
}

/** `GET /__backoffice/captcha`: where the piece of the last puzzle belongs, for a test that slides it. */
export const readCaptcha = (merchantState: MerchantState): JsonRecord => {
  const puzzle = lastPuzzle(merchantState)
  return puzzle ? { puzzle: { x: puzzle.x, y: puzzle.y } } : {}
}
