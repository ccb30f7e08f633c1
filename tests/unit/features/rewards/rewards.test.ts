import { expect, it } from 'vitest'
import { rewardsOf } from '../../../../src/features/rewards/model/rewards.ts'

const words = (html: string) => html.replace(/<[^>]*>/g, '')

it('first shows what can be claimed now, then what was, then what may come; each once', () => {
  const sent = [
    { id: 1, title: 'Later', claimable: false },
    { id: 2, title: 'Done', claimable: true },
    { id: 3, title: ' Now ', description: '<p>Take \n it</p>', claimable: true },
    { id: '3', title: 'Again', claimable: true },
    { id: 4, title: 'Silent' },
  ]
  expect(rewardsOf(sent, ['2'], words)).toEqual([
    { id: '3', title: 'Now', summary: 'Take it', state: 'claimable' },
    { id: '2', title: 'Done', summary: '', state: 'claimed' },
    { id: '1', title: 'Later', summary: '', state: 'notYet' },
    { id: '4', title: 'Silent', summary: '', state: 'notYet' },
  ])
  expect(rewardsOf(undefined, [], words)).toEqual([])
})
