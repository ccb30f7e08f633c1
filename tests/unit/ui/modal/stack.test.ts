// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followModals, isModalOpen, raise } from '../../../../src/ui/modal/stack.ts'

const add = () => document.body.appendChild(document.createElement('div'))
const addWithField = () => {
  const part = add()
  return { part, field: part.appendChild(document.createElement('input')) }
}
const isHidden = (part: Element) => part.hasAttribute('aria-hidden')
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))

afterEach(() => document.body.replaceChildren())

describe('what lies over the page', () => {
  it('hears every key alone while it is the topmost', () => {
    const [sheet, slider] = [vi.fn(), vi.fn()]
    const lowerSheet = raise(add(), sheet)
    const lowerSlider = raise(add(), slider)
    press('Tab')
    expect([sheet, slider].map((heard) => heard.mock.calls.length)).toEqual([0, 1])
    lowerSlider()
    press('Tab')
    expect([sheet, slider].map((heard) => heard.mock.calls.length)).toEqual([1, 1])
    lowerSheet()
    press('Tab')
    expect(sheet).toHaveBeenCalledOnce()
  })

  it('is known to be there, by whoever wants to come next', () => {
    const tell = vi.fn()
    const stop = followModals(() => tell(isModalOpen()))
    const lower = raise(add(), vi.fn())
    lower()
    expect(tell.mock.calls).toEqual([[true], [false]])
    stop()
    raise(add(), vi.fn())()
    expect(tell).toHaveBeenCalledTimes(2)
  })

  it('is closed one by one: the key that closes the topmost does not close what is under it', () => {
    const order: string[] = []
    const open = (name: string) => {
      const lower = raise(add(), () => {
        order.push(name)
        lower()
      })
    }
    for (const name of ['sheet', 'slider']) open(name)
    press('Escape')
    expect(order).toEqual(['slider'])
    press('Escape')
    press('Escape')
    expect(order).toEqual(['slider', 'sheet'])
  })

  it('hides the page but for the topmost, and leaves it as it was in the end', () => {
    const [page, hidden, sheet] = [add(), add(), add()]
    hidden.setAttribute('aria-hidden', 'true')
    const lower = raise(sheet, () => {})
    expect([page, hidden, sheet].map(isHidden)).toEqual([true, true, false])
    lower()
    expect([page, hidden, sheet].map(isHidden)).toEqual([false, true, false])
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('hides what is under the topmost, which comes back when that is closed', () => {
    const [page, sheet, dialog] = [add(), add(), add()]
    const lowerSheet = raise(sheet, () => {})
    const lowerDialog = raise(dialog, () => {})
    expect([page, sheet, dialog].map(isHidden)).toEqual([true, true, false])
    lowerDialog()
    expect([page, sheet, dialog].map(isHidden)).toEqual([true, false, true])
    lowerSheet()
  })

  it('returns a focus that goes behind it to the field that had it', () => {
    const [page, sheet] = [addWithField(), addWithField()]
    const lower = raise(sheet.part, () => {})
    sheet.field.focus()
    page.field.focus()
    expect(document.activeElement).toBe(sheet.field)
    lower()
    page.field.focus()
    expect(document.activeElement).toBe(page.field)
  })

  it('takes the focus itself where it comes from nowhere, or from a vendor’s frame', () => {
    const [page, sheet] = [addWithField(), addWithField()]
    sheet.part.tabIndex = -1
    // A real frame would be loaded.
    Object.defineProperty(sheet.field, 'tagName', { value: 'IFRAME' })
    const lower = raise(sheet.part, () => {})
    page.field.focus()
    expect(document.activeElement).toBe(sheet.part)
    page.field.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: sheet.field }))
    expect(document.activeElement).toBe(sheet.part)
    lower()
  })

  it('leaves the focus to messages above it', () => {
    const [message, sheet] = [addWithField(), addWithField()]
    message.part.setAttribute('data-above', '')
    const lower = raise(sheet.part, () => {})
    message.field.focus()
    expect(document.activeElement).toBe(message.field)
    lower()
  })
})
