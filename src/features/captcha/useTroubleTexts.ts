import { useTranslation } from 'react-i18next'
import { CaptchaError } from './model/captchaError.ts'
import type { Trouble } from './model/trouble.ts'

/** Error text plus code (docs/conformance.md § 2.8): the provider's text for the user, else ours. */
export function useTroubleTexts(): (trouble: Trouble) => { readonly text: string; readonly number?: string } {
  const { t } = useTranslation(['captcha', 'shell'])
  return ({ code, text, number }) => ({
    text: text ?? t(new CaptchaError(code).messageKey),
    ...(number && { number }),
  })
}
