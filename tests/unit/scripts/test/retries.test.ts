import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastingFolder, readKept } from '../../../../scripts/test/kept.ts'
import { NOTHING } from '../../../../scripts/test/outcome.ts'
import { outcomeWithRetries, recordAfter } from '../../../../scripts/test/retries.ts'
import { LOOKED_AGAIN } from '../../../matrix/rules/secondLook.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retries-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A report of Playwright in which these tests had these ends. */
const report = (ends: Readonly<Record<string, 'expected' | 'flaky' | 'unexpected'>>) => ({
  suites: [
    {
      title: 'journeys/chat.spec.ts',
      specs: Object.entries(ends).map(([title, status]) => ({
        title,
        tests: [{ status, results: [{ errors: [{ message: 'too late' }] }] }],
      })),
    },
  ],
})
const run = (ends: Parameters<typeof report>[0]) => outcomeWithRetries(report(ends), folder)

describe('a test that passes only at its second try', () => {
  it('fails the run when that happens in three runs, one after the other', () => {
    expect(run({ opens: 'flaky', closes: 'expected' })).toMatchObject({ passed: 2, failed: 0 })
    expect(run({ opens: 'flaky' })).toMatchObject({ passed: 1, failed: 0 })
    const third = run({ opens: 'flaky', closes: 'expected' })
    expect(third).toMatchObject({ passed: 1, failed: 1 })
    expect(third.failures).toEqual([
      { test: 'journeys/chat.spec.ts › opens', error: expect.stringContaining('in 3 runs') },
    ])
  })

  it('is counted anew once it has passed at once', () => {
    for (const end of ['flaky', 'flaky', 'expected', 'flaky', 'flaky'] as const)
      expect(run({ opens: end }).failed, end).toBe(0)
  })

  it('may also be a cell of the matrix that was looked at a second time', () => {
    const cell = {
      title: 'aurora home',
      tests: [{ status: 'expected', annotations: [{ type: LOOKED_AGAIN }] }],
    }
    const look = () => outcomeWithRetries({ suites: [{ title: 'matrix.spec.ts', specs: [cell] }] }, folder)
    expect([look().failed, look().failed, look().failed]).toEqual([0, 0, 1])
  })

  it('keeps its count over a run that goes without it', () => {
    run({ opens: 'flaky' })
    run({ opens: 'flaky' })
    expect(run({ closes: 'expected' }).failed).toBe(0)
    expect(run({ opens: 'flaky' }).failed).toBe(1)
  })

  it('fails for what it did, too: a failure is no retry', () => {
    run({ opens: 'flaky' })
    run({ opens: 'flaky' })
    expect(run({ opens: 'unexpected' })).toMatchObject({ passed: 0, failed: 1 })
    expect(readKept(folder, 'retries')).toEqual({})
  })

  it('is counted from the start where the record is no record', () => {
    writeFileSync(join(folder, 'retries.json'), 'half of a')
    expect(run({ opens: 'flaky' }).failed).toBe(0)
    expect(recordAfter({ a: 2 }, ['b'], NOTHING)).toEqual({ a: 2 })
  })
})

describe('what a CI keeps', () => {
  it('outlives the clone, in the cache of its user', () => {
    expect(lastingFolder({}, folder)).toBe(join(folder, '.cache', 'whitelabel-renderer'))
    expect(lastingFolder({ XDG_CACHE_HOME: join(folder, 'cache') }, '/nowhere')).toBe(
      join(folder, 'cache', 'whitelabel-renderer'),
    )
    expect(lastingFolder({ TEST_KEPT: folder }, '/nowhere')).toBe(folder)
  })

  it('lies with the packages where that cannot be written', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    expect(lastingFolder({}, file)).toMatch(/node_modules.\.cache.renderer$/)
  })
})
