import type { Client } from '../../api/client.ts'
import type { LanguageCode } from '../../i18n/languages.ts'
import { GEETEST_DOMAINS, type Geetest } from '../../site/geetest.ts'
import { pageLater } from '../../ui/later.ts'
import type { CaptchaPlan, CaptchaPurpose } from '../shared/captchaFor.ts'
import { admitVendor } from '../shared/vendorPolicy.ts'
import { askGeetest, fetchImage } from './api.ts'
import { openGeetest3 } from './engine/geetest3.ts'
import { openGeetest4 } from './engine/geetest4.ts'
import { createImageCaptcha } from './engine/imageCaptcha.ts'
import { stage, vendorPage } from './engine/page.ts'
import type { OpenSlider } from './engine/slider.ts'
import { createSliderCaptcha } from './engine/sliderCaptcha.ts'
import type { Brought } from './holdCaptcha.ts'
import { ImageField } from './ImageField.tsx'
import { CaptchaError } from './model/captchaError.ts'
import { vendorLanguage } from './model/vendorLanguage.ts'
import { SliderRow } from './SliderRow.tsx'

/** Only one captcha can be obtained at a time in this page. */
const turn = { taken: false }

const unsupported: Brought = {
  start: () => () => {},
  refresh: () => {},
  widget: null,
  obtain: async () => {
    throw new CaptchaError('unsupported')
  },
}

export interface CaptchaSettings {
  readonly purpose: CaptchaPurpose
  readonly plan: CaptchaPlan
  readonly geetest: Geetest
  readonly language: LanguageCode
}

/** Creates the captcha of a plan, on this page. */
export function loadCaptcha(client: Client, { purpose, plan, geetest, language }: CaptchaSettings): Brought {
  if (plan.unsupported) return unsupported
  if (plan.kind === 'image') {
    const captcha = createImageCaptcha((signal) => fetchImage(client, signal))
    return { ...captcha, widget: <ImageField captcha={captcha} /> }
  }
  const vendor = { addresses: [...geetest.apiServers, ...geetest.staticServers], domains: GEETEST_DOMAINS }
  const settings = { geetest, language: vendorLanguage(language, geetest.version), page: vendorPage }
  const openVendors =
    plan.kind === 'geetest3'
      ? openGeetest3({ ...settings, askServer: (signal) => askGeetest(client, signal) })
      : openGeetest4(settings)
  const open: OpenSlider = async (events, signal) => {
    await admitVendor(vendor)
    return openVendors(events, signal)
  }
  const prefetched = purpose !== 'sms'
  const captcha = createSliderCaptcha({ open, later: pageLater, now: Date.now, turn, stage, prefetched })
  return { ...captcha, widget: <SliderRow captcha={captcha} quiet={!prefetched} /> }
}
