import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { type CaptchaPurpose, captchaFor } from '../../shared/captchaFor.ts'

/**
 * The place of a sign-in form whose code is on its way: its ways, two fields, its captcha and its button, as the layout draws them
 * (`SignIn.tsx`).
 */
export function FormShape({ purpose }: { readonly purpose: CaptchaPurpose }) {
  const { t } = useTranslation()
  const { site } = usePlanned().facts
  return (
    <div data-shape="form" role="status" aria-busy aria-label={t('in_please_wait')}>
      <i />
      <i />
      <i />
      {captchaFor(purpose, site).kind !== 'none' && <b data-feature="captcha" />}
      <i />
    </div>
  )
}
