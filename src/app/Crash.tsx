import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 40px 20px;
  text-align: center;

  > button { min-block-size: 48px; padding-inline: 24px; border-radius: var(--radius); background: var(--surface-2); font-weight: 600; }
`

/** What stands where a screen broke or could not be downloaded: what happened, and a way to start again. It needs nothing else. */
export function Broken() {
  const { t } = useTranslation()
  return (
    <Box role="alert" data-broken="">
      <h2>{t('unknown_error')}</h2>
      <button type="button" onClick={() => window.location.reload()}>
        {t('retry')}
      </button>
    </Box>
  )
}

/** The same where the whole app broke. Never a blank page. */
export const Crash = () => (
  <main data-screen="siteError">
    <Broken />
  </main>
)
