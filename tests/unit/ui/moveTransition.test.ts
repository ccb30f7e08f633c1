// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canMove, MOVED, moveTransition } from '../../../src/ui/moveTransition.ts'

/** A browser that takes its picture of the page before, then lets it change. */
const start = vi.fn((change: () => void) => {
  pictured.push(element.style.viewTransitionName)
  change()
  pictured.push(element.style.viewTransitionName)
  // As in a hidden window.
  return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() }
})
let pictured: string[]
let element: HTMLElement

const wantsLessMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia('all'), matches })

beforeEach(() => {
  pictured = []
  element = document.createElement('span')
  Object.assign(document, { startViewTransition: start })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('names the element before the page changes, and not after it', () => {
  const navigate = vi.fn()
  moveTransition(element, navigate)
  expect(navigate).toHaveBeenCalledOnce()
  expect(pictured).toEqual([MOVED, ''])
})

it('is possible where the browser has it and the person wants it', () => {
  wantsLessMotion(false)
  expect(canMove()).toBe(true)
  wantsLessMotion(true)
  expect(canMove()).toBe(false)
  wantsLessMotion(false)
  Reflect.deleteProperty(document, 'startViewTransition')
  expect(canMove()).toBe(false)
})
