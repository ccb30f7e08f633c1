// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { followKeyboard } from '../../../src/ui/keyboard.ts'

afterEach(() => vi.unstubAllGlobals())

function viewport(height: number, scale = 1) {
  const seen = Object.assign(new EventTarget(), { height, offsetTop: 0, scale })
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run()
    return 0
  })
  return seen
}
const element = () => document.createElement('div')
const covered = (of: HTMLElement) => of.style.getPropertyValue('--keyboard')

it('says how much of the window the keyboard covers, until told to stop', () => {
  const seen = viewport(800)
  const bar = element()
  const stop = followKeyboard(bar)
  expect(covered(bar)).toBe('0px')
  seen.height = 500
  seen.dispatchEvent(new Event('resize'))
  expect(covered(bar)).toBe('300px')
  stop()
  seen.height = 800
  seen.dispatchEvent(new Event('resize'))
  expect(covered(bar)).toBe('300px')
})

it('does not take a zoomed page for a keyboard', () => {
  viewport(400, 2)
  const bar = element()
  followKeyboard(bar)
  expect(covered(bar)).toBe('0px')
})
