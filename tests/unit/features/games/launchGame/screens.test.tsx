// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOADING_AFTER_MS } from '../../../../../src/features/games/launchGame/model/loading.ts'
import { moveState } from '../../../../../src/features/games/launchGame/public.ts'
import { standAt } from '../../../../support/standAt.ts'
import { json, ok, refused } from '../../../api/testEnv.ts'
import { cleanUp, find } from '../../../ui/render.tsx'
import { ADDRESS, buttons, frame, GAME, open, press, settled, TRIAL, text } from './launching.tsx'

beforeEach(() => {
  standAt('https://play.test/m/launchGame')
  localStorage.clear()
})
afterEach(() => {
  cleanUp()
  vi.restoreAllMocks()
})

describe('a game that is launched', () => {
  it('stands in a frame, confined, and is remembered as played', async () => {
    const { asked } = await open()
    expect(frame().getAttribute('src')).toBe(ADDRESS)
    expect(frame().getAttribute('sandbox')).toContain('allow-same-origin')
    expect(frame().getAttribute('sandbox')).not.toContain('top-navigation')
    expect(asked('/wps/game/launchGame')).toEqual([
      {
        vendor: 'RNG',
        gameCode: 'GEM',
        device: 'MOBILE',
        backUrl: 'https://play.test/m/game',
        language: 'EN',
        title: 'Acme',
        labelName: 'Gold',
      },
    ])
    expect(Object.values({ ...localStorage })).toEqual([JSON.stringify([{ code: 'GEM', vendor: 'RNG' }])])
  })

  it('is shown by the card that was tapped while it is on its way, and when it does not come', async () => {
    const seen = [{ code: 'GEM', vendor: 'RNG', displayName: 'Gems of the North', image: '/m/gems.svg' }]
    const onItsWay = new Promise<Response>(() => undefined)
    for (const launch of [() => onItsWay, () => refused('odd.failure', 'It rests.')]) {
      await open({ seen, answers: { 'game/launchGame': launch } })
      expect(find('h1').textContent).toBe('Gems of the North')
      expect(find('img').getAttribute('src')).toBe('https://play.test/m/gems.svg')
      cleanUp()
    }
  })

  it('shows the picture that moves here from its card before it says that it loads', async () => {
    const seen = [{ code: 'GEM', vendor: 'RNG', displayName: 'Gems of the North', image: '/m/gems.svg' }]
    const onItsWay = () => new Promise<Response>(() => undefined)
    const real = globalThis.setTimeout
    // The time after which it says so does not pass.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((...[run, ms]) =>
      real(ms === LOADING_AFTER_MS ? () => undefined : run, ms),
    )
    await open({ seen, answers: { 'game/launchGame': onItsWay } })
    expect(document.querySelector('img')).toBeNull()
    cleanUp()
    await open({ seen, state: moveState(1), answers: { 'game/launchGame': onItsWay } })
    expect(find('[data-moved] img').getAttribute('src')).toBe('https://play.test/m/gems.svg')
    expect(find('[role=status]').textContent).toBe('')
  })

  it('waits for the member’s label, and goes without where it cannot be had', async () => {
    const { asked } = await open({ answers: { 'member/info': () => refused('odd.failure', 'No') } })
    expect(asked('/wps/game/launchGame')[0]).not.toHaveProperty('labelName')
    expect(frame()).toBeTruthy()
  })

  it('is left to where the address leads back', async () => {
    const { path } = await open()
    await press('Back')
    expect(path()).toBe('/m/game')
  })

  it('is for members: a guest is sent to the login, and remembered where to', async () => {
    const { path, asked } = await open({ guest: true })
    expect(path()).toBe('/m/login')
    expect(find('[data-wanted]').dataset.wanted).toBe(GAME)
    expect(asked('/wps/game/')).toEqual([])
  })

  it('is tried by guests and members alike, and is not remembered', async () => {
    for (const guest of [true, false]) {
      const { asked } = await open({ guest, at: TRIAL })
      expect(asked('GCS_gameTrialLaunch')).toEqual([{ gameId: 'GEM', nodeId: '31', platform: 'html5' }])
      expect(asked('/wps/game/')).toEqual([])
      expect(find('[data-demo]').textContent).toBe('Trial')
      cleanUp()
    }
    expect(localStorage).toHaveLength(0)
  })
})

describe('a game that is not launched', () => {
  it('was never named', async () => {
    const { asked } = await open({ at: '/m/launchGame' })
    expect(find('[role=alert]').textContent).toContain('There is no such game')
    expect(asked('/wps/game/')).toEqual([])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', 'https://user@games.test/', 'ftp://x/y'])(
    'has an address that nobody should open: %s',
    async (gameUrl) => {
      let sent = gameUrl
      await open({ answers: { 'game/launchGame': () => ok({ gameUrl: sent }) } })
      expect(find('[role=alert]').textContent).toContain('This game was not opened')
      expect(document.querySelector('iframe')).toBeNull()
      sent = ADDRESS
      await press('Retry')
      expect(frame().getAttribute('src')).toBe(ADDRESS)
    },
  )

  it.each([
    ['the back office’s words', () => refused('game.closed', 'Back at 18:00'), 'Back at 18:00'],
    ['words of our own', () => json({}, 404), 'Something went wrong'],
    [
      'no words where the catalogue has none',
      () => refused('TOO_MANY_REQUEST_X', 'No'),
      'This could not be loaded',
    ],
    ['a number to quote', () => ok({ gameUrl: 7 }), 'Reference'],
  ])('says why: %s', async (_, answer, said) => {
    await open({ answers: { 'game/launchGame': answer } })
    expect(find('[role=alert]').textContent).toContain(said)
    expect(buttons()).toContain('Retry')
  })

  it('says after 10 s that it takes too long, whatever the attempts in between were', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let calls = 0
    const answer = () => {
      calls += 1
      return new Promise<Response>(() => undefined)
    }
    await open({ answers: { 'game/launchGame': answer } })
    expect(text()).not.toContain('too long')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    vi.useRealTimers()
    await settled()
    expect(text()).toContain('This is taking too long. Please try again.')
    expect(calls).toBe(1)
  })
})

describe('a game by http on a site by https', () => {
  const plain = { answers: { 'game/launchGame': () => ok({ gameUrl: 'http://games.test/play' }) } }

  it('has a window of its own, which does not know its opener', async () => {
    const replace = vi.fn()
    const opened = { opener: {}, location: { replace }, close: () => undefined }
    const opening = vi
      .spyOn(window, 'open')
      .mockImplementation(() => Object.assign(Object.create(null), opened))
    await open(plain)
    expect(opening).toHaveBeenCalledTimes(1)
    expect(replace).toHaveBeenCalledWith('http://games.test/play')
    expect(text()).toContain('The game is open in its own window')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('asks for a tap where the browser blocked it', async () => {
    vi.spyOn(window, 'open').mockImplementation(() => null)
    await open(plain)
    expect(find('[role=alert]').textContent).toContain('Your browser blocked the game')
    const link = find('a[href="http://games.test/play"]')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.getAttribute('target')).toBe('_blank')
  })
})
