// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOLD_MS, HOLD_SLACK, useHold } from '../../../../../src/features/games/gameLanes/useHold.ts'
import { cleanUp, find, render } from '../../../ui/render.tsx'

const held = vi.fn((target: Element) => target.id !== 'empty')
const clicked = vi.fn()

function List() {
  return (
    <div {...useHold(held)}>
      <button id="game" type="button" onClick={clicked} />
      <button id="empty" type="button" onClick={clicked} />
    </div>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  render(<List />)
})
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})

const send = (type: string, { id = 'game', pointerType = 'touch', x = 0 } = {}) => {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, clientX: x })
  act(() => void find(`#${id}`).dispatchEvent(event))
  return event.defaultPrevented
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('a finger that rests on a game holds it, and the click at its end does nothing', () => {
  send('pointerdown')
  wait(HOLD_MS - 1)
  expect(held).not.toHaveBeenCalled()
  wait(1)
  expect(held).toHaveBeenCalledTimes(1)
  send('pointerup')
  send('click')
  expect(clicked).not.toHaveBeenCalled()
  send('pointerdown')
  send('pointerup')
  send('click')
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('a finger that scrolls, or is taken away, holds nothing', () => {
  send('pointerdown')
  send('pointermove', { x: HOLD_SLACK })
  send('pointermove', { x: HOLD_SLACK + 1 })
  wait(HOLD_MS)
  for (const end of ['pointerup', 'pointercancel']) {
    send('pointerdown')
    send(end)
    wait(HOLD_MS)
  }
  expect(held).not.toHaveBeenCalled()
})

it('a finger that trembles holds the game all the same', () => {
  send('pointerdown')
  send('pointermove', { x: HOLD_SLACK })
  wait(HOLD_MS)
  expect(held).toHaveBeenCalledTimes(1)
})

it('a menu is replaced where there is something to hold, and left alone elsewhere', () => {
  expect(send('contextmenu')).toBe(true)
  expect(send('contextmenu', { id: 'empty' })).toBe(false)
  send('click')
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('a long press is held once, where the browser sends a menu as well', () => {
  send('pointerdown')
  send('contextmenu')
  wait(HOLD_MS)
  expect(held).toHaveBeenCalledTimes(1)
})

it('a mouse holds nothing by resting', () => {
  send('pointerdown', { pointerType: 'mouse' })
  wait(HOLD_MS)
  expect(held).not.toHaveBeenCalled()
})
