// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standAt } from '../../../../support/standAt.ts'
import { ok } from '../../../api/testEnv.ts'
import { cleanUp, find } from '../../../ui/render.tsx'
import { button, buttons, frame, open, press, say, text } from '../launchGame/launching.tsx'

beforeEach(() => standAt('https://play.test/m/launchGame'))
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})
const arrive = () => act(() => void frame().dispatchEvent(new Event('load')))
const title = () => find('[data-feature=gameFrame] h1').textContent

describe('the page around a game', () => {
  it('bears the game’s own name, once the game has said it', async () => {
    await open()
    expect(title()).toBe('Game')
    await say({ type: 'game:ready', title: 'Gems' })
    expect(title()).toBe('Gems')
    expect(frame().title).toBe('Gems')
  })

  it('puts its bar away and brings it back; the focus goes along', async () => {
    await open()
    await press('Hide the bar')
    expect(buttons()).toEqual(['Show the bar'])
    expect(document.activeElement).toBe(button('Show the bar'))
    await press('Show the bar')
    expect(document.activeElement).toBe(button('Hide the bar'))
    await say({ type: 'game:header', hidden: true })
    expect(buttons()).toEqual(['Show the bar'])
  })

  it('handles the messages that it knows from the game', async () => {
    for (const [message, path] of [
      [{ type: 'game:leave' }, '/m/game'],
      [{ type: 'game:go', to: 'home' }, '/m/home'],
    ] as const) {
      const opened = await open()
      await say(message)
      expect(opened.path()).toBe(path)
      cleanUp()
    }
  })

  it('ignores other senders, and other messages', async () => {
    const { path } = await open()
    await say({ type: 'game:leave' }, { source: window })
    await say({ type: 'game:leave' }, { origin: 'https://evil.test' })
    await say({ type: 'game:leave' }, { origin: 'null' })
    await say({ type: 'game:go', to: 'https://evil.test' })
    await say('leave')
    expect(path()).toBe('/m/launchGame')
  })

  it('handles messages of a game on the site’s own origin, which is opaque in its frame', async () => {
    const own = 'https://play.test/games/gem'
    const { path } = await open({ answers: { 'game/launchGame': () => ok({ gameUrl: own }) } })
    expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin')
    await say({ type: 'game:leave' }, { origin: 'https://play.test' })
    expect(path()).toBe('/m/launchGame')
    await say({ type: 'game:leave' }, { origin: 'null' })
    expect(path()).toBe('/m/game')
  })

  it('says after 10 s that nothing came: again, or in a window of its own; a game that came is left in peace', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = await open()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(find('[data-feature=gameFrame] [role=alert]').textContent).toContain('This is taking too long.')
    expect(find('[role=alert] a').getAttribute('rel')).toBe('noopener noreferrer')
    await press('Retry')
    expect(asked('/wps/game/launchGame')).toHaveLength(2)
    expect(document.querySelector('[role=alert]')).toBeNull()
    arrive()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('shows what comes until the game is there', async () => {
    await open()
    expect(find('[role=status]')).toBeTruthy()
    arrive()
    expect(document.querySelector('[role=status]')).toBeNull()
    expect(frame().dataset.shown).toBe('')
    expect(text()).not.toContain('Loading')
  })
})

describe('full screen', () => {
  const ask = vi.fn(() => Promise.reject(new Error('not now')))
  beforeEach(() => {
    ask.mockClear()
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
    Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true })
    document.documentElement.requestFullscreen = ask
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('is asked for at once in the installed app, and by each click, once for those within 250 ms', async () => {
    await open({ device: { installed: true } })
    await pass(250)
    expect(ask).toHaveBeenCalledTimes(1)
    // From here on only the test moves the clock: to a busy machine a millisecond is many.
    vi.useFakeTimers()
    for (let click = 0; click < 3; click += 1) document.body.click()
    await pass(249)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is the player’s choice elsewhere', async () => {
    await open()
    document.body.click()
    await pass(1000)
    expect(ask).not.toHaveBeenCalled()
    await press('Full screen')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is not offered where the browser has none', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true })
    await open({ device: { installed: true } })
    await pass(1000)
    expect(buttons()).not.toContain('Full screen')
    expect(ask).not.toHaveBeenCalled()
  })
})
