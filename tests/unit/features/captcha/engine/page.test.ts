// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stage, vendorPage } from '../../../../../src/features/captcha/engine/page.ts'
import { raise } from '../../../../../src/ui/modal/stack.ts'

const add = (tag: string, name: string) => {
  const element = document.createElement(tag)
  element.className = name
  document.body.append(element)
  return element
}
const isInert = (element: Element) => element.hasAttribute('inert')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('the stage of a vendor’s window', () => {
  it('makes everything inert but the vendor’s own, a sheet as well, and gives it back', () => {
    const [app, sheet, vendor] = [
      add('main', ''),
      add('div', 'sheet'),
      add('div', 'geetest_captcha geetest_bind'),
    ]
    const lower = raise(sheet, () => {})
    const end = stage(() => {})
    vi.runAllTimers()
    expect([app, sheet, vendor].map(isInert)).toEqual([true, true, false])
    end()
    expect([app, sheet].map(isInert)).toEqual([true, false])
    lower()
  })

  it('takes Escape as a way out, and the sheet below does not hear it', () => {
    const [leave, heard] = [vi.fn(), vi.fn()]
    const end = stage(leave)
    document.addEventListener('keydown', heard)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    expect(leave).toHaveBeenCalledOnce()
    end()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(leave).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', heard)
  })

  it('returns the focus to where it was, and leaves nothing behind', () => {
    const button = add('button', '')
    button.focus()
    const end = stage(() => {})
    button.blur()
    end()
    expect(document.activeElement).toBe(button)
    expect(document.body.children).toHaveLength(1)
  })
})

describe('the page of a vendor’s script', () => {
  it('asks anew, under another address, for what hangs; and under its own once that has ended', async () => {
    const put: HTMLScriptElement[] = []
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      if (node instanceof HTMLScriptElement) put.push(node)
    })
    const url = 'https://static.test/gt.js'
    const tags = [vendorPage.inject(url), vendorPage.inject(url)]
    expect(put.map(({ src, async }) => [src, async])).toEqual([
      [url, true],
      [`${url}?_=1`, true],
    ])
    put[0]?.dispatchEvent(new Event('load'))
    put[1]?.dispatchEvent(new Event('error'))
    await tags[0]?.loaded
    await expect(tags[1]?.loaded).rejects.toThrow()
    vendorPage.inject(url)
    expect(put[2]?.src).toBe(url)
    vi.restoreAllMocks()
  })

  it('forgets a global', () => {
    Reflect.set(window, 'initGeetest4', () => {})
    expect(vendorPage.global('initGeetest4')).toBeTypeOf('function')
    vendorPage.forget('initGeetest4')
    expect(vendorPage.global('initGeetest4')).toBeUndefined()
  })
})
