import { useTranslation } from 'react-i18next'
import { GlobalStyle } from '../themes/GlobalStyle.ts'
import { Button } from '../ui/Button.tsx'
import { StateBox } from '../ui/EmptyState.tsx'

/** What stands where a screen broke or could not be downloaded: what happened, and a way to start again. */
export function Broken() {
  const { t } = useTranslation()
  return (
    <StateBox role="alert">
      <h2>{t('unknown_error')}</h2>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {t('retry')}
      </Button>
    </StateBox>
  )
}

/** The same where the whole app broke. Never a blank page. */
export const Crash = () => (
  <>
    <GlobalStyle />
    <main data-screen="siteError">
      <Broken />
    </main>
  </>
)
