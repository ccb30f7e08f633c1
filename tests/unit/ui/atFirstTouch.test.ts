// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { atFirstTouch } from '../../../src/ui/atFirstTouch.ts'

const touch = (kind: string) => window.dispatchEvent(new Event(kind))

it('waits for the first touch, whatever it is made with, and hears of no other', () => {
  const action = vi.fn()
  atFirstTouch(action)
  touch('scroll')
  expect(action).not.toHaveBeenCalled()
  touch('keydown')
  touch('pointerdown')
  expect(action).toHaveBeenCalledOnce()
})

it('can be taken back', () => {
  const action = vi.fn()
  atFirstTouch(action)()
  touch('pointerdown')
  expect(action).not.toHaveBeenCalled()
})
