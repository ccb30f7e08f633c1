// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followModals, isModalOpen, raise } from '../../../../src/ui/modal/stack.ts'

const add = () => document.body.appendChild(document.createElement('div'))
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))

const inert = (...parts: readonly Element[]) => parts.map((part) => part.hasAttribute('inert'))
/** The browser has painted and has nothing to do. */
const idle = () => vi.runAllTimers()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

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

  it('is painted before the page behind it becomes inert, which is as it was in the end', () => {
    const [page, sheet] = [add(), add()]
    const lower = raise(sheet, () => {})
    expect(inert(page, sheet)).toEqual([false, false])
    idle()
    expect(inert(page, sheet)).toEqual([true, false])
    lower()
    idle()
    expect(inert(page, sheet)).toEqual([false, false])
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('leaves the page inert while another comes and goes above it', () => {
    const [page, sheet, slider] = [add(), add(), add()]
    const lowerSheet = raise(sheet, () => {})
    idle()
    const lowerSlider = raise(slider, () => {})
    expect(inert(page)).toEqual([true])
    idle()
    expect(inert(page, sheet, slider)).toEqual([true, true, false])
    lowerSlider()
    expect(inert(page, sheet)).toEqual([true, false])
    lowerSheet()
  })

  it('has the focus back if something behind it has asked for it meanwhile', () => {
    const [page, sheet] = [add(), add()]
    const button = page.appendChild(document.createElement('button'))
    sheet.tabIndex = -1
    const lower = raise(sheet, () => {})
    button.focus()
    idle()
    expect(document.activeElement).toBe(sheet)
    lower()
  })
})
