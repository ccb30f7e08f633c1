import { describe, expect, it, vi } from 'vitest'
import { findOpener } from '../../../../../src/features/chat/frame/opener.ts'

describe('what opens a vendor’s chat', () => {
  it.each([
    ['openChat', ['openChat'], []],
    ['LiveChat', ['LiveChatWidget', 'call'], ['maximize']],
    ['LiveChat of old', ['LC_API', 'open_chat_window'], []],
    ['Comm100', ['Comm100API', 'open_chat_window'], []],
    ['Comm100 of now', ['Comm100API', 'do'], ['livechat.button.click']],
    ['Miduoke', ['_MICHAT', 'floatClick'], []],
    ['Intercom', ['Intercom'], ['show']],
  ])('is found and called as %s wants it', (_, [first = '', second], args) => {
    const open = vi.fn(function (this: unknown) {
      return this
    })
    const owner = second === undefined ? undefined : { [second]: open }
    const globals = { [first]: owner ?? open }
    findOpener(globals)?.()
    expect(open).toHaveBeenCalledExactlyOnceWith(...args)
    expect(open.mock.results[0]?.value).toBe(owner ?? globals)
  })

  it('is nothing where there is none, or where looking at it throws', () => {
    const hostile = {
      get openChat() {
        throw new Error('no')
      },
      LiveChatWidget: null,
      LC_API: { open_chat_window: 7 },
      Comm100API: 'text',
    }
    expect(findOpener({})).toBeUndefined()
    expect(findOpener(hostile)).toBeUndefined()
  })
})
