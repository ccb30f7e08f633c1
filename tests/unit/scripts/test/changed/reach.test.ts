import { describe, expect, it } from 'vitest'
import { readEdges, readSources } from '../../../../../scripts/test/changed/graph.ts'
import { reachOf } from '../../../../../scripts/test/changed/reach.ts'

const sources = readSources()
const edges = readEdges(sources)
const reach = (...files: string[]) => reachOf(files, sources, edges)

describe('what a change can reach', () => {
  it('is the feature whose part has changed, though only its declaration loads the part', () => {
    expect(reach('src/features/chat/ChatButton.tsx').features).toEqual(['chat'])
  })

  it('is every feature that uses what several share', () => {
    const { features } = reach('src/features/money/model/amount.ts')
    expect(features).toEqual(expect.arrayContaining(['deposit', 'withdraw']))
    expect(features).not.toContain('chat')
  })

  it('is the unit test of a rule, and not the tests of everything that the app registers', () => {
    const { units } = reach('src/features/announcements/model/popup.ts')
    expect(units).toContain('tests/unit/features/announcements/popup.test.ts')
    expect(units.length).toBeLessThan(25)
  })

  it('is the plan and its tests where a declaration itself has changed', () => {
    expect(reach('src/features/chat/feature.ts').units).toContain('tests/unit/matrix/cells.test.ts')
  })

  it('is a layout that draws what has changed, beside the one whose folder it is in', () => {
    expect(reach('src/layouts/M1/Home.tsx').layouts).toEqual(['M1'])
    expect(reach('src/ui/Carousel.tsx').drawnBy).toContain('M2')
  })

  it('is a journey that has changed, or whose support has, and no journey for a change of the app', () => {
    expect(reach('tests/journeys/chat.spec.ts').specs).toEqual(['tests/journeys/chat.spec.ts'])
    expect(reach('tests/support/captcha.ts').specs).toContain('tests/journeys/captcha.spec.ts')
    expect(reach('src/ui/url/guard.ts').specs).toEqual([])
  })

  it('is the tests of merchants where a folder has changed, and the merchant', () => {
    const { merchants, units } = reach('merchants/aurora/members.json')
    expect(merchants).toEqual(['aurora'])
    expect(units).toContain('tests/unit/scripts/merchant/check/checks.test.ts')
  })

  it('is the states of a file of states, and those that are made of it', () => {
    expect(reach('tests/matrix/states/chat.ts').states).toEqual(['tests/matrix/states/chat.ts'])
    const { states } = reach('tests/matrix/states/parts.ts')
    expect(states[0]).toBe('tests/matrix/states/parts.ts')
    expect(states).toContain('tests/matrix/states/home.ts')
    expect(reach('tests/matrix/states/index.ts', 'src/registry/ids.ts').states).toEqual([])
  })

  it('is the cell of a baseline', () => {
    expect(reach('tests/matrix/baselines/aurora/agent.member.home.txt').baselines).toEqual([
      'aurora/agent.member.home',
    ])
    expect(reach('tests/matrix/baselines/fingerprint.json').baselines).toEqual([])
  })

  it('is the edge too where texts have changed', () => {
    expect(reach('src/i18n/locales/EN/shell.json').units.join()).toContain('tests/unit/edge/')
  })

  it('is the tests of documents where one has changed, and those that read it', () => {
    const { units } = reach('docs/security.md')
    expect(units).toContain('tests/unit/documents/commands.test.ts')
    expect(units).toContain('tests/unit/tiers/tiers.test.ts')
  })

  it('is the back office’s tests where a page that it serves has changed', () => {
    expect(reach('scripts/backoffice/games/page/talk.js').folders).toEqual(['scripts/backoffice'])
  })

  it('is everything where packages or the set-up of tests have changed', () => {
    expect(reach('package-lock.json', 'src/ui/Carousel.tsx').everything).toEqual(['package-lock.json'])
  })
})
