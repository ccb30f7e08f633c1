import { describe, expect, it } from 'vitest'
import { chooseBrowserTests, MOST_BROWSER_TESTS } from '../../../../../scripts/test/changed/choose.ts'
import type { Reach } from '../../../../../scripts/test/changed/reach.ts'
import { type Listed, MEASURED, SLOWED } from '../../../../../scripts/test/listed.ts'

const NOTHING: Reach = {
  units: [],
  specs: [],
  features: [],
  layouts: [],
  drawnBy: [],
  folders: [],
  merchants: [],
  languages: [],
  states: [],
  baselines: [],
  everything: [],
}
const journey = (file: string, title: string): Listed => ({
  project: 'journeys',
  file: `tests/journeys/${file}.spec.ts`,
  titles: [title],
})
const smoke = journey('account', 'a player mistypes the password, reads why')
const main = journey('chat', 'the chat opens in a window')
const more = Array.from({ length: 60 }, (_, at) => journey('chatScripts', `script ${at}`))
const cell: Listed = {
  project: 'matrix',
  file: 'tests/matrix/matrix.spec.ts',
  titles: ['a: guest sees home'],
}
const listed = [...more, main, smoke, cell]

const choose = (reach: Partial<Reach>, cells: readonly string[] = [], own: readonly string[] = []) =>
  chooseBrowserTests({
    reach: { ...NOTHING, ...reach },
    listed,
    ownCells: new Set(own),
    cellsOf: () => new Set(cells),
    smokeCells: new Set(),
  })

describe('the browser tests of a change', () => {
  it('are the smoke set where a change reaches no feature', () => {
    expect(choose({}).flatMap(({ tests }) => tests)).toEqual([smoke])
  })

  it('are a feature’s main journey and its screens before what else tells of it', () => {
    const chosen = choose({ features: ['chat'] }, ['a: guest sees home'])
    expect(chosen.flatMap(({ tests }) => tests).slice(0, 3)).toEqual([smoke, main, cell])
    expect(chosen.map(({ why }) => why)[1]).toContain('chat')
  })

  it('are the cells whose state or baseline has changed before all other tests of the matrix', () => {
    const chosen = choose({ specs: ['tests/journeys/chatScripts.spec.ts'] }, [], ['a: guest sees home'])
    expect(chosen.flatMap(({ tests }) => tests).slice(0, 3)).toEqual([smoke, cell, more[0]])
  })

  it('are so many at most, and it is said how many are left', () => {
    const chosen = choose({ features: ['chat'] })
    const taken = chosen.reduce((sum, { tests }) => sum + tests.length, 0)
    expect(taken).toBe(MOST_BROWSER_TESTS)
    expect(chosen.at(-1)?.left).toBe(62 - MOST_BROWSER_TESTS)
  })

  it.each([
    ['a measurement', { ...journey('manyGamesFrames', 'keeps its frames'), project: MEASURED }],
    ['a journey with a slow CPU', { ...journey('manyGames', ''), titles: [SLOWED, 'typing is answered'] }],
  ])('leave %s to the full run, unless it has changed itself', (_, slow: Listed) => {
    const choice = (specs: readonly string[]) =>
      chooseBrowserTests({
        reach: { ...NOTHING, features: ['gameLanes'], specs },
        listed: [slow],
        ownCells: new Set<string>(),
        cellsOf: () => new Set<string>(),
        smokeCells: new Set<string>(),
      })
    expect(choice([])).toEqual([{ why: 'journeys that tell of gameLanes', tests: [], left: 1 }])
    expect(choice([slow.file])).toMatchObject([{ tests: [slow], left: 0 }])
  })

  it('are a journey that has changed, each test once', () => {
    const tests = choose({ specs: ['tests/journeys/chat.spec.ts'], features: ['chat'] }).flatMap(
      (chosen) => chosen.tests,
    )
    expect(tests.filter((test) => test === main)).toHaveLength(1)
  })
})
