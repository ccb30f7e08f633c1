import { randomBytes, randomInt } from 'node:crypto'
import type { MerchantState } from '../world.ts'

/** Width and height of the picture, and the side of the piece, in px of the picture. */
export const picture = { width: 300, height: 160, piece: 52 } as const

/** Tolerance of the piece's position, px. */
const tolerance = 6
const mostKept = 50
const offline = 'offline-'

export type Puzzle = {
  lot: string
  /** Position of the hole. */
  x: number
  y: number
  hue: number
  solved: boolean
}

const puzzles = new WeakMap<MerchantState, Puzzle[]>()

export const newPuzzle = (merchantState: MerchantState): Puzzle => {
  const known = puzzles.get(merchantState) ?? []
  puzzles.set(merchantState, known)
  const puzzle = {
    lot: randomBytes(16).toString('hex'),
    x: randomInt(100, picture.width - picture.piece - 12),
    y: randomInt(14, picture.height - picture.piece - 14),
    hue: randomInt(360),
    solved: false,
  }
  known.push(puzzle)
  if (known.length > mostKept) known.shift()
  return puzzle
}

export const puzzleOf = (merchantState: MerchantState, lot: string): Puzzle | undefined =>
  puzzles.get(merchantState)?.find((puzzle) => puzzle.lot === lot)

/** The last puzzle, which a test has to solve. */
export const lastPuzzle = (merchantState: MerchantState): Puzzle | undefined =>
  puzzles.get(merchantState)?.at(-1)

/** Whether the piece was released over the hole. Each puzzle can be solved once. */
export const solves = (puzzle: Puzzle, x: number): boolean => {
  if (puzzle.solved || !(Math.abs(puzzle.x - x) <= tolerance)) return false
  puzzle.solved = true
  return true
}

/** The token of the vendor's offline mode, which has not been verified. */
export const isOfflineToken = (token: string): boolean => token.startsWith(offline)
