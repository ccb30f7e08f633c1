import type { Site } from '../../site/site.ts'

/** The guarded action (docs/conformance.md § 1.5). */
export type CaptchaPurpose = 'login' | 'sms' | 'register'

/** The captcha that the rules require. */
export type CaptchaKind = 'none' | 'geetest3' | 'geetest4' | 'image'

/** The captcha that a form needs. */
export interface CaptchaPlan {
  readonly kind: CaptchaKind
  /** Configured, but not supported on this site: 'Geetest service not work'. */
  readonly unsupported?: true
}

type Rules = Pick<Site, 'captcha' | 'flags' | 'test'>

const NONE: CaptchaPlan = { kind: 'none' }
const IMAGE: CaptchaPlan = { kind: 'image' }

/**
 * Whether a form requires a captcha, and which one (docs/conformance.md § 1.5; § 2.5).
 *
 * - login and register: each one if its own switch is on. If the back office sends no switch for the login, the slider is shown
 *   if the register captcha is enabled and the login geetest flag is on.
 * - enabled with geetest: the slider; enabled without: the image captcha. The login geetest flag applies to both forms; the
 *   registration form can also have its own flag.
 * - a test site has no geetest at login: there the login geetest flag counts as off.
 * - sms: by flag GEETESTVCODE3 alone, and v4 only.
 */
export function captchaFor(purpose: CaptchaPurpose, { captcha, flags, test }: Rules): CaptchaPlan {
  const loginGeetest = captcha.loginGeetest && !test
  switch (purpose) {
    case 'sms':
      return flags.GEETESTVCODE3 ? smsSlider(captcha.geetest) : NONE
    case 'login': {
      const enabled = captcha.login ?? (captcha.register && loginGeetest)
      return enabled ? guard(loginGeetest, captcha.geetest) : NONE
    }
    case 'register':
      return captcha.register ? guard(loginGeetest || captcha.registerGeetest, captcha.geetest) : NONE
  }
}

type Geetest = Rules['captcha']['geetest']

const guard = (isSlider: boolean, geetest: Geetest): CaptchaPlan => (isSlider ? slider(geetest) : IMAGE)

/** v4 needs only the id from the configuration; v3 gets its id from the server. */
const slider = ({ version, id }: Geetest): CaptchaPlan =>
  version === 'v3' ? { kind: 'geetest3' } : { kind: 'geetest4', ...(id === '' && { unsupported: true }) }

const smsSlider = (geetest: Geetest): CaptchaPlan =>
  geetest.version === 'v4' ? slider(geetest) : { kind: 'geetest3', unsupported: true }
