import { test as base, expect } from '@playwright/test'
import { findEngines } from '../../scripts/toolchain/engines.ts'
import { type BackOffice, backOffice } from '../support/backOffice.ts'
import { startChromium } from './driver/chromium.ts'
import type { Engine, EngineName } from './driver/engine.ts'
import { startFirefox } from './driver/firefox.ts'
import { type Player, playerIn } from './driver/player.ts'
import { startWebKit } from './driver/webkit.ts'

/** A phone in portrait with a typical width. In WebKit the window also contains a toolbar above the page. */
const WINDOW = { width: 412, height: 860 }

export interface EngineOptions {
  readonly engineName: EngineName
}

/** Each journey has its own browser, in a world for its engine. */
export const test = base.extend<
  EngineOptions & {
    engine: Engine
    player: Player
    office: (merchant: string) => BackOffice
    /** Opens a merchant's page for the first time, with all its prompts declined. */
    visit: (office: BackOffice, path?: string, screen?: string) => Promise<void>
  }
>({
  engineName: ['firefox', { option: true }],
  engine: async ({ engineName }, use, { annotations }) => {
    const { firefox, webkit, chromium109, chromium92 } = findEngines()
    const start = {
      firefox: firefox && (() => startFirefox(firefox, WINDOW)),
      webkit: webkit && (() => startWebKit(webkit, WINDOW)),
      chromium109: chromium109 && (() => startChromium(chromium109, WINDOW)),
      chromium92: chromium92 && (() => startChromium(chromium92, WINDOW)),
    }[engineName]
    if (!start) return test.skip(true, `${engineName} cannot be had here`)
    const engine = await start()
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
      // Opens a file of the same origin without scripts, to fill the storage before the app starts.
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
