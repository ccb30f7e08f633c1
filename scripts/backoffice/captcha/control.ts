import { issueCaptcha } from '../captcha.ts'
import type { JsonRecord } from '../json.ts'
import type { MerchantState, World } from '../world.ts'
import { lastPuzzle } from './puzzles.ts'
import { putTrouble } from './troubles.ts'

/**
 * `POST /__backoffice/captcha`: with `trouble`, a part of the vendor's service fails from now on; without, it returns a valid token.
 */
export const controlCaptcha = (world: World, merchantState: MerchantState, body: JsonRecord): JsonRecord => {
  if (!('trouble' in body)) return { token: issueCaptcha(world, merchantState) }
  putTrouble(merchantState, body.trouble)
  return {}
}

/** `GET /__backoffice/captcha`: the target position of the last puzzle's piece, for tests. */
export const readCaptcha = (merchantState: MerchantState): JsonRecord => {
  const puzzle = lastPuzzle(merchantState)
  return puzzle ? { puzzle: { x: puzzle.x, y: puzzle.y } } : {}
}
