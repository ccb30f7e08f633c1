import { describe, expect, it, vi } from 'vitest'
import { openCustomerService } from '../../../../src/features/customerService/public.ts'

const entry = (title: string, labelIds?: string[]) => ({
  title,
  type: 'LIVECHAT',
  position: '1',
  url: `https://help.test/${title}`,
  ...(labelIds && { labelIds }),
})

describe('openCustomerService', () => {
  it('opens the first entry that whoever asks may see, without opener and referrer', () => {
    const open = vi.fn()
    expect(openCustomerService([entry('vip', ['5']), entry('all')], {}, { open })).toBe(true)
    expect(open).toHaveBeenCalledExactlyOnceWith('https://help.test/all', '_blank', 'noopener,noreferrer')
  })

  it('names a member, and takes them to the people of their label', () => {
    const open = vi.fn()
    openCustomerService([entry('vip', ['5']), entry('all')], { labelId: '5', userName: 'mariana' }, { open })
    expect(open.mock.calls[0]?.[0]).toMatch(/^https:\/\/help\.test\/vip\?name=mariana&/)
  })

  it('says so where there is nobody to ask', () => {
    const open = vi.fn()
    expect(openCustomerService([], {}, { open })).toBe(false)
    expect(openCustomerService([entry('vip', ['5'])], {}, { open })).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })
})
