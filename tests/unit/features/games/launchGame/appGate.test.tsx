// @vitest-environment happy-dom
// @own-modules: steps back are counted, and happy-dom never says that one has been made.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standAt } from '../../../../support/standAt.ts'
import { ok, refused } from '../../../api/testEnv.ts'
import { cleanUp, find } from '../../../ui/render.tsx'
import { ADDRESS, buttons, frame, type How, open, press, settled, TRIAL } from './launching.tsx'

beforeEach(() => standAt('https://play.test/m/launchGame'))
afterEach(() => {
  cleanUp()
  vi.restoreAllMocks()
})

const CONFIG = 'relay/MCSFE_getAppDownloadConfig'
const info = {
  whitelabelVal: { STARTGAMEINAPP3: true },
  resources: [{ resourceType: 'Android', url: 'https://apps.test/a.apk' }],
}
const withConfig = (config: object, more: How = {}): How => ({
  info,
  answers: { [CONFIG]: () => ok(config) },
  ...more,
})

describe('STARTGAMEINAPP3', () => {
  it('has the player get the app before a game is asked for, in the configuration’s words', async () => {
    const { asked, path } = await open(
      withConfig({ app_desc: { enabled: true, value: '<b>Much</b> faster' } }),
    )
    expect(find('[role=alert]').textContent).toContain('Much faster')
    expect(buttons()).toEqual(['Back', 'Get the app'])
    expect(asked('/wps/game/')).toEqual([])
    const went = vi.spyOn(window.location, 'assign').mockReturnValue()
    await press('Get the app')
    expect(went.mock.calls, 'a phone installs it in place').toEqual([['https://apps.test/a.apk']])
    await press('Back')
    expect(path()).toBe('/m/game')
  })

  it('asks nothing in the app, of the installed site, of other member types, and by the domain rule', async () => {
    const out = {
      domains_switch: { enabled: true, value: 3 },
      domains: { enabled: true, value: 'other.test' },
    }
    for (const how of [
      withConfig({}, { device: { webview: true } }),
      withConfig({}, { device: { installed: true } }),
      withConfig({}, { type: 4 }),
      withConfig(out),
    ]) {
      await open(how)
      expect(frame()).toBeTruthy()
      cleanUp()
    }
  })

  it('asks guests who try a game, unless the rules are for members', async () => {
    await open(withConfig({}, { guest: true, at: TRIAL }))
    expect(find('[role=alert]').textContent).toContain('Get the app to play')
    cleanUp()
    await open(withConfig({ login_required: { enabled: true, value: 1 } }, { guest: true, at: TRIAL }))
    expect(frame()).toBeTruthy()
  })

  // This test must be the last one: after the choice of the browser the player is not asked again.
  it('counts as the site says it until there is a game, and leaves one that runs in peace', async () => {
    let launch: () => void = () => undefined
    const onItsWay = new Promise<void>((resolve) => {
      launch = resolve
    })
    const off = { ...info, whitelabelVal: {} }
    const { become } = await open({
      info: off,
      answers: {
        [CONFIG]: () => ok({}),
        'game/launchGame': () => onItsWay.then(() => ok({ gameUrl: ADDRESS })),
      },
    })
    expect(buttons()).toEqual(['Back'])
    await become(info)
    expect(buttons()).toEqual(['Back', 'Get the app'])
    await become(off)
    launch()
    await settled()
    const running = frame()
    await become(info)
    expect(frame()).toBe(running)
  })

  it('asks for the app that exists also where there is no app-download configuration', async () => {
    await open({ info, answers: { [CONFIG]: () => refused('call.unknown', 'No', 404) } })
    expect(buttons()).toEqual(['Back', 'Get the app'])
    expect(document.querySelector('iframe')).toBeNull()
  })
})
