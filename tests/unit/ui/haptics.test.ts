// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { tick } from '../../../src/ui/haptics.ts'

afterEach(() => vi.unstubAllGlobals())

const onDevice = (vibrate: unknown, isReduced: boolean) => {
  vi.stubGlobal('navigator', { vibrate })
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia('all'), matches: isReduced })
}

it('vibrates for a moment', () => {
  const vibrate = vi.fn()
  onDevice(vibrate, false)
  tick()
  expect(vibrate).toHaveBeenCalledWith(expect.any(Number))
})

it('does nothing where less motion is wanted, or the device cannot', () => {
  const vibrate = vi.fn()
  onDevice(vibrate, true)
  tick()
  onDevice(undefined, false)
  tick()
  expect(vibrate).not.toHaveBeenCalled()
})
