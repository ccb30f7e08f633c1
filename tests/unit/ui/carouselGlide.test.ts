// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { GLIDE_MS, glideTo } from '../../../src/ui/carouselGlide.ts'

const WIDTH = 300
let land = () => {}
const flying = new Promise<void>((resolve) => {
  land = resolve
})
const animate = vi.fn((..._call: unknown[]) => ({ finished: flying }))

/** Three slides as wide as their scroller, which is at the first one. */
function scroller(): HTMLElement {
  const track = document.createElement('div')
  let scrolled = 0
  Object.defineProperties(track, {
    scrollLeft: { get: () => scrolled },
    clientWidth: { value: WIDTH },
  })
  Object.assign(track, {
    getAnimations: () => [],
    animate: () => undefined,
    scrollTo: (to: ScrollToOptions) => {
      expect(to.behavior).toBe('instant')
      scrolled = to.left ?? 0
    },
  })
  for (let at = 0; at < 3; at += 1) {
    const slide = document.createElement('div')
    Object.defineProperties(slide, {
      offsetLeft: { value: at * WIDTH },
      offsetWidth: { value: WIDTH },
    })
    Object.assign(slide, { animate: (frames: unknown, options: unknown) => animate(at, frames, options) })
    track.append(slide)
  }
  document.body.append(track)
  return track
}
afterEach(() => {
  animate.mockClear()
  document.body.replaceChildren()
})

it('scrolls to the next slide at once, and animates the change by transforms alone', () => {
  const track = scroller()
  expect(glideTo(track, WIDTH)).toBe(true)
  expect(track.scrollLeft).toBe(WIDTH)
  expect(animate.mock.calls.map(([at, frames]) => [at, frames])).toEqual([
    [0, [{ transform: `translateX(${WIDTH}px)` }, { transform: 'none' }]],
    [1, [{ transform: `translateX(${WIDTH}px)` }, { transform: 'none' }]],
  ])
  expect(animate.mock.calls[0]?.[2]).toMatchObject({ duration: GLIDE_MS })
})

it('switches scroll snapping off while the slides move, because the snap points move with them', async () => {
  const track = scroller()
  glideTo(track, WIDTH)
  expect(track.style.scrollSnapType).toBe('none')
  land()
  await vi.waitFor(() => expect(track.style.scrollSnapType).toBe(''))
})

it('moves nothing where the slide is shown already', () => {
  const track = scroller()
  expect(glideTo(track, 0)).toBe(true)
  expect(track.style.scrollSnapType).toBe('')
  expect(animate).not.toHaveBeenCalled()
})

it('says so where the browser has no animations', () => {
  const track = scroller()
  Object.assign(track, { animate: undefined })
  expect(glideTo(track, WIDTH)).toBe(false)
  expect(track.scrollLeft).toBe(0)
})
