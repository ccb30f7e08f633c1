import { describe, expect, it } from 'vitest'
import type { Cell } from '../../matrix/rules/cells.ts'
import {
  askedFor,
  goesOn,
  inOrder,
  isAsked,
  isLeft,
  isTurnOf,
  needsLogin,
  rotationOf,
  type Visit,
} from '../../matrix/rules/passage.ts'
import type { State, Step } from '../../matrix/states/state.ts'

const cell: Cell = {
  merchant: 'acme',
  visitor: 'member',
  member: { userName: 'mia', password: 'secret' },
  screen: 'mall',
  path: '/m/mall',
  expected: [],
  picture: false,
}
const inState = (state: Partial<State>): Cell => ({
  ...cell,
  state: { id: 'refused', screen: 'mall', shows: 'shell:error', ...state },
})
const visit: Visit = { place: 'a', session: 'one' }
const REFUSAL = { kind: 'business' } as const
const rotations = Array.from({ length: 10 }, (_, rotation) => rotation)

describe('a cell is reached inside the app', () => {
  it('from one of the same visitor, but for one turn in ten', () => {
    expect(rotations.filter((rotation) => !goesOn(cell, visit, visit, rotation))).toHaveLength(1)
  })

  it('from a guest’s or another member’s, by a login, but never from a member’s to a guest’s', () => {
    const other: Visit = { ...visit, session: 'two' }
    const guest: Visit = { ...visit, session: null }
    const reached = (now: Visit, before: Visit) => rotations.filter((at) => goesOn(cell, now, before, at))
    expect(reached(visit, other)).toHaveLength(9)
    expect(reached(visit, guest)).toHaveLength(9)
    expect(reached(guest, visit)).toHaveLength(0)
  })

  it('never from another site’s or another storage’s, nor from one that nobody goes on from', () => {
    for (const rotation of rotations) {
      expect(goesOn(cell, visit, { ...visit, place: 'b' }, rotation)).toBe(false)
      expect(goesOn(cell, visit, undefined, rotation)).toBe(false)
    }
  })

  it('also by an address that asks for something', () => {
    const found = { ...cell, path: '/m/game?q=zzzz' }
    expect(rotations.filter((rotation) => goesOn(found, visit, visit, rotation))).toHaveLength(9)
    expect(isLeft(found)).toBe(true)
  })

  it('never where it stands in for the site', () => {
    for (const rotation of rotations)
      expect(goesOn({ ...cell, standsIn: 'maintenance' }, visit, visit, rotation)).toBe(false)
  })
})

describe('a state is reached on a page that is there', () => {
  const isReached = (state: Partial<State>): boolean =>
    rotations.some((rotation) => goesOn(inState(state), visit, visit, rotation))

  it('by steps, by switches, in another window, and by answers, or none, to what is sent or asked for', () => {
    expect(isReached({ before: { window: { width: 820, height: 1180 } } })).toBe(true)
    expect(isReached({ steps: [{ press: 'shell:confirm' }] })).toBe(true)
    expect(isReached({ before: { status: { info: { login: {} } } } })).toBe(true)
    expect(isReached({ before: { faults: { 'member/mall/redeem': REFUSAL } } })).toBe(true)
    expect(isReached({ before: { answers: { 'member/deposit': {} } } })).toBe(true)
    expect(isReached({ before: { answers: { 'relay/MCSFE_getMallItems': {} } } })).toBe(true)
    expect(isReached({ before: { faults: { 'relay/MCSFE_getMallItems': REFUSAL } } })).toBe(true)
    expect(isReached({ before: { held: ['relay/MCSFE_getMallItems'] } })).toBe(true)
    expect(isReached({ before: { faults: { 'relay/*': REFUSAL } } })).toBe(true)
  })

  it('of a member’s own data, by a login in another session', () => {
    const failed = inState({ before: { faults: { 'member/info': REFUSAL } } })
    const reached = (before: Visit) => rotations.filter((at) => goesOn(failed, visit, before, at))
    expect(needsLogin(failed)).toBe(true)
    expect(needsLogin(cell)).toBe(false)
    expect(reached({ ...visit, session: 'two' })).toHaveLength(9)
    expect(reached({ ...visit, session: null })).toHaveLength(9)
    expect(reached(visit)).toHaveLength(0)
  })

  it('never where the frame has asked before, something is found in storage, or what was sent would take effect later', () => {
    const befores: State['before'][] = [
      { held: ['member/deposit'] },
      { answers: { 'member/info': {} } },
      { faults: { 'relay/CBS_unreadCount': REFUSAL } },
      { stored: () => ({}) },
      { says: { platform: 'iPhone' } },
      { welcomes: true },
      { captcha: { part: 'script', how: 'missing' } },
    ]
    for (const before of befores)
      expect(isReached({ ...(before && { before }) }), JSON.stringify(before)).toBe(false)
  })
})

it('whether a picture is kept of a cell changes nothing in how it is reached', () => {
  for (const one of [cell, inState({}), inState({ before: { held: ['member/deposit'] } })])
    for (const rotation of rotations)
      expect(goesOn({ ...one, picture: true }, visit, visit, rotation)).toBe(
        goesOn(one, visit, visit, rotation),
      )
})

