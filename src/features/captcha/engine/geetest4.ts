import type { Geetest } from '../../../site/geetest.ts'
import { fieldsOf4 } from '../model/fields.ts'
import { apart, apiServers, hostsOf, scripts4, staticServers } from '../model/servers.ts'
import { begin } from './begin.ts'
import { controllerUnder, type VendorPage } from './env.ts'
import { loadScript, SCRIPT_MS } from './loadScript.ts'
import { isVendor, type OpenSlider } from './slider.ts'
import { tryTwice } from './tryTwice.ts'

/** The settings to open a slider. */
export interface SliderSettings {
  readonly geetest: Geetest
  /** The vendor's code of the language. */
  readonly language: string
  readonly page: VendorPage
}

/**
 * Geetest v4. Each attempt injects the script again, because the script does not recover from a failure (60204). If no API server
 * answers, the offline callback ends the first attempt; in the second one the vendor uses its fallback configuration.
 */
export function openGeetest4({ geetest, language, page }: SliderSettings): OpenSlider {
  return (events, signal) =>
    tryTwice(
      async (signal, attempt) => {
        const { url, start } = await loadScript(scripts4(geetest), 'initGeetest4', page, signal)
        const [protocol] = apart(url)
        const round = controllerUnder(signal)
        const offlineCb = () => round.abort()
        return begin({
          start,
          config: {
            captchaId: geetest.id,
            product: 'bind',
            language,
            timeout: SCRIPT_MS,
            protocol,
            apiServers: hostsOf(apiServers(geetest, 'v4'), protocol),
            staticServers: hostsOf(staticServers(geetest), protocol),
            ...(attempt === 0 && { offlineCb }),
          },
          show: (vendor) => {
            if (isVendor(vendor, ['showCaptcha'])) vendor.showCaptcha()
          },
          fields: fieldsOf4,
          events,
          signal: round.signal,
        })
      },
      page.later,
      signal,
    )
}
