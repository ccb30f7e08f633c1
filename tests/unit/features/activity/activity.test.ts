import { describe, expect, it } from 'vitest'
import { activityOf, promotionsIn } from '../../../../src/features/activity/model/activity.ts'
import { activityPath } from '../../../../src/features/shared/promotionPaths.ts'

const sent = {
  categories: [
    { name: 'Empty' },
    {
      id: 1,
      name: ' Daily ',
      promotions: [{ id: 7, title: ' Sunrise ', content: '<p>x</p>', image: '/p.svg' }],
    },
    { promotions: [{ id: 'a&b', title: 'Odd' }] },
  ],
}

describe('the promotion of an address', () => {
  it('is the one with this id, in whichever category', () => {
    expect(activityOf(sent, '7')).toEqual({
      id: '7',
      title: 'Sunrise',
      category: 'Daily',
      image: '/p.svg',
      content: '<p>x</p>',
    })
    expect(activityOf(sent, 'a&b')).toMatchObject({ title: 'Odd', category: '', content: '' })
  })

  it.each(['', '8', 'toString'])('%o is none', (id) => expect(activityOf(sent, id)).toBeUndefined())

  it('is written so that it comes back', () => {
    const path = activityPath('a&b=/?')
    expect(new URL(path, 'https://x.test').searchParams.get('id')).toBe('a&b=/?')
  })
})

describe('the promotions of some categories', () => {
  it('are those of these categories alone, each once, in the order in which they were sent', () => {
    const promotion = (id: number) => ({ id, title: ` Promotion ${id} `, content: 'x' })
    const categories = [
      { id: 7, name: 'Week', promotions: [promotion(1), promotion(2)] },
      { id: 'b', name: 'Day', promotions: [promotion(3)] },
      { id: 'c', name: 'New', promotions: [promotion(2), promotion(4)] },
    ]
    const ids = (wanted: readonly string[]) => promotionsIn({ categories }, wanted).map(({ id }) => id)
    expect(ids(['c', '7'])).toEqual(['1', '2', '4'])
    expect(ids(['gone'])).toEqual([])
    expect(promotionsIn(undefined, ['7'])).toEqual([])
    expect(promotionsIn({ categories }, ['b'])[0]).toMatchObject({ title: 'Promotion 3', category: 'Day' })
  })
})
