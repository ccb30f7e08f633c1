import { useTranslation } from 'react-i18next'

/**
 * The place of a sign-in form whose code is on its way: its ways, two fields and its button, as the layout draws them
 * (`SignIn.tsx`).
 */
export function FormShape() {
  const { t } = useTranslation()
  return (
    <div data-shape="form" aria-busy aria-label={t('in_please_wait')} role="status">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
