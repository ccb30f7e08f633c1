import { describe, expect, it } from 'vitest'
import { levelsOf } from '../../../../src/features/benefits/model/levels.ts'
import { showsBenefits } from '../../../../src/features/benefits/model/shows.ts'

const own = (labelId: string | null, rankLevel: number | null) => ({
  labelId,
  rankLevel,
  labelName: 'Silver',
  type: 'AUTO',
})
const labels = [
  { labelId: 3, labelName: 'Gold', rankLevel: '3' },
  {
    labelId: 1,
    labelName: ' Bronze ',
    rankLevel: 1,
    condition: ' ',
    benefits: [{ title: 'Gift', value: '' }],
  },
  { labelId: 2, labelName: 'Silver', rankLevel: 2 },
]
const states = (sent: Parameters<typeof levelsOf>[0], label: Parameters<typeof levelsOf>[1]) =>
  levelsOf(sent, label).map(({ name, state }) => `${name} ${state}`)

describe('VIP levels', () => {
  it('go up by rank; those below the member’s own are reached', () => {
    expect(states({ labels }, own('2', 2))).toEqual(['Bronze reached', 'Silver own', 'Gold ahead'])
  })

  it('stand as they were sent where one has no rank', () => {
    const sent = [...labels.slice(0, 2), { labelId: 2, labelName: 'Silver' }]
    expect(states({ labels: sent }, own('1', 1))).toEqual(['Gold reached', 'Bronze own', 'Silver ahead'])
  })

  it('are told by the rank of a member whose level is not among them', () => {
    expect(states({ labels }, own('9', 2))).toEqual(['Bronze reached', 'Silver reached', 'Gold ahead'])
    expect(states({ labels }, null)).toEqual(['Bronze ahead', 'Silver ahead', 'Gold ahead'])
  })

  it('say nothing of what was sent empty', () => {
    const [bronze] = levelsOf({ labels }, null)
    expect(bronze).toMatchObject({ condition: undefined, benefits: [{ title: 'Gift', value: undefined }] })
    expect(levelsOf(undefined, null)).toEqual([])
    expect(levelsOf({}, null)).toEqual([])
  })
})

it.each([
  ['AUTO', true],
  [' auto ', true],
  ['MANUAL', false],
  [null, false],
])('a label of type %s shows the benefits: %o', (type, shown) => {
  expect(showsBenefits({ clubLabel: { ...own('1', 1), type } })).toBe(shown)
  expect(showsBenefits({ clubLabel: null })).toBe(false)
  expect(showsBenefits(undefined)).toBe(false)
})
