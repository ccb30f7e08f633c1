// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPull } from '../../../../src/features/pullToRefresh/followPull.ts'

let disc: HTMLElement
let stop: () => void
let settle: () => void
const refresh = vi.fn(
  () =>
    new Promise<void>((resolve) => {
      settle = resolve
    }),
)

beforeEach(() => {
  disc = document.body.appendChild(document.createElement('div'))
  stop = followPull(disc, refresh)
})
afterEach(() => {
  stop()
  refresh.mockClear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

type Finger = readonly [x: number, y: number]
const send = (type: string, fingers: readonly Finger[], target: Element = document.body) => {
  const event = new Event(type, { bubbles: true })
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) })
  target.dispatchEvent(event)
}
const pull = (distance: number, target?: Element) => {
  send('touchstart', [[180, 100]], target)
  send('touchmove', [[180, 110]], target)
  send('touchmove', [[180, 100 + distance]], target)
}
const release = () => send('touchend', [])

it('shows the disc while the page is pulled, and refreshes once it is released far enough', async () => {
  pull(40)
  expect(disc.dataset.state).toBe('pulled')
  pull(300)
  expect(disc.dataset.state).toBe('ready')
  expect(refresh).not.toHaveBeenCalled()
  release()
  expect(refresh).toHaveBeenCalledOnce()
  expect(disc.dataset.state).toBe('busy')
  settle()
  await vi.waitFor(() => expect(disc.dataset.state).toBe('hidden'))
})

it('refreshes once, however often it is pulled meanwhile', () => {
  for (const _ of [1, 2, 3]) {
    pull(300)
    release()
  }
  expect(refresh).toHaveBeenCalledOnce()
})

it('hides the disc again when the pull was short', () => {
  pull(40)
  release()
  expect(disc.dataset.state).toBe('hidden')
  expect(refresh).not.toHaveBeenCalled()
})

const scrolled = () => {
  const list = document.body.appendChild(document.createElement('ul'))
  list.scrollTop = 30
  return list.appendChild(document.createElement('li'))
}
const underDialog = () => {
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('aria-modal', 'true')
  return document.body
}
const pageScrolled = () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(200)
  return document.body
}

it.each([
  ['in a list that is scrolled', scrolled],
  ['under a dialog', underDialog],
  ['on a page that is scrolled', pageScrolled],
])('leaves the page alone %s', (_, targetOf) => {
  pull(300, targetOf())
  release()
  expect(refresh).not.toHaveBeenCalled()
})

it('leaves two fingers and a swipe to the side to the page', () => {
  send('touchstart', [
    [180, 100],
    [200, 100],
  ])
  send('touchmove', [[180, 400]])
  release()
  send('touchstart', [[180, 100]])
  send('touchmove', [[220, 110]])
  send('touchmove', [[220, 400]])
  release()
  expect(refresh).not.toHaveBeenCalled()
})

it("takes the browser's own way for the time that it follows, and gives it back", () => {
  const { style } = document.documentElement
  expect(style.overscrollBehaviorY).toBe('contain')
  stop()
  expect(style.overscrollBehaviorY).toBe('')
})
