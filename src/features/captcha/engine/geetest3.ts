import type { GeetestInit } from '../../../generated/types.ts'
import { fieldsOf3 } from '../model/fields.ts'
import { apart, apiServers, scripts3 } from '../model/servers.ts'
import { networkTrouble, RESOURCE_TIMEOUT, TroubleError } from '../model/trouble.ts'
import { begin } from './begin.ts'
import { controllerUnder, within } from './env.ts'
import type { SliderSettings } from './geetest4.ts'
import { loadScript, SCRIPT_MS } from './loadScript.ts'
import { isVendor, type OpenSlider, type Slider } from './slider.ts'
import { tryTwice } from './tryTwice.ts'

/** 0, '0', false and '' mean that the vendor was not reachable. A missing flag means nothing. */
const isOff = (flag: unknown): boolean =>
  flag === false || flag === 0 || flag === '0' || flag === '' || flag === 'false'

export interface Slider3Settings extends SliderSettings {
  /** `GET /wps/captcha/geetest`. */
  readonly askServer: (signal: AbortSignal) => Promise<GeetestInit>
}

/**
 * Geetest v3. For each attempt our server returns a challenge and whether it could reach the vendor. If it could not, the
 * vendor's offline mode is used. v3 takes one API server and has no timeout, so this code tries the servers in turn.
 */
export function openGeetest3({ geetest, language, page, askServer }: Slider3Settings): OpenSlider {
  return (events, signal) =>
    tryTwice(
      async (signal) => {
        const asked = askServer(signal)
        asked.catch(() => undefined)
        const { start } = await loadScript(scripts3(geetest), 'initGeetest', page, signal)
        const init = await asked.catch(() => undefined)
        if (!init) throw new TroubleError(networkTrouble(RESOURCE_TIMEOUT))
        const offline = isOff(init.success)
        let last: unknown = new TroubleError(networkTrouble(RESOURCE_TIMEOUT))
        for (const server of apiServers(geetest, 'v3').slice(0, offline ? 1 : undefined)) {
          if (signal.aborted) break
          const [protocol, host] = apart(server)
          const round = controllerUnder(signal)
          const slider = begin({
            start,
            config: {
              gt: init.gt,
              challenge: init.challenge ?? '',
              offline,
              new_captcha: !isOff(init.newCaptcha),
              product: 'bind',
              lang: language,
              timeout: SCRIPT_MS,
              protocol,
              https: protocol === 'https://',
              api_server: host,
            },
            show: (vendor) => {
              if (isVendor(vendor, ['verify'])) vendor.verify()
            },
            fields: fieldsOf3,
            events,
            signal: round.signal,
          })
          const outcome = await within<Slider>(SCRIPT_MS, slider, page.later, signal)
          if (outcome.state === 'done') return outcome.value
          round.abort()
          if (outcome.state === 'failed') last = outcome.error
        }
        throw last
      },
      page.later,
      signal,
    )
}
