import { test as base, expect } from '@playwright/test'
import { findEngines } from '../../scripts/toolchain/engines.ts'
import { type BackOffice, backOffice } from '../support/backOffice.ts'
import type { Engine, EngineName } from './driver/engine.ts'
import { startFirefox } from './driver/firefox.ts'
import { type Player, playerIn } from './driver/player.ts'
import { startWebKit } from './driver/webkit.ts'

/** A phone held upright, as wide as most; a window of WebKit's has a bar of its own above the page. */
const WINDOW = { width: 412, height: 860 }

export interface EngineOptions {
  readonly engineName: EngineName
}

/** A browser of its own for each journey, in a world of its own. */
export const test = base.extend<
  EngineOptions & {
    engine: Engine
    player: Player
    office: (merchant: string) => BackOffice
    /** Goes to a merchant's page for the first time, as someone who has said "not now" to what lies over it. */
    visit: (office: BackOffice, path?: string, screen?: string) => Promise<void>
  }
>({
  engineName: ['firefox', { option: true }],
  engine: async ({ engineName }, use, { annotations }) => {
    const { firefox, webkit } = findEngines()
    test.skip(engineName === 'firefox' ? !firefox : !webkit, `${engineName} cannot be had here`)
    const engine =
      engineName === 'webkit' && webkit
        ? await startWebKit(webkit, WINDOW)
        : await startFirefox(firefox ?? '', WINDOW)
    annotations.push({ type: 'engine', description: engine.version })
    await use(engine)
    await engine.close()
  },
  player: async ({ engine }, use) => use(playerIn(engine)),
  office: async ({ engineName }, use) => {
    const world = `engine-${engineName}`
    const first = backOffice('', world)
    await first.reset()
    await use((merchant) => backOffice(merchant, world))
    expect(await first.violations(), 'calls that the contract does not allow').toEqual([])
  },
  visit: async ({ engine, player }, use) => {
    await use(async ({ origin }, path = '/m/home', screen = 'home') => {
      // A file of the same origin that runs nothing: here storage can be filled before the app starts.
      await engine.open(`${origin}/m/icons/icon-192.svg`)
      await engine.ask(settleIn)
      await engine.open(origin + path)
      await player.isOn(screen)
    })
  },
})

/** Runs in the page. */
function settleIn(): void {
  localStorage.setItem('hidePopup', '1')
  localStorage.setItem('language', localStorage.getItem('language') ?? 'EN')
  for (const name of ['SHELL_hideInstall', 'hideDownloadBar', 'SHELL_appDownloadSkip'])
    sessionStorage.setItem(name, '1')
  sessionStorage.setItem('SHELL_downloadImage', '0')
}

/** Runs in the page. */
export const siteThere = () => ({
  merchant: window.__SITE__?.merchant ?? '',
  layout: window.__SITE__?.layout ?? '',
  problems: JSON.stringify(window.__SITE__?.problems ?? []),
  lang: document.documentElement.lang,
  dir: document.documentElement.dir,
})

export { expect }