describe('nobody goes on', () => {
  it('from what goes on by itself: a countdown, a reward that is claimed, another window, a member who has logged in, a game that was played', () => {
    expect(isLeft(inState({ before: { faults: { 'member/mall/redeem': REFUSAL } } }))).toBe(true)
    expect(isLeft(inState({ before: { answers: { 'member/promotion/claim': {} } } }))).toBe(false)
    expect(isLeft(inState({ before: { answers: { 'relay/MCSFE_getMallItems': {} } } }))).toBe(true)
    expect(isLeft(inState({ at: '/m/login' }))).toBe(false)
    expect(isLeft(inState({ screen: 'launchGame', at: '/m/launchGame?code=matrix' }))).toBe(false)
    expect(isLeft(inState({ steps: [{ offline: true }] }))).toBe(false)
    expect(isLeft(inState({ steps: [{ opens: 'shell:confirm', there: 'waits' }] }))).toBe(false)
    expect(isLeft(inState({ before: { held: ['member/deposit'] } }))).toBe(false)
    expect(isLeft({ ...cell, standsIn: 'maintenance' })).toBe(false)
  })
})

describe('the order of cells', () => {
  const other: Cell = { ...cell, merchant: 'zeta' }
  const guestOn = (screen: Cell['screen']): Cell => {
    const { member: _, ...anyone } = cell
    return { ...anyone, visitor: 'guest', screen }
  }
  const status = { info: {} }
  /** At an address of its own, so that no other cell's course leads on to it. */
  const at = (path: string, state: Partial<State>): Cell => ({ ...inState(state), path })
  const live = at('/m/mall?live', {})
  const switched = inState({ before: { status } })
  const loaded = inState({ before: { welcomes: true } })
  const claim = { before: { answers: { 'member/promotion/claim': {} } } }
  const claimed = at('/m/mall?claimed', claim)
  const claimedAgain = at('/m/mall?again', claim)
  const never = 10
  const rotationOfCell = rotations.find((rotation) => isTurnOf(cell, rotation)) ?? never

  it('is the screens of a visitor as they are at first, then states on the same page, then those that are loaded', () => {
    expect(inOrder([cell, other, loaded, live, switched, live], never)).toEqual([
      cell,
      live,
      live,
      switched,
      loaded,
      other,
    ])
  })

  it('has a guest’s page last as the one on which members log in, one after the other, and what is loaded around them', () => {
    const guest = guestOn('mall')
    const held: Cell = {
      ...guest,
      state: { id: 'held', screen: 'mall', shows: 'shell:error', before: { held: [''] } },
    }
    const inApp: Cell = { ...guest, visitor: 'inApp' }
    const agent: Cell = { ...cell, visitor: 'agent' }
    expect(inOrder([guest, held, cell, claimed, loaded, agent, inApp], never)).toEqual([
      held,
      guest,
      cell,
      agent,
      claimed,
      loaded,
      inApp,
    ])
  })

  it('has other windows of a screen right after it, so that the page is only resized', () => {
    const next: Cell = { ...cell, screen: 'benefits', path: '/m/benefits' }
    const wide = inState({ before: { window: { width: 820, height: 1180 } } })
    expect(inOrder([cell, next, live, wide], never)).toEqual([cell, wide, next, live])
  })

  it('has what a cell’s course leads on to right after it, but for what is loaded in its turn', () => {
    const press: Step = { press: 'shell:confirm' }
    const open = inState({ steps: [press] })
    const sent = inState({ id: 'sent', steps: [press, press] })
    expect(inOrder([cell, live, sent, open], never)).toEqual([cell, open, sent, live])
    const turn = rotations.find((rotation) => isTurnOf(sent, rotation)) ?? never
    expect(inOrder([cell, sent, claimed, loaded], turn)).toEqual([cell, claimed, sent, loaded])
  })

  it('has what leaves traces where a page is loaded anyway: before the turn of a tenth, else before those that are loaded', () => {
    expect(inOrder([cell, claimed, claimedAgain, loaded], rotationOfCell)).toEqual([
      claimed,
      cell,
      claimedAgain,
      loaded,
    ])
    expect(inOrder([claimed, cell, loaded], never)).toEqual([cell, claimed, loaded])
  })
})

it('knows which calls an opened screen must make before a state with other answers can be seen', () => {
  const answers = { 'relay/MCSFE_getMallItems': {}, 'member/deposit': {} }
  expect(askedFor(inState({ before: { answers, faults: { 'member/payments': REFUSAL } } }))).toEqual([
    'relay/MCSFE_getMallItems',
    'member/payments',
  ])
  expect(askedFor(inState({ before: { held: ['relay/MCSFE_getMallItems'] } }))).toEqual([
    'relay/MCSFE_getMallItems',
  ])
  expect(askedFor(cell)).toEqual([])
  expect(isAsked('member/payments', new Set(['/wps/member/info']))).toBe(false)
  expect(isAsked('member/payments', new Set(['/wps/member/payments']))).toBe(true)
  expect(isAsked('relay/*', new Set(['/wps/member/info']))).toBe(false)
  expect(isAsked('relay/*', new Set(['/wps/relay/MCSFE_getBanners']))).toBe(true)
})

it('another tenth is loaded anew each day, or the one that is given', () => {
  const day = 86_400_000
  expect(new Set(rotations.map((at) => rotationOf(undefined, at * day))).size).toBe(10)
  expect(rotationOf('3', 0)).toBe(3)
})
