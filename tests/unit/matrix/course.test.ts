import { describe, expect, it } from 'vitest'
import type { Cell } from '../../matrix/rules/cells.ts'
import { courseOf, inCourses, stepsDone } from '../../matrix/rules/course.ts'
import type { State, Step } from '../../matrix/states/state.ts'

const PRESS: Step = { press: 'shell:confirm' }
const FILL: Step = { fill: 'login:user_name', with: '{userName}' }
const REFUSAL = { kind: 'business' } as const
const WIDE = { width: 820, height: 1180 }

const cell: Cell = {
  merchant: 'acme',
  visitor: 'guest',
  screen: 'mall',
  path: '/m/mall',
  expected: [],
  picture: false,
}
const inState = (state: Partial<State>, about?: Cell['about']): Cell => ({
  ...cell,
  ...(about && { about }),
  state: { id: 'open', screen: 'mall', shows: 'shell:error', ...state },
})
const doneIn = (now: Cell, before: Cell): number | undefined => stepsDone(courseOf(now), courseOf(before))

describe('a cell’s course leads on to another one', () => {
  it('that begins with its steps', () => {
    expect(doneIn(inState({ steps: [PRESS] }), cell)).toBe(0)
    expect(doneIn(inState({ steps: [PRESS, FILL] }), inState({ steps: [PRESS] }))).toBe(1)
    expect(doneIn(inState({ steps: [FILL, PRESS] }), inState({ steps: [PRESS] }))).toBeUndefined()
    expect(doneIn(cell, inState({ steps: [PRESS] }))).toBeUndefined()
  })

  it('in another window', () => {
    expect(doneIn(inState({ before: { window: WIDE } }), cell)).toBe(0)
    expect(doneIn(inState({ before: { window: WIDE }, steps: [PRESS] }), inState({ steps: [PRESS] }))).toBe(1)
  })

  it('only at the same address and with the same set-up', () => {
    const further = { steps: [PRESS] }
    expect(doneIn({ ...inState(further), path: '/m/mall?tab=2' }, cell)).toBeUndefined()
    const befores: State['before'][] = [
      { status: { info: {} } },
      { status: () => ({ info: {} }) },
      { welcomes: true },
      { answers: { 'relay/MCSFE_getMallItems': {} } },
      { faults: { 'relay/MCSFE_getMallItems': REFUSAL } },
    ]
    for (const before of befores) {
      const set = { ...(before && { before }) }
      expect(doneIn(inState({ ...set, ...further }), cell), JSON.stringify(before)).toBeUndefined()
      expect(doneIn(inState({ ...set, ...further }), inState(set))).toBe(0)
    }
  })

  it('with other answers to what is sent only as long as no step may have sent it', () => {
    const refused = { before: { faults: { 'member/mall/redeem': REFUSAL } } }
    expect(doneIn(inState({ ...refused, steps: [PRESS] }), cell)).toBe(0)
    expect(
      doneIn(inState({ ...refused, steps: [PRESS, PRESS] }), inState({ steps: [PRESS] })),
    ).toBeUndefined()
    expect(
      doneIn(inState({ ...refused, steps: [PRESS, PRESS] }), inState({ ...refused, steps: [PRESS] })),
    ).toBe(1)
  })

  it('only where both are about the same member', () => {
    const further = (name: string) => inState({ steps: [FILL, PRESS] }, { userName: name })
    expect(doneIn(further('mia'), inState({ steps: [FILL] }, { userName: 'mia' }))).toBe(1)
    expect(doneIn(further('mia'), inState({ steps: [FILL] }, { userName: 'ben' }))).toBeUndefined()
    expect(doneIn(further('mia'), cell)).toBe(0)
  })

  it('never where the cell ends with it: held calls are released, the phone is online again', () => {
    const held = { before: { held: ['relay/MCSFE_getMallItems'] } }
    expect(doneIn(inState({ ...held, steps: [PRESS] }), inState(held))).toBeUndefined()
    const offline: Step = { offline: true }
    expect(doneIn(inState({ steps: [offline, PRESS] }), inState({ steps: [offline] }))).toBeUndefined()
  })
})

describe('cells in courses', () => {
  const short = inState({ id: 'short', steps: [PRESS] })
  const long = inState({ id: 'long', steps: [PRESS, FILL] })
  const other = inState({ id: 'other', steps: [FILL] })

  it('follow the longest way to them, each at most one other', () => {
    expect(inCourses([long, other, short, cell], () => false)).toEqual([
      [cell, other],
      [short, long],
    ])
    expect(inCourses([cell, short, long], () => false)).toEqual([[cell, short, long]])
  })

  it('begin anew where one must', () => {
    expect(inCourses([cell, short, long], (one) => one === short)).toEqual([[cell], [short, long]])
  })
})
