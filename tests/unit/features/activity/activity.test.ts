import { describe, expect, it } from 'vitest'
import { activityOf } from '../../../../src/features/activity/model/activity.ts'
import { activityPath } from '../../../../src/features/activity/public.ts'

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
