import { useTranslation } from 'react-i18next'
import { usePlanned } from '../registry/PlanContext.ts'

/** The id of the main navigation. It comes after the content, though a wide window shows it above or beside. */
export const NAVIGATION = 'navigation'

/** The first stops of the keyboard: over the header to the content, and over the content to the navigation. */
export function SkipLinks() {
  const { t } = useTranslation('shell')
  const { plan } = usePlanned()
  return (
    <>
      <a data-skip-link="" href="#main">
        {t('skip_to_content')}
      </a>
      {plan.navigation.length > 0 && (
        <a data-skip-link="" href={`#${NAVIGATION}`}>
          {t('skip_to_navigation')}
        </a>
      )}
    </>
  )
}
