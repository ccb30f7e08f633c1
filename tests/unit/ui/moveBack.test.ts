// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveBack } from '../../../src/ui/moveBack.ts'
import { MOVED } from '../../../src/ui/moveTransition.ts'

/** What the browser sees when it takes its picture of the page before, and of the page after. */
let seen: string[]
let skipped: boolean
let changed: Promise<void>
let end: () => void
let from: HTMLElement
let card: HTMLElement
const names = () => [from, card].map(({ style }) => style.viewTransitionName || '-').join(' ')

beforeEach(() => {
  seen = []
  skipped = false
  from = document.createElement('main')
  card = document.createElement('span')
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      seen.push(names())
      changed = change().then(() => void seen.push(names()))
      const finished = new Promise<void>((resolve) => {
        end = resolve
      })
      return {
        ready: changed,
        updateCallbackDone: changed,
        finished,
        skipTransition: () => {
          skipped = true
        },
      }
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('moves the game to its card, which keeps no name when it has arrived', async () => {
  const navigate = vi.fn()
  moveBack({ from, navigate, find: () => card })
  await changed
  expect(navigate).toHaveBeenCalledOnce()
  expect(seen).toEqual([`${MOVED} -`, `- ${MOVED}`])
  end()
  await vi.waitFor(() => expect(names()).toBe('- -'))
})

it('waits for a card that the page draws a moment later', async () => {
  let found: HTMLElement | undefined
  moveBack({ from, navigate: () => undefined, find: () => found })
  await Promise.resolve()
  found = card
  document.body.append(card)
  await changed
  expect(seen.at(-1)).toBe(`- ${MOVED}`)
  expect(skipped).toBe(false)
})

it('goes back all the same where the page has no card, with no movement', async () => {
  vi.useFakeTimers()
  const navigate = vi.fn()
  moveBack({ from, navigate, find: () => undefined })
  await vi.advanceTimersByTimeAsync(150)
  await changed
  expect(navigate).toHaveBeenCalledOnce()
  expect(skipped).toBe(true)
})
