import { captchaFor } from '../../../../src/features/shared/captchaFor.ts'
import { defineCheck } from '../check.ts'
import { STATUS } from '../open.ts'

/** Automatic login that never happens: an unrequested captcha is not shown, so the form stays filled in. */
export const autoLogin = defineCheck({
  looksFor: 'automatic login that a captcha prevents',
  codes: { 'flag.idle': 'warning' },
  run: ({ site }) =>
    site?.flags.MOBILEAUTOLOGIN3 && captchaFor('login', site).kind !== 'none'
      ? [
          {
            code: 'flag.idle' as const,
            file: STATUS,
            pointer: '/info/whitelabelVal/MOBILEAUTOLOGIN3',
            means:
              'Automatic login is on, but the login has a captcha: players find the form filled in, and log in themselves.',
            mend: 'Turn the captcha of the login off (info.login.captcha.enabled), or turn MOBILEAUTOLOGIN3 off.',
          },
        ]
      : [],
})
