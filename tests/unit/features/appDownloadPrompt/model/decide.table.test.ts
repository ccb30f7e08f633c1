import { describe, expect, it } from 'vitest'
import { decide } from '../../../../../src/features/appDownloadPrompt/model/decide.ts'
import { greedyRows } from './pairwise.ts'
import { expectedOf, meet, PIECES, type Piece } from './situations.ts'

const outcome = (pieces: readonly Piece[]) => {
  const situation = meet(pieces)
  if (!situation) throw new Error('these cannot meet')
  const { because, ...shown } = decide(situation.config, situation.facts, situation.history)
  return { shown, because }
}

const singles = PIECES.map((piece) => [piece])
const pairs = PIECES.flatMap((one, at) => PIECES.slice(at + 1).map((other) => [one, other])).filter(
  (pair) => meet(pair) !== undefined,
)
const crowds = greedyRows(PIECES, (pieces) => meet(pieces) !== undefined)

const nameOf = (pieces: readonly Piece[]) => pieces.map(({ name }) => name).join(' + ')
const rows = (all: readonly (readonly Piece[])[]) => all.map((pieces) => [nameOf(pieces), pieces] as const)

describe('each rule of the app-download prompt', () => {
  it.each(rows(singles))('%s', (_, pieces) => {
    const { shown, because } = outcome(pieces)
    expect(shown).toEqual(expectedOf(pieces))
    const speaks = pieces.filter(({ does }) => does !== 'skip' && does !== 'hideClose')
    for (const { says } of speaks) expect(because).toMatch(says)
  })
})

describe('each pair of rules that can meet', () => {
  it('is at least 200 rows', () => expect(pairs.length).toBeGreaterThanOrEqual(200))

  it.each(rows(pairs))('%s', (_, pieces) => {
    const { shown, because } = outcome(pieces)
    expect(shown).toEqual(expectedOf(pieces))
    expect(pieces.some(({ says }) => says.test(because)) || /^no rule/.test(because), because).toBe(true)
  })
})

describe('as many rules at once as can hold together, each pair of them in some row', () => {
  it('covers every pair that can meet', () => {
    const covered = new Set(
      crowds.flatMap((row) => row.flatMap((a, at) => row.slice(at + 1).map((b) => nameOf([a, b])))),
    )
    expect(pairs.map(nameOf).filter((pair) => !covered.has(pair))).toEqual([])
  })

  it.each(rows(crowds))('%s', (_, pieces) => {
    expect(outcome(pieces).shown).toEqual(expectedOf(pieces))
  })
})
