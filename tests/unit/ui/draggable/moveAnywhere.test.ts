// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveAnywhere } from '../../../../src/ui/draggable/moveAnywhere.ts'
import type { Share } from '../../../../src/ui/draggable/rules.ts'

let size = 60
let element: HTMLElement
let button: HTMLButtonElement
let pressed: number
let rests: Share[]
let stop: () => void
let bar = 100
/** The element's corner. The window is 400 by 800 px; the corner may be between (8, 8) and (332, 632). */
const at = (): [number, number] => {
  const [, x = '0', y = '0'] = /translate3d\((-?[\d.]+)px, (-?[\d.]+)px/.exec(element.style.transform) ?? []
  return [Number(x), Number(y)]
}
const point = (type: string, x: number, y: number, where: EventTarget = element) =>
  where.dispatchEvent(
    new PointerEvent(type, {
      clientX: x,
      clientY: y,
      button: 0,
      isPrimary: true,
      pointerId: 1,
      bubbles: true,
    }),
  )

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(window, { innerWidth: 400, innerHeight: 800 })
  bar = 100
  size = 60
  ;[pressed, rests] = [0, []]
  element = document.createElement('div')
  button = document.createElement('button')
  button.addEventListener('click', () => pressed++)
  element.append(button)
  document.body.append(element)
  element.setPointerCapture = () => undefined
  element.getBoundingClientRect = () => {
    const [left, top] = at()
    return new DOMRect(left, top, size, size)
  }
  stop = moveAnywhere(element, {
    insets: () => ({ left: 0, top: 0, right: 0, bottom: bar }),
    share: { x: 1, y: 0.5 },
    onRest: (share) => rests.push(share),
    calm: () => true,
  })
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('something that is dragged', () => {
  it('begins where it was last', () => expect(at()).toEqual([332, 320]))

  it('follows the finger, and keeps where it was let go', () => {
    point('pointerdown', 340, 330)
    point('pointermove', 240, 230, window)
    expect(at()).toEqual([232, 220])
    point('pointerup', 240, 230, window)
    expect(rests).toHaveLength(1)
    expect(rests[0]?.x).toBeCloseTo((232 - 8) / 324)
  })

  it('never lies over the bar, or outside of the window', () => {
    point('pointerdown', 340, 330)
    point('pointermove', 900, 2000, window)
    expect(at()).toEqual([332, 632])
    point('pointermove', -900, -2000, window)
    expect(at()).toEqual([8, 8])
    point('pointerup', -900, -2000, window)
  })

  it('is back within its bounds a quarter of a second after they have changed', () => {
    Object.assign(window, { innerWidth: 200, innerHeight: 300 })
    vi.advanceTimersByTime(249)
    expect(at()).toEqual([332, 320])
    vi.advanceTimersByTime(1)
    expect(at()).toEqual([136, 70])
    bar = 0
    vi.advanceTimersByTime(250)
    expect(at()[1]).toBeCloseTo(120)
  })

  it('stays as far from the nearer edges as it was when what is drawn inside grows or shrinks', () => {
    point('pointerdown', 340, 330)
    point('pointermove', 30, 450, window)
    point('pointerup', 30, 450, window)
    expect(at()).toEqual([22, 440])
    size = 160
    vi.advanceTimersByTime(250)
    expect(at(), 'at the left, and below the middle').toEqual([22, 340])
    size = 60
    vi.advanceTimersByTime(250)
    expect(at()).toEqual([22, 440])
  })

  it('comes back from what was too large for the window', () => {
    size = 2000
    vi.advanceTimersByTime(250)
    expect(at()).toEqual([8, 8])
    size = 60
    vi.advanceTimersByTime(250)
    expect(at()).toEqual([332, 320])
  })
})

describe('a click', () => {
  it('is what moves less than 2 px', () => {
    point('pointerdown', 340, 330)
    point('pointermove', 341, 331, window)
    point('pointerup', 341, 331, window)
    button.click()
    expect(pressed).toBe(1)
    expect(rests).toEqual([])
  })

  it('is none after a drag', () => {
    point('pointerdown', 340, 330)
    point('pointermove', 342, 330, window)
    point('pointerup', 342, 330, window)
    button.click()
    expect(pressed).toBe(0)
  })

  it('is one where two come within 250 ms', () => {
    const click = (time: number) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: time })
      button.dispatchEvent(event)
    }
    click(1000)
    click(1249)
    expect(pressed).toBe(1)
    click(1250)
    expect(pressed).toBe(2)
  })
})

describe('the keyboard', () => {
  const key = (name: string, target: HTMLElement = element) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

  it('moves it, and keeps where it is', () => {
    key('ArrowLeft')
    key('ArrowUp', button)
    expect(at()).toEqual([316, 304])
    expect(rests).toHaveLength(2)
  })

  it('presses what is inside', () => {
    key('Enter')
    expect(pressed).toBe(1)
  })

  it('leaves fields inside alone', () => {
    const field = document.createElement('input')
    element.append(field)
    key('ArrowLeft', field)
    expect(at()).toEqual([332, 320])
  })
})
