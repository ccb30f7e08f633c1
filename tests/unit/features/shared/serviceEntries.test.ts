import { describe, expect, it } from 'vitest'
import { customerServiceTarget, suitableEntries } from '../../../../src/features/shared/serviceEntries.ts'

const entry = (title: string, labelIds?: string[]) => ({
  title,
  type: 'LIVECHAT',
  position: '1',
  url: `https://help.test/${title}`,
  ...(labelIds && { labelIds }),
})
const entries = [entry('vip', ['4', '5']), entry('all'), entry('nobody', [])]

describe('customer-service entries', () => {
  it.each([
    ['a guest', undefined, ['all']],
    ['a member without a label', null, ['all']],
    ['a member with another label', '1', ['all']],
    ['a member with the label', '5', ['vip', 'all']],
  ])('for %s', (_, label, titles) => {
    expect(suitableEntries(entries, label).map(({ title }) => title)).toEqual(titles)
  })

  it('are opened by the first one that somebody may see', () => {
    expect(customerServiceTarget(entries, '4')).toEqual({ href: 'https://help.test/vip' })
    expect(customerServiceTarget(entries, undefined)).toEqual({ href: 'https://help.test/all' })
    expect(customerServiceTarget([], '4')).toBeUndefined()
  })
})
