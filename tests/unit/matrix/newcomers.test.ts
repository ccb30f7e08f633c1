import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownHere } from '../../../scripts/merchant/check/knownHere.ts'
import { codesIn, MERCHANTS } from '../../../scripts/merchant/folder.ts'
import { draftOf } from '../../../scripts/merchant/new/draft.ts'
import { orderOf } from '../../../scripts/merchant/new/order.ts'
import { layouts } from '../../../src/layouts/index.ts'
import { readCells } from '../../matrix/allCells.ts'
import { listBaselines } from '../../matrix/baselines.ts'
import type { Cell } from '../../matrix/rules/cells.ts'
import { orphansOf } from '../../matrix/rules/orphans.ts'
import { beginningsIn, KNOWN_MERCHANTS, knownAmong, namesOneOf } from '../../support/knownMerchants.ts'
import { siteOf } from '../../support/merchants.ts'

/** The whole matrix is read from a copy of all folders: on a busy machine that takes longer than a hook may by default. */
const SLOW_MS = 60_000
const PICTURES = /\.(webp|png|svg|jpg)$/

const known = knownHere()
let root = ''
let now: readonly Cell[] = []
const newcomers: string[] = []

/** Writes a merchant like the merchant tool, but without pictures, which are not needed here. */
function addMerchant(code: string, layout: string, language: string): void {
  const answers = { name: 'Newcomer', layout, language, currency: 'EUR', domain: `${code}.example` }
  const { files } = draftOf(orderOf(code, { ...answers, primary: '#0E7C66', accent: '#F2B705' }), known)
  for (const [file, text] of Object.entries(files.texts)) {
    mkdirSync(dirname(join(root, code, file)), { recursive: true })
    writeFileSync(join(root, code, file), text)
  }
  newcomers.push(code)
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'newcomers-'))
  cpSync(MERCHANTS, root, { recursive: true, filter: (path) => !PICTURES.test(path) })
  // For each layout one merchant that sorts before all others and one that sorts after them. One is right to left.
  for (const { id } of layouts)
    for (const place of ['aa', 'zz']) {
      const code = `${place}${id.toLowerCase()}`
      const language = code === 'aam1' ? 'UR' : 'EN'
      addMerchant(code, id, language)
    }
  // Its name is a word of any code, and its layout has its language already.
  addMerchant('x', 'M3', siteOf('saigon').languages[0])
  now = readCells(root)
}, SLOW_MS)
afterAll(() => rmSync(root, { recursive: true }))

describe('merchants that are added, before and after all others in each layout', () => {
  it('are in the matrix', () => {
    for (const code of newcomers) expect(now.some(({ merchant }) => merchant === code)).toBe(true)
  })

  it('leave every baseline its cell', () => {
    const files = listBaselines().map(({ file }) => file)
    expect(files.length).toBeGreaterThan(0)
    expect(orphansOf(files, now)).toEqual([])
  })

  it('change no cell of another merchant', () => {
    const before = readCells()
    const of = (cells: readonly Cell[], code: string) => cells.filter(({ merchant }) => merchant === code)
    for (const code of codesIn()) expect(of(now, code), code).toEqual(of(before, code))
  })

  it('change no rule about the merchants of the repository: neither by their languages nor by their names', () => {
    expect(knownAmong(codesIn(root))).toEqual(KNOWN_MERCHANTS)
    expect(beginningsIn(root)).toEqual(beginningsIn())
    expect('const x = y').not.toMatch(namesOneOf(codesIn(root)))
    expect("code === 'Aurora'").toMatch(namesOneOf(codesIn(root)))
  })
})
