import type { BrowserContext } from '@playwright/test'

/** The system version in the user agent. From iOS 26 on it is frozen at 18_6. */
const tokenOf = (version: string) => (version.startsWith('26') ? '18_6' : version.replaceAll('.', '_'))

const safari = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${tokenOf(version)} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`

/** The `navigator` properties of an iPhone; `standalone`: opened from the home screen. */
export const iphoneSays = (version: string, standalone = false) => ({
  userAgent: safari(version),
  platform: 'iPhone',
  maxTouchPoints: 5,
  standalone,
})

/** Makes a browser report the properties of an iPhone to the page; `standalone`: opened from the home screen. */
export const asIphone = (context: BrowserContext, version: string, standalone: boolean): Promise<unknown> =>
  context.addInitScript(
    (said) => {
      for (const [name, value] of Object.entries(said))
        Object.defineProperty(navigator, name, { value, configurable: true })
      Reflect.deleteProperty(window, 'BeforeInstallPromptEvent')
    },
    iphoneSays(version, standalone),
  )
