import type { BrowserContext } from '@playwright/test'

/** From 26 on the token of the system stands still. */
const tokenOf = (version: string) => (version.startsWith('26') ? '18_6' : version.replaceAll('.', '_'))

const safari = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${tokenOf(version)} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`

/** What an iPhone says of itself; `standalone`: opened from the home screen. */
export const iphoneSays = (version: string, standalone = false) => ({
  userAgent: safari(version),
  platform: 'iPhone',
  maxTouchPoints: 5,
  standalone,
})

/** A browser that says what an iPhone says, as far as a page can see; `standalone`: opened from the home screen. */
export const asIphone = (context: BrowserContext, version: string, standalone: boolean): Promise<unknown> =>
  context.addInitScript(
    (said) => {
      for (const [name, value] of Object.entries(said))
        Object.defineProperty(navigator, name, { value, configurable: true })
      Reflect.deleteProperty(window, 'BeforeInstallPromptEvent')
    },
    iphoneSays(version, standalone),
  )
