import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accept } from '../../../../scripts/matrix/accept.ts'
import type { Collected } from '../../../../scripts/matrix/collect.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'accept-'))
  for (const name of ['run/acme', 'baselines/acme']) mkdirSync(join(place, name), { recursive: true })
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** A cell of a run whose changed files are these. */
const cell = (...acceptable: string[]): Collected => ({
  folder: join(place, 'run'),
  record: { merchant: 'acme', visitor: 'guest', screen: 'home', findings: [], pictures: {}, acceptable },
})
const acceptHome = (one: Collected) => accept([one], 'acme/guest.home', join(place, 'baselines'))

describe('a cell of the report', () => {
  it('is accepted: what has changed is the baseline now', () => {
    writeFileSync(join(place, 'run/acme/guest.home.txt'), 'now')
    expect(acceptHome(cell('acme/guest.home.txt'))).toMatchObject({ ok: true })
    expect(readFileSync(join(place, 'baselines/acme/guest.home.txt'), 'utf8')).toBe('now')
  })

  it('cannot be accepted where nothing has changed, nor where it is unknown', () => {
    expect(acceptHome(cell())).toMatchObject({ ok: false, message: expect.stringContaining('Nothing') })
    expect(accept([], 'acme/guest.home', place)).toMatchObject({ ok: false })
  })

  it('writes baselines alone: nothing outside of their folder, and no other kind of file', () => {
    writeFileSync(join(place, 'acme.txt'), 'now')
    writeFileSync(join(place, 'run/acme/guest.home.js'), 'now')
    for (const file of ['../acme.txt', 'acme/guest.home.js', 'acme/gone.txt'])
      expect(acceptHome(cell(file)), file).toMatchObject({ ok: false })
  })
})
