import { describe, expect, it } from 'vitest'
import { nameOf } from '../../matrix/rules/cells.ts'
import { type Place, stateCellsOf, wanted } from '../../matrix/rules/stateCells.ts'
import { STATES } from '../../matrix/states/index.ts'
import type { State } from '../../matrix/states/state.ts'
import { siteFrom } from '../../support/merchants.ts'

const members = [
  { userName: 'guarded', password: 'a', type: 0, secondFactor: { sms: true, email: true } },
  { userName: 'plain', password: 'b', type: 0, mobileNum: '12' },
]

const place = (code: string, layout = 'M1', flags: object = {}, mirrored = false): Place => ({
  folder: { code, expectations: {}, members: { members }, mirrored },
  site: siteFrom({ info: { mobileTemplate: layout, whitelabelVal: flags } }),
  cells: [],
  pathOf: (screen) => `/m/${screen}`,
  around: () => ['chat', 'banners'],
})

const refused: State = { id: 'refused', screen: 'login', shows: 'shell:error' }
const names = (places: readonly Place[], state: State, preferred: readonly string[] = []) =>
  stateCellsOf(places, [state], preferred).map(
    ({ merchant, brief }) => `${merchant}${brief ? ' in brief' : ''}`,
  )

describe('the cells of a state', () => {
  it('are whole in one merchant of each layout, and in brief where reading goes from right to left', () => {
    const places = [place('acme'), place('bravo'), place('coral', 'M3'), place('delta', 'M3', {}, true)]
    expect(names(places, refused)).toEqual(['acme', 'coral', 'delta in brief'])
    expect(names(places, refused, ['bravo', 'delta'])).toEqual(['bravo', 'delta'])
    expect(names(places, { ...refused, modelsOnly: true })).toEqual(['acme', 'coral'])
    expect(names(places, { ...refused, modelsOnly: true, brief: true })).toEqual([
      'acme in brief',
      'coral in brief',
    ])
  })

  it('are whole in one merchant, each state in its turn, where the layout has no part in it', () => {
    const places = [place('acme'), place('coral', 'M3'), place('delta', 'M3', {}, true)]
    const seen = (state: Partial<State>) => names(places, { ...refused, noPicture: true, ...state })
    expect(seen({ id: 'a' })).toEqual(['coral', 'delta in brief'])
    expect(seen({ id: 'b' })).toEqual(['acme', 'delta in brief'])
    expect(seen({ eachLayout: true })).toEqual(['acme', 'coral', 'delta in brief'])
    const turns = STATES.filter(({ noPicture, eachLayout }) => noPicture && !eachLayout).map((state) =>
      names(
        ['aurora', 'manila', 'saigon'].map((code, at) => place(code, `M${at + 1}`)),
        {
          ...state,
          where: () => true,
          member: 'any',
          visitor: 'guest',
        },
      ).join(),
    )
    for (const code of ['aurora', 'manila', 'saigon'])
      expect(turns.filter((one) => one === code).length, code).toBeGreaterThan(turns.length / 5)
  })

  it('are only where its gate is open, and where somebody can be in it', () => {
    const places = [place('acme', 'M1', { CBS3: true }), place('bravo')]
    expect(names(places, { ...refused, where: ({ flags }) => flags.CBS3 === true })).toEqual(['acme'])
    expect(names(places, { ...refused, member: 'expired' })).toEqual([])
    expect(names(places, { ...refused, visitor: 'agent' })).toEqual([])
  })

  it('have the features of the screen, with what the state adds and without what it takes away', () => {
    const [cell] = stateCellsOf([place('acme')], [{ ...refused, adds: ['captcha'], lacks: ['chat'] }], [])
    expect(cell?.expected).toEqual(['banners', 'captcha'])
    expect(cell?.path).toBe('/m/login')
    expect(cell && nameOf(cell)).toBe('guest.login.refused')
  })
})

describe('the member of whom a state speaks', () => {
  it('is found by what they are', () => {
    expect(wanted('any', { members })?.userName).toBe('plain')
    expect(wanted({ factors: ['email', 'sms'] }, { members })?.userName).toBe('guarded')
    expect(wanted({ factors: ['sms'] }, { members })).toBeUndefined()
    expect(wanted('unguarded', { members: 'none' })).toBeUndefined()
  })
})

describe('the states', () => {
  it('each have a name of their own', () => {
    const all = STATES.map(({ id, screen, visitor = 'guest' }) => `${visitor}.${screen}.${id}`)
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })
})
