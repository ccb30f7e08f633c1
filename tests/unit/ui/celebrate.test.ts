// @vitest-environment happy-dom
// @own-modules
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { celebrate } from '../../../src/ui/celebrate.ts'

const { confetti, create } = vi.hoisted(() => {
  const confetti = vi.fn(async () => undefined)
  return { confetti, create: vi.fn(() => confetti) }
})
vi.mock('canvas-confetti', () => ({ create }))

const wantsLessMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia('all'), matches })

const context = vi.fn()
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(context)

let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('span'))
  document.documentElement.style.setProperty('--brand', '#FFD400')
  context.mockReturnValue({})
})
afterEach(() => {
  vi.clearAllMocks()
  document.body.replaceChildren()
})

it('throws confetti in the colours of the site, without a worker', async () => {
  wantsLessMotion(false)
  await celebrate(place)
  expect(create).toHaveBeenCalledWith(undefined, expect.objectContaining({ useWorker: false }))
  expect(confetti).toHaveBeenCalledWith(
    expect.objectContaining({ colors: expect.arrayContaining(['#FFD400']), disableForReducedMotion: true }),
  )
})

it('does nothing where less motion is wanted', async () => {
  wantsLessMotion(true)
  await celebrate(place)
  expect(confetti).not.toHaveBeenCalled()
})

it('does nothing when its place has left the page meanwhile', async () => {
  wantsLessMotion(false)
  const thrown = celebrate(place)
  place.remove()
  await thrown
  expect(confetti).not.toHaveBeenCalled()
})

it('does nothing where the device has no canvas', async () => {
  wantsLessMotion(false)
  context.mockReturnValue(null)
  await celebrate(place)
  expect(confetti).not.toHaveBeenCalled()
})
